import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import {
  isRightByPerson,
  NOT_KNOWN,
  type JudgedAttempt,
  type TypedAnswer,
} from '#practice/judge/typed-attempt.ts';
import {
  questionReducer,
  rightCount,
  startQuestions,
  type QuestionLoop,
  type QuestionLoopEvent,
} from '#practice/rules/question-loop.ts';
import type { DrawTyped, TypedFront, TypedTask } from '#subjects/grammar/practice/generators/typed-task.ts';
import { PracticeHead, type PracticeProps } from './practice-head.tsx';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { TypedActions, TypedField } from '#practice/components/question/typed-field.tsx';
import { TypedNote, TypedVerdict } from '#practice/components/question/typed-verdict.tsx';
import { useTypedAttempt, type Typing } from '#practice/components/question/use-typed-attempt.ts';
import { loggedAs } from '#practice/components/question/use-question-loop.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE, SEEN_TOO } from '#ui/moved-focus.ts';
import { focusedElement } from '#ui/screen.ts';
import { English } from '#components/meaning.tsx';

/** Task after task to type, each answer logged once (GRA-22). */
export function TypedPractice({ draw, onStopped }: PracticeProps & { readonly draw: DrawTyped }) {
  const { random } = usePlatform();
  const studyLog = useStudyLog();
  const drawAfter = (before: readonly TypedTask[]) =>
    draw(
      before.map(({ key }) => key),
      random,
    );
  const { state, send } = useMachine<QuestionLoop<TypedTask>, QuestionLoopEvent<TypedTask>>(() => {
    const first = drawAfter([]);
    return {
      initial: startQuestions(first === undefined ? [] : [first]),
      reduce: questionReducer,
      ...loggedAs<TypedTask, string>('quiz', ({ question: { itemId, card }, answer }) => ({
        itemId,
        answer: answer === NOT_KNOWN ? null : answer,
        ...(card === undefined ? {} : { card }),
      })),
    };
  });
  const judgeRight = () => {
    studyLog.judgeLastRight();
    send({ kind: 'answer-judged-right' });
  };
  const typing = useTypedAttempt(
    state.phase === 'finished' ? null : state.question.typed,
    (answer: TypedAnswer) => {
      send({ kind: 'answer-given', answer: answer.text, isRight: answer.isRight });
      if (isRightByPerson(answer)) judgeRight();
    },
  );
  // Choosing an exercise with the arrow keys keeps the focus there; after a button press it moves to the field.
  const [takesFocus] = useState(() => focusedElement()?.matches('input') !== true);
  useBusy(typing.attempt.phase !== 'given' && typing.attempt.text.trim() !== '');
  if (state.phase === 'finished') return null;
  const { question: task, questions, results } = state;
  return (
    <PlayArea
      step={`${typing.step} ${results.length}`}
      takesFocus={takesFocus}
      isAsking={state.phase === 'asking'}
    >
      <div className="stage-part gap-4">
        <PracticeHead count={{ answered: results.length, right: rightCount(state) }} onStopped={onStopped} />
        <TaskView
          key={questions.indexOf(task)}
          task={task}
          typing={typing}
          isRight={state.phase === 'answered' && state.last.isRight}
          onJudgedRight={judgeRight}
          onNext={() => send({ kind: 'next-requested', question: drawAfter(questions) })}
        />
      </div>
    </PlayArea>
  );
}

interface TaskViewProps {
  readonly task: TypedTask;
  readonly typing: Typing;
  /** Whether the answer counts as right. */
  readonly isRight: boolean;
  readonly onJudgedRight: () => void;
  readonly onNext: () => void;
}

function TaskView({ task, typing, isRight, onJudgedRight, onNext }: TaskViewProps) {
  const { t } = useLingui();
  const { attempt } = typing;
  const { front, dutch } = task;
  const isShown = attempt.phase === 'unsure' || attempt.phase === 'given';
  const start = front.kind === 'english' ? front.start : undefined;
  return (
    <>
      <p className="text-ink-soft">
        <MarkedText text={task.ask} />
      </p>
      <TaskFront front={front} dutch={dutch} />
      <TypedField
        typing={typing}
        label={start === undefined ? t`Your answer` : t`The rest of the sentence`}
        start={start === undefined ? undefined : <span lang="nl">{start} …</span>}
      />
      <div {...(isShown ? SEEN_TOO : {})} className="flex flex-col items-start gap-4">
        <output className="w-full">
          <TypedNote typing={typing} />
          {isShown && <TaskVerdict task={task} attempt={attempt} isRight={isRight} />}
        </output>
        {isShown && front.kind !== 'heard' && <ListenButton text={dutch} />}
      </div>
      <ActionBar>
        <TypedActions typing={typing} />
        {attempt.phase === 'given' && (
          <>
            {!isRight && attempt.verdict !== null && (
              <Button tone="secondary" onClick={onJudgedRight}>
                <Trans>My answer was right</Trans>
              </Button>
            )}
            <Button key="next" {...FOCUS_HERE} onClick={onNext}>
              <Trans>Next</Trans>
            </Button>
          </>
        )}
      </ActionBar>
    </>
  );
}

function TaskFront({ front, dutch }: { readonly front: TypedFront; readonly dutch: string }) {
  switch (front.kind) {
    case 'gap':
      return (
        <div className="flex flex-col gap-1">
          <Large>
            <MarkedText text={front.prompt} />
          </Large>
          {front.note !== undefined && (
            <p>
              <MarkedText text={front.note} />
            </p>
          )}
          {front.english !== undefined && (
            <English as="p" className="text-ink-soft">
              {front.english}
            </English>
          )}
        </div>
      );
    case 'english':
      return (
        <div className="flex flex-col gap-1">
          <Large>
            <English>{front.english}</English>
          </Large>
          {front.note !== undefined && (
            <p>
              <MarkedText text={front.note} />
            </p>
          )}
        </div>
      );
    case 'heard':
      return (
        <div>
          <ListenButton text={dutch} />
        </div>
      );
  }
}

function Large({ children }: { readonly children: ReactNode }) {
  return <p className="text-xl leading-snug font-semibold">{children}</p>;
}

interface TaskVerdictProps {
  readonly task: TypedTask;
  readonly attempt: JudgedAttempt;
  readonly isRight: boolean;
}

/** Whether it was right, the right answer, and why. Text only: it is read out. */
function TaskVerdict({ task, attempt, isRight }: TaskVerdictProps) {
  const { front, dutch, explanation } = task;
  const english = task.english !== undefined && <English>{task.english}</English>;
  const isEnglishShown = front.kind === 'english' || (front.kind === 'gap' && front.english !== undefined);
  return (
    <span
      className={clsx(
        'flex flex-col gap-3 rounded-control border-s-4 bg-surface-sunken p-4',
        attempt.phase === 'unsure' ? 'border-brand' : isRight ? 'border-success' : 'border-danger',
      )}
    >
      <TypedVerdict attempt={attempt} isRight={isRight} />
      <span lang="nl" className="text-xl font-semibold">
        {dutch}
      </span>
      {english && !isEnglishShown && (
        <span className="text-ink-soft">
          <Trans>In English: {english}</Trans>
        </span>
      )}
      <span>
        <strong>
          <Trans>Explanation:</Trans>
        </strong>{' '}
        <MarkedText text={explanation} />
      </span>
    </span>
  );
}
