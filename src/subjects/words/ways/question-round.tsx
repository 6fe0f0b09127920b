import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { questionNumber, questionReducer, startQuestions } from '#practice/rules/question-loop.ts';
import type { QuestionLoop, QuestionLoopEvent } from '#practice/rules/question-loop.ts';
import { ArticleQuestion } from './article-question.tsx';
import type { RoundProps, WayQuestionProps } from './study-way.ts';
import { HeardQuestion, TypedQuestion } from './typed-question.tsx';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { placeText } from '#practice/components/study-unit.ts';
import { useMachine } from '#practice/components/use-machine.ts';
import { loggedAs } from '#practice/components/question/use-question-loop.ts';
import { NOT_KNOWN } from '#practice/judge/typed-attempt.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** One item after another, with the question loop; the exercises differ only in how they ask an item. */
function QuestionRound({
  items,
  card,
  onFinished,
  Question,
}: RoundProps & { readonly Question: ComponentType<WayQuestionProps> }) {
  const { t, i18n } = useLingui();
  const studyLog = useStudyLog();
  const { state, hasPlayed, send } = useMachine<
    QuestionLoop<CatalogueItem>,
    QuestionLoopEvent<CatalogueItem>
  >(() => ({
    initial: startQuestions(items),
    reduce: questionReducer,
    ...loggedAs<CatalogueItem, string>('quiz', ({ question: { id }, answer }) => ({
      itemId: id,
      answer: answer === NOT_KNOWN ? null : answer,
      card,
    })),
  }));
  useBusy(state.phase !== 'finished' && state.results.length > 0);
  if (state.phase === 'finished') return null;
  const number = questionNumber(state);
  const total = state.questions.length;
  return (
    <>
      <ProgressBar label={i18n._(placeText('word', number, total))} value={number} max={total} />
      <Question
        key={number}
        item={state.question}
        result={state.phase === 'answered' ? state.last : null}
        takesFocus={hasPlayed}
        onAnswered={(answer, isRight) => send({ kind: 'answer-given', answer, isRight })}
        onJudgedRight={() => {
          studyLog.judgeLastRight();
          send({ kind: 'answer-judged-right' });
        }}
        onNext={() => {
          const after = send({ kind: 'next-requested' });
          if (after.phase === 'finished') onFinished(after.results);
        }}
        nextLabel={number < total ? t`Next` : t`See the result`}
      />
    </>
  );
}

/** The meaning is shown, the Dutch is typed. */
export function TypedRound(props: RoundProps) {
  return <QuestionRound {...props} Question={TypedQuestion} />;
}

/** The Dutch is heard and typed. */
export function HeardRound(props: RoundProps) {
  return <QuestionRound {...props} Question={HeardQuestion} />;
}

/** De or het. */
export function ArticleRound(props: RoundProps) {
  return <QuestionRound {...props} Question={ArticleQuestion} />;
}
