import { useId, useState, type ReactNode } from 'react';
import {
  questionReducer,
  rightCount,
  startQuestions,
  type QuestionLoop,
  type QuestionLoopEvent,
  type QuestionResult,
} from '#practice/rules/question-loop.ts';
import {
  judgeTask,
  type DrawTyped,
  type TypedFront,
  type TypedTask,
} from '#subjects/grammar/practice/generators/typed-task.ts';
import { PracticeHead, type PracticeProps } from './practice-head.tsx';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { TypedVerdict } from '#practice/components/question/typed-verdict.tsx';
import { loggedAs } from '#practice/components/question/use-question-loop.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE, SEEN_TOO } from '#ui/moved-focus.ts';
import { focusedElement } from '#ui/screen.ts';
import { TextField } from '#ui/text-field.tsx';

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
        answer,
        ...(card === undefined ? {} : { card }),
      })),
    };
  });
  // Choosing an exercise with the arrow keys keeps the focus there; after a button press it moves to the field.
  const [takesFocus] = useState(() => focusedElement()?.matches('input') !== true);
  if (state.phase === 'finished') return null;
  const { question: task, questions, results } = state;
  return (
    <PlayArea step={`${state.phase} ${results.length}`} takesFocus={takesFocus}>
      <div className="stage-part gap-4">
        <PracticeHead count={{ answered: results.length, right: rightCount(state) }} onStopped={onStopped} />
        <TaskView
          key={questions.indexOf(task)}
          task={task}
          result={state.phase === 'answered' ? state.last : null}
          onAnswered={(answer) =>
            send({ kind: 'answer-given', answer, isRight: judgeTask(task, answer).kind === 'right' })
          }
          onJudgedRight={() => {
            studyLog.judgeLastRight();
            send({ kind: 'answer-judged-right' });
          }}
          onNext={() => send({ kind: 'next-requested', question: drawAfter(questions) })}
        />
      </div>
    </PlayArea>
  );
}

interface TaskViewProps {
  readonly task: TypedTask;
  /** Null until it is answered. */
  readonly result: QuestionResult<TypedTask, string> | null;
  readonly onAnswered: (answer: string) => void;
  readonly onJudgedRight: () => void;
  readonly onNext: () => void;
}

function TaskView({ task, result, onAnswered, onJudgedRight, onNext }: TaskViewProps) {
  const [text, setText] = useState('');
  const formId = useId();
  const isAsked = result === null;
  const isEmpty = text.trim() === '';
  useBusy(isAsked && !isEmpty);
  return (
    <>
      <p className="text-ink-soft">
        <MarkedText text={task.ask} />
      </p>
      <TaskFront front={task.front} dutch={task.dutch} />
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (isAsked && !isEmpty) onAnswered(text.trim());
        }}
      >
        <TextField
          {...(isAsked ? FOCUS_HERE : {})}
          label="Your answer"
          name="answer"
          lang="nl"
          autoComplete="off"
          autoCapitalize="none"
          // The browser's suggestions would do the work.
          autoCorrect="off"
          spellCheck={false}
          value={text}
          readOnly={!isAsked}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      <div {...(isAsked ? {} : SEEN_TOO)} className="flex flex-col items-start gap-4">
        <output className="w-full">{result !== null && <TaskVerdict task={task} result={result} />}</output>
        {!isAsked && task.front.kind !== 'heard' && <ListenButton text={task.dutch} />}
      </div>
      <ActionBar>
        {isAsked ? (
          <Button key="check" type="submit" form={formId} disabled={isEmpty}>
            Check
          </Button>
        ) : (
          <>
            {!result.isRight && (
              <Button tone="secondary" onClick={onJudgedRight}>
                My answer was right
              </Button>
            )}
            <Button key="next" {...FOCUS_HERE} onClick={onNext}>
              Next
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
          {front.english !== undefined && <p className="text-ink-soft">{front.english}</p>}
        </div>
      );
    case 'english':
      return (
        <div className="flex flex-col gap-1">
          <Large>{front.english}</Large>
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

/** Whether it was right, the right answer, and why. Text only: it is read out. */
function TaskVerdict({
  task,
  result,
}: Pick<TaskViewProps, 'task'> & { result: QuestionResult<TypedTask, string> }) {
  const { front, dutch, english, explanation, answers } = task;
  const isEnglishShown = front.kind === 'english' || (front.kind === 'gap' && front.english !== undefined);
  const judgement = judgeTask(task, result.answer);
  const isOwnWord = result.isRight && judgement.kind === 'wrong';
  return (
    <span
      className={`flex flex-col gap-3 rounded-control border-s-4 bg-surface-sunken p-4 ${
        result.isRight ? 'border-success' : 'border-danger'
      }`}
    >
      {isOwnWord ? (
        <strong className="text-success">Counted as right.</strong>
      ) : (
        <TypedVerdict judgement={judgement} isSentence={front.kind !== 'gap'} />
      )}
      <span lang="nl" className="text-xl font-semibold">
        {dutch}
      </span>
      {result.isRight &&
        answers[0] !== dutch &&
        result.answer !== answers[0] &&
        judgement.kind === 'right' && (
          <span>
            More usual: <span lang="nl">{answers[0]}</span>
          </span>
        )}
      {english !== undefined && !isEnglishShown && (
        <span className="text-ink-soft">In English: {english}</span>
      )}
      <span>
        <strong>Explanation:</strong> <MarkedText text={explanation} />
      </span>
    </span>
  );
}
