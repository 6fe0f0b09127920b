import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { openQuestions } from '#exam/engine/desk.ts';
import { NormLine, ResultCard, ResultTable } from '#exam/screens/result-parts.tsx';
import { wholeText, type WriteTask } from '#exam/engine/write-task.ts';
import type { PastWriting } from '#exam/engine/writing-sitting.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { Dutch } from '#ui/dutch.tsx';
import { CheckedText } from './checked-text.tsx';
import { sittingFigures, type ResultProps } from '#exam/screens/mock/mock-part.ts';
import { MarkedWords } from './let-op-words.tsx';
import { ResultBar } from '#exam/screens/mock/printed-result.tsx';
import { SittingNote } from '#exam/screens/mock/sitting-note.tsx';
import { useLetterWords, type LetterWords } from './use-letter-words.ts';
import type { WritingExamMove } from './writing-exam-desk.ts';
import {
  checkIn,
  sittingPoints,
  taskPoints,
  tasksOf,
  writtenIn,
  type WritingExamContent,
} from './exam-points.ts';
import { TaskLines } from './task-prompt.tsx';
import { ModelAnswer, NothingCountsNote } from './text-points.tsx';
import { type PlaylistChoice, sentenceItems } from '#sound/playlist-items.ts';
import type { PlaylistItem } from '#sound/playlist-player.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { Card } from '#ui/card.tsx';

export interface WritingExamResultProps extends ResultProps<PastWriting, WritingExamMove> {
  readonly content: WritingExamContent;
}

/**
 * A submitted writing exam: its points, and each text next to two examples (MOC-07, MOC-09). Loaded late, hence the
 * default export.
 */
export default function WritingExamResult({ content, exams, sitting, send, part }: WritingExamResultProps) {
  const { i18n, t } = useLingui();
  const tasks = useMemo(() => tasksOf(content, sitting), [content, sitting]);
  const texts = useMemo(() => tasks.map((task) => writtenIn(sitting, task)), [sitting, tasks]);
  const words = useLetterWords(texts);
  return (
    <>
      <ResultCard ended={sitting.id} summary={<Summary content={content} exams={exams} sitting={sitting} />}>
        <PointsTable content={content} sitting={sitting} tasks={tasks} />
        <OpenTasks sitting={sitting} />
        <div className="print:hidden">
          <PlaylistButton title={t`Example texts`} choices={() => modelsOf(tasks, i18n)}>
            <Trans>Listen to all example texts</Trans>
          </PlaylistButton>
        </div>
      </ResultCard>
      {tasks.map((task, place) => (
        <TaskResult
          key={task.id}
          content={content}
          task={task}
          number={place + 1}
          sitting={sitting}
          words={words}
          send={send}
        />
      ))}
      <ResultBar part={part} />
    </>
  );
}

/** The examples of all tasks, sentence by sentence (SPK-06). */
function modelsOf(tasks: readonly WriteTask[], i18n: I18n): readonly PlaylistChoice[] {
  const titles = [...new Set(tasks.flatMap(({ models }) => models.map(({ title }) => i18n._(title))))];
  return titles.map((label) => ({
    label,
    items: tasks.flatMap(({ models }) =>
      models.filter(({ title }) => i18n._(title) === label).flatMap(({ text }) => letterItems(text)),
    ),
  }));
}

/** The greeting of a letter is a line, and no beginning of its first sentence. */
function letterItems(text: string): readonly PlaylistItem[] {
  return text.split('\n').flatMap((line) => sentenceItems(line));
}

function Summary({ content, exams, sitting }: Pick<WritingExamResultProps, 'content' | 'exams' | 'sitting'>) {
  const { i18n } = useLingui();
  const title = i18n._(sittingFigures(exams, sitting).title);
  const enough = exams.find(({ id }) => id === sitting.examId)?.format.enough;
  const { earned, of, unchecked } = sittingPoints(content, sitting);
  return (
    <>
      <h2 className="text-xl font-bold">
        {unchecked === 0 ? (
          <Trans>
            {title}: {earned} of {of} practice points
          </Trans>
        ) : (
          <Trans>
            {title}: <Plural value={unchecked} one="# text to check" other="# texts to check" />
          </Trans>
        )}
      </h2>
      <p>
        <Trans>
          <strong>Practice points, not a grade.</strong> Their order and number are those of DUO’s published
          practice model. In the exam people judge your texts.
        </Trans>
      </p>
      {unchecked > 0 && (
        <p className="font-semibold">
          <Trans>
            Read your texts again below, tick what they tell, and count the points. Nothing is counted before.
          </Trans>
        </p>
      )}
      {enough !== undefined && unchecked === 0 && <NormLine got={earned} of={of} enough={enough} />}
      <SittingNote exams={exams} sitting={sitting} />
    </>
  );
}

interface PointsTableProps {
  readonly content: WritingExamContent;
  readonly sitting: PastWriting;
  readonly tasks: readonly WriteTask[];
}

function PointsTable({ content, sitting, tasks }: PointsTableProps) {
  const { t } = useLingui();
  return (
    <ResultTable
      title={t`Tasks`}
      columns={[t`Task`, t`Points`]}
      rows={tasks.map((task) => {
        const points = taskPoints(content, sitting, task);
        const result =
          points === null ? t`to check` : t`${{ earned: points.earned }} of ${{ of: points.of }}`;
        return { id: task.id, title: `*${task.title}*`, result };
      })}
    />
  );
}

function OpenTasks({ sitting }: { readonly sitting: PastWriting }) {
  const { t } = useLingui();
  const open = openQuestions(sitting).map((id) => itemId('text', id));
  if (open.length === 0) return null;
  return <AddToReview itemIds={open} what={t`${{ count: open.length }} not written`} />;
}

interface TaskResultProps {
  readonly content: WritingExamContent;
  readonly task: WriteTask;
  readonly number: number;
  readonly sitting: PastWriting;
  readonly words: LetterWords;
  readonly send: WritingExamResultProps['send'];
}

/** One text: the task, the answer, two examples, and the checked text. */
function TaskResult({ content, task, number, sitting, words, send }: TaskResultProps) {
  const { i18n, t } = useLingui();
  const { judge } = content;
  const { title } = task;
  const answer = sitting.answers[task.id];
  const written = useMemo(() => writtenIn(sitting, task), [sitting, task]);
  const notOwn = answer === undefined ? null : judge.whyNothingCounts(written);
  const inTask = { sittingId: sitting.id, taskId: task.id };
  return (
    <section aria-label={t`Task ${number}`} className="flex flex-col gap-4">
      <h3 className="text-xl font-bold">
        <Trans>
          Task {number}: <Dutch>{title}</Dutch>
        </Trans>
      </h3>
      <details>
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
          <Trans>What the task asked</Trans>
        </summary>
        <div lang="nl" className="flex flex-col gap-3 text-start">
          <p>{task.situation}</p>
          <TaskLines task={task} />
        </div>
      </details>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
        <div className="flex flex-col gap-2">
          <h4 className="font-bold">
            <Trans>Your text</Trans>
          </h4>
          {answer === undefined ? (
            <p className="text-ink-soft">
              <Trans>You wrote nothing.</Trans>
            </p>
          ) : (
            <p
              lang="nl"
              className="text-start rounded-control border-2 border-brand bg-surface-raised p-4 leading-relaxed wrap-anywhere whitespace-pre-line"
            >
              {notOwn === null ? (
                <MarkedWords task={task} text={wholeText(task, answer)} lookedUp={words.lookedUp} />
              ) : (
                wholeText(task, answer)
              )}
            </p>
          )}
        </div>
        {task.models.map((model) => (
          <div key={model.title.id} className="flex flex-col gap-2">
            <h4 className="font-bold">{i18n._(model.title)}</h4>
            <ModelAnswer model={model} />
          </div>
        ))}
      </div>
      {answer !== undefined && (
        <Card className="flex flex-col gap-4">
          <h4 className="text-lg font-bold">
            <Trans>Check your text, in the examiners’ order</Trans>
          </h4>
          {notOwn === null ? (
            <CheckedText
              headings="h5"
              judge={judge}
              written={written}
              told={sitting.told[task.id] ?? []}
              check={checkIn(content, sitting, task)}
              words={words}
              onToldToggled={(point) => send({ kind: 'told-toggled', ...inTask, point })}
              onChecked={(rating) => send({ kind: 'text-checked', ...inTask, rating })}
            />
          ) : (
            <NothingCountsNote why={notOwn} />
          )}
        </Card>
      )}
    </section>
  );
}
