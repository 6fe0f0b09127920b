import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { rows } from '#content/grammar/corrections.ts';
import type { CorrectionRow } from '#content/schema/grammar-questions.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { isRightByPerson, NOT_KNOWN, type TypedAnswer } from '#practice/judge/typed-attempt.ts';
import {
  questionReducer,
  startQuestions,
  type QuestionLoop,
  type QuestionLoopEvent,
} from '#practice/rules/question-loop.ts';
import { drawNext, startDraw } from '#practice/rules/draw.ts';
import { CorrectionVerdict } from './correction-verdict.tsx';
import { typedCorrection } from './practice/generators/typed-task.ts';
import { type PracticeDialogProps, PractiseThis } from './practice-view.tsx';
import { pickOne } from '#lib/random.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { TypedActions, TypedField } from '#practice/components/question/typed-field.tsx';
import { TypedNote } from '#practice/components/question/typed-verdict.tsx';
import { useTypedAttempt } from '#practice/components/question/use-typed-attempt.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { loggedAs } from '#practice/components/question/use-question-loop.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FOCUS_HERE, SEEN_TOO } from '#ui/moved-focus.ts';
import { showToast } from '#ui/toast.ts';

/** A wrong sentence to retype correctly, then another at random (GRA-20). Loaded late, hence the default export. */
export default function CorrectGrammarDialog({ onClose, onPractised }: PracticeDialogProps) {
  const { t, i18n } = useLingui();
  const { random } = usePlatform();
  const studyLog = useStudyLog();
  const [draw, setDraw] = useState(() => startDraw(pickOne(rows, random) ?? rows[0], rows, random));
  const { state, send } = useMachine<QuestionLoop<CorrectionRow>, QuestionLoopEvent<CorrectionRow>>(() => ({
    initial: startQuestions<CorrectionRow>([draw.current]),
    reduce: questionReducer,
    ...loggedAs<CorrectionRow, string>('quiz', ({ question, answer }) => ({
      itemId: itemId('sentence', question.id),
      answer: answer === NOT_KNOWN ? null : answer,
    })),
  }));
  const { current } = draw;
  const typing = useTypedAttempt(
    useMemo(() => typedCorrection(current), [current]),
    (answer: TypedAnswer) => {
      send({ kind: 'answer-given', answer: answer.text, isRight: answer.isRight });
      if (isRightByPerson(answer)) {
        studyLog.judgeLastRight();
        send({ kind: 'answer-judged-right' });
      } else tellVerdict(answer.isRight, i18n);
    },
  );
  const { attempt } = typing;
  useBusy(attempt.phase !== 'given' && attempt.text !== '');
  if (state.phase === 'finished') return null;
  const { question: sentence, results } = state;
  const isJudged = attempt.phase === 'unsure' || attempt.phase === 'given';
  const showAnother = () => {
    const next = drawNext(draw, rows, random);
    setDraw(next);
    send({ kind: 'next-requested', question: next.current });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Correct the Grammar`}
      description={t`There is a mistake in this sentence. Type the whole sentence as it should be.`}
    >
      <PlayArea
        step={`${typing.step} ${results.length}`}
        isAsking={!isJudged}
        className="flex flex-col gap-4"
      >
        <p lang="nl" className="border-s-4 border-action ps-4 text-xl font-semibold">
          {sentence.incorrect}
        </p>
        <TypedField typing={typing} label={t`Your correction`} />
        <div {...(isJudged ? SEEN_TOO : {})} className="flex flex-col items-start gap-4">
          <output className="w-full">
            <TypedNote typing={typing} />
            {isJudged && (
              <CorrectionVerdict
                sentence={sentence}
                attempt={attempt}
                isRight={state.phase === 'answered' && state.last.isRight}
              />
            )}
          </output>
          {isJudged && <ListenButton text={sentence.correct} />}
          {attempt.phase === 'given' && <PractiseThis kind={sentence.practice} onChosen={onPractised} />}
        </div>
        <ActionBar>
          <Button tone="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <TypedActions typing={typing} checkLabel={t`Submit Correction`} />
          {attempt.phase === 'given' && (
            <Button key="next" {...FOCUS_HERE} onClick={showAnother}>
              <Trans>Try Another Correction</Trans>
            </Button>
          )}
        </ActionBar>
      </PlayArea>
    </Dialog>
  );
}

function tellVerdict(isRight: boolean, i18n: I18n): void {
  const verdict = { about: 'answer', isSilent: true } as const;
  const title = i18n._(
    isRight
      ? msg`Perfect! Your correction is correct!`
      : msg`Not quite right. Check the correct answer below.`,
  );
  showToast({ title, tone: isRight ? 'success' : 'danger', ...verdict });
}
