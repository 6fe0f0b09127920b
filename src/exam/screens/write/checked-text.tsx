import { useId, type ReactNode } from 'react';
import type { WriteCriterion, WriteTask } from '#exam/engine/write-task.ts';
import type { PastWriting } from '#exam/engine/writing-sitting.ts';
import { fulfilled, pointsFor } from '#exam/engine/writing-points.ts';
import { questionsAbout, type WritingQuestion } from '#exam/engine/writing-questions.ts';
import { LetOpWords } from './let-op-words.tsx';
import type { WritingExamMove } from './writing-exam-desk.ts';
import type { LookedUp } from './use-looked-up-words.ts';
import type { WritingJudge } from './writing-judge.ts';
import { PointLine } from './text-points.tsx';
import { counted } from '#lib/counted.ts';
import { comparableWordsOf } from '#lib/dutch-words.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

interface CheckedTextProps {
  readonly judge: WritingJudge;
  readonly task: WriteTask;
  readonly sitting: PastWriting;
  readonly lookedUp: LookedUp;
  readonly send: (move: WritingExamMove) => unknown;
}

/**
 * A text checked in the order of examiners (MOC-09): countable criteria are shown, what only a reader can see is asked,
 * and nothing of the language is called an error.
 */
export function CheckedText({ judge, task, sitting, lookedUp, send }: CheckedTextProps) {
  const told = sitting.told[task.id] ?? null;
  const isChecked = sitting.checked.includes(task.id);
  const judged = judge.judged(task, sitting.answers[task.id] ?? [], told);
  const isFulfilled = fulfilled(task.criteria, judged);
  const questions = questionsAbout(judged.text);
  const words = comparableWordsOf(judged.text);
  const points = (...kinds: WriteCriterion['kind'][]) =>
    task.criteria.map(
      (point, place) =>
        kinds.includes(point.kind) && (
          <PointLine key={pointName(point)} points={pointsFor(point)} isEarned={isFulfilled[place] === true}>
            {pointName(point)}
          </PointLine>
        ),
    );
  return (
    <ol className="flex flex-col gap-5">
      <Step dutch="Taak" english="The task comes first: a text that does not do it gets few points.">
        {isChecked ? (
          <ul className="flex flex-col gap-2">{points('told', 'sentences')}</ul>
        ) : (
          <>
            <TickList
              task={task}
              told={told ?? []}
              onToggled={(point) =>
                send({ kind: 'told-toggled', sittingId: sitting.id, taskId: task.id, point })
              }
            />
            <Button
              tone="secondary"
              className="self-start"
              onClick={() => send({ kind: 'text-checked', sittingId: sitting.id, taskId: task.id })}
            >
              Count these points
            </Button>
            <ul className="flex flex-col gap-2">{points('sentences')}</ul>
          </>
        )}
      </Step>
      <Step dutch="Grammatica" english="Grammar">
        <QuestionList
          questions={questions.filter(({ kind }) => kind === 'verb-second')}
          otherwise="Is the verb in second place? After omdat, als and dat, does it stand at the end?"
        />
      </Step>
      <Step dutch="Spelling" english="Are the words written as they should be?">
        <LetOpWords task={task} text={judged.text} lookedUp={lookedUp} />
        <QuestionList questions={questions.filter(({ kind }) => kind !== 'verb-second')} />
      </Step>
      <Step dutch="Samenhang" english="Coherence: is it one text?">
        <ul className="flex flex-col gap-2">{points('greeting', 'closing', 'connecting-words')}</ul>
      </Step>
      <Step dutch="Woorden" english="Words">
        <p>
          {counted(words.length, 'word')}, {new Set(words).size} different. Did you use other words than those
          of the task?
        </p>
      </Step>
    </ol>
  );
}

function pointName(point: WriteCriterion): string {
  switch (point.kind) {
    case 'told':
      return point.check;
    case 'greeting':
      return 'A greeting at the beginning';
    case 'closing':
      return 'A greeting at the end';
    case 'sentences':
      return `At least ${counted(point.atLeast, 'sentence')} with a full stop or a question mark`;
    case 'connecting-words':
      return `At least ${counted(point.atLeast, 'connecting word')}, such as en, maar, want, omdat`;
  }
}

interface StepProps {
  readonly dutch: string;
  readonly english: string;
  readonly children: ReactNode;
}

function Step({ dutch, english, children }: StepProps) {
  return (
    <li className="flex flex-col gap-3 border-s-4 border-line ps-4">
      <h5>
        <span lang="nl" className="block font-bold">
          {dutch}
        </span>
        <span className="block text-sm text-ink-soft">{english}</span>
      </h5>
      {children}
    </li>
  );
}

interface TickListProps {
  readonly task: WriteTask;
  readonly told: readonly number[];
  readonly onToggled: (point: number) => void;
}

/** Only its writer can judge the content of a text. */
function TickList({ task, told, onToggled }: TickListProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className="font-semibold">What does your text tell?</legend>
      <p id={id} className="text-ink-soft">
        The app can’t read it. Read your text again and tick what is there: each brings 2 points.
      </p>
      {task.criteria.map(
        (point, place) =>
          point.kind === 'told' && (
            <Checkbox
              key={point.check}
              label={point.check}
              checked={told.includes(place)}
              onChange={() => onToggled(place)}
            />
          ),
      )}
    </fieldset>
  );
}

interface QuestionListProps {
  readonly questions: readonly WritingQuestion[];
  /** The default question. */
  readonly otherwise?: string;
}

function QuestionList({ questions, otherwise }: QuestionListProps) {
  if (questions.length === 0) return otherwise === undefined ? null : <p>{otherwise}</p>;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-brand">
      {questions.map((question) => (
        <li key={`${question.kind} ${question.sentence}`}>
          <span lang="nl" className="italic">
            {question.sentence}
          </span>{' '}
          <QuestionText question={question} />
        </li>
      ))}
    </ul>
  );
}

function QuestionText({ question }: { readonly question: WritingQuestion }) {
  switch (question.kind) {
    case 'capital':
      return (
        <span className="block">
          Should <Dutch>{question.word}</Dutch> have a capital here?
        </span>
      );
    case 'full-stop':
      return <span className="block">Should a full stop or a question mark stand at the end?</span>;
    case 'verb-second':
      return (
        <span className="block">
          Is the verb in second place? Look at <Dutch>{`${question.first} ${question.second}`}</Dutch>.
        </span>
      );
  }
}

function Dutch({ children }: { readonly children: string }) {
  return (
    <strong lang="nl" className="font-semibold">
      {children}
    </strong>
  );
}
