import { useState } from 'react';
import { itemId } from '#domain/memory/item-id.ts';
import { ExamPage } from '#features/exam/exam-page.tsx';
import { LateGame, type GameOnItsWay, type LateGameProps } from '#features/exam/late-game.tsx';
import { IntroView } from '#features/exam/speaking/intro-view.tsx';
import { QuestionCard } from '#features/exam/speaking/question-card.tsx';
import type { SpeakingBegin } from '#features/exam/speaking/speaking-begin.ts';
import { SPEAKING_QUESTIONS } from '#features/exam/speaking/speaking-questions.ts';
import { SPEAKING_GAME } from '#services/storage/device-values.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const code = lazyCode<LateGameProps<SpeakingBegin>>(
  () => import('#features/exam/speaking/speaking-game.tsx'),
);

/** The page of the speaking game, with its first question; the game comes when that is begun (QUA-02). */
export default function SpeakingScreen() {
  return (
    <ExamPage title="Speaking game">
      <LateGame code={code} stored={SPEAKING_GAME}>
        {(game) => <FirstQuestion {...game} />}
      </LateGame>
    </ExamPage>
  );
}

function FirstQuestion({ awaited, onIntended, onBegun }: GameOnItsWay<SpeakingBegin>) {
  const [isTranslated, setTranslated] = useState(awaited?.isTranslated ?? false);
  const [question] = SPEAKING_QUESTIONS;
  const recordAnswer = useStudyAnswer(itemId('question', question?.id ?? 'none'), 'game');
  if (question === undefined) return null;
  const total = SPEAKING_QUESTIONS.length;
  return (
    <div className="flex flex-col gap-5">
      <ProgressBar label={`Question 1 of ${total}`} value={0} max={total} />
      <QuestionCard question={question} place={1} isTranslated={isTranslated} onTranslated={setTranslated} />
      <IntroView
        isFirst
        seconds={question.timeLimitSeconds}
        awaited={awaited?.kind ?? null}
        onIntended={onIntended}
        onStart={() => onBegun({ kind: 'start', isTranslated })}
        onSkip={() => {
          recordAnswer('again', null);
          onBegun({ kind: 'skip', isTranslated });
        }}
      />
    </div>
  );
}
