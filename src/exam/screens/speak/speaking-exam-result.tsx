import { useRef } from 'react';
import { SPEAKING_KINDS } from '#content/schema/task-kind.ts';
import { openQuestions } from '#exam/engine/desk.ts';
import { ResultCard, ResultTable } from '#exam/screens/result-parts.tsx';
import { pointsOf, ratedPoints, TASK_POINTS } from '#exam/engine/speaking-rating.ts';
import { ratingsOf, spokenMsOf, type PastSpeaking } from '#exam/engine/speaking-sitting.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { speakerAlone } from '#sound/rules/cast-voices.ts';
import { sittingFigures, type ResultProps } from '#exam/screens/mock/mock-part.ts';
import { KeptRecordings } from './kept-recordings.tsx';
import { ResultBar } from '#exam/screens/mock/printed-result.tsx';
import { WEIGHTS_NOTE } from './self-rating.tsx';
import { MODEL_NAMES, MODELS_NOTE } from './speaking-models.tsx';
import { TaskResult } from './speaking-task-result.tsx';
import { SittingNote } from '#exam/screens/mock/sitting-frame.tsx';
import { DUTCH_KINDS, speakingParts, type SpeakTasks } from './speaking-exam-tasks.ts';
import { useTakesOfExam } from './use-exam-takes.ts';
import type { SpeakingExamMove } from './speaking-exam-desk.ts';
import { type PlaylistChoice, sentenceItems } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { counted } from '#lib/counted.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { Button } from '#ui/button.tsx';

export interface SpeakingExamResultProps extends ResultProps<PastSpeaking, SpeakingExamMove> {
  readonly tasks: SpeakTasks;
}

/**
 * A submitted speaking exam: the person's recordings next to two models, for self-rating (MOC-10). Loaded late, hence the default export.
 */
export default function SpeakingExamResult({ tasks, exams, sitting, send, part }: SpeakingExamResultProps) {
  const sounds = useTakesOfExam();
  const next = useRef<HTMLHeadingElement>(null);
  const unrated = sitting.paper.find(({ id }) => isUnrated(sitting, id));
  const rateNext =
    unrated === undefined
      ? null
      : () => {
          next.current?.focus({ preventScroll: true });
          next.current?.scrollIntoView({ block: 'start' });
        };
  return (
    <>
      <ResultCard
        ended={sitting.id}
        summary={<Summary exams={exams} sitting={sitting} rateNext={rateNext} />}
      >
        <KindTable sitting={sitting} tasks={tasks} />
        <KeptRecordings sitting={sitting} sounds={sounds} />
      </ResultCard>
      <section aria-labelledby="exam-answers" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <h2 id="exam-answers" className="text-xl font-bold">
            All tasks
          </h2>
          <div className="print:hidden">
            <PlaylistButton title="Model answers" choices={() => modelsOf(sitting, tasks)}>
              Listen to all model answers
            </PlaylistButton>
          </div>
        </div>
        <p className="text-ink-soft">{MODELS_NOTE}</p>
        <ol className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 print:grid-cols-1">
          {sitting.paper.map(({ id }, place) => {
            const task = tasks.get(id);
            if (task === undefined) return null;
            return (
              <TaskResult
                key={id}
                headingRef={id === unrated?.id ? next : undefined}
                task={task}
                number={place + 1}
                sitting={sitting}
                sounds={sounds}
                send={send}
                rateNext={rateNext}
              />
            );
          })}
        </ol>
      </section>
      <ResultBar part={part} />
    </>
  );
}

/** Recorded, and not rated in full. */
function isUnrated({ answers, ratings }: PastSpeaking, id: string): boolean {
  return answers[id] !== undefined && pointsOf(ratings[id] ?? {}) === null;
}

/** Of either kind, and the good ones with their questions before them, as they would be heard in the exam (SPK-06). */
function modelsOf({ paper }: PastSpeaking, all: SpeakTasks): readonly PlaylistChoice[] {
  const tasks = paper.flatMap(({ id }) => all.get(id) ?? []);
  return [
    { label: MODEL_NAMES.enough, items: tasks.flatMap(({ models }) => sentenceItems(models.enough.text)) },
    { label: MODEL_NAMES.good, items: tasks.flatMap(({ models }) => sentenceItems(models.good.text)) },
    {
      label: 'Questions and good answers',
      items: tasks.flatMap(({ question, speaker, models }) => [
        ...sentenceItems(question, speakerAlone(speaker ?? 'woman')),
        ...sentenceItems(models.good.text),
      ]),
    },
  ];
}

interface SummaryProps extends Pick<SpeakingExamResultProps, 'exams' | 'sitting'> {
  /** To the next answer without a rating; null: all have one. */
  readonly rateNext: (() => void) | null;
}

function Summary({ exams, sitting, rateNext }: SummaryProps) {
  const { title } = sittingFigures(exams, sitting);
  const format = exams.find(({ id }) => id === sitting.examId)?.format;
  const { points, tasks } = ratedPoints(ratingsOf(sitting));
  const recorded = Object.keys(sitting.answers).length;
  const open = openQuestions(sitting).map((id) => itemId('question', id));
  const { unrecordable } = sitting;
  return (
    <>
      <h2 className="text-xl font-bold">
        {title}: {recorded} of {sitting.paper.length} recorded
      </h2>
      <p className="text-lg">
        You spoke for {minutesAndSeconds(spokenMsOf(sitting))}. The app can’t judge what you said: listen to
        yourself, compare, and rate each answer with three questions. Or let somebody who speaks Dutch listen.
      </p>
      {tasks > 0 && (
        <p className="text-lg font-semibold">
          Your own rating: {points} of {tasks * TASK_POINTS} points for {counted(tasks, 'answer')}.
        </p>
      )}
      {rateNext !== null && (
        <div className="print:hidden">
          <Button onClick={rateNext}>
            {tasks === 0 ? 'Rate your answers' : `Rate the next answer, ${recorded - tasks} left`}
          </Button>
        </div>
      )}
      {format !== undefined && (
        <p className="text-ink-soft">
          These are practice points, not a grade. By our own norm {format.enough} of{' '}
          {sitting.paper.length * TASK_POINTS} are enough. No official pass mark is published. {WEIGHTS_NOTE}
        </p>
      )}
      <SittingNote
        exams={exams}
        sitting={sitting}
        more={unrecordable.length > 0 ? ` No microphone at ${counted(unrecordable.length, 'task')}.` : ''}
      />
      {open.length > 0 && <AddToReview itemIds={open} what={`${open.length} not recorded`} />}
    </>
  );
}

/** How it went in each of the four parts: what was recorded, and what one gave oneself for it (MOC-07). */
function KindTable({
  sitting: { paper, answers, ratings },
  tasks: all,
}: Pick<SpeakingExamResultProps, 'sitting' | 'tasks'>) {
  return (
    <ResultTable
      title="Kinds of tasks"
      columns={['Kind', 'Recorded and rated']}
      rows={speakingParts(paper, all).map(({ kind, tasks }) => {
        const recorded = tasks.filter(({ id }) => answers[id] !== undefined);
        const rated = ratedPoints(recorded.map(({ id }) => ratings[id] ?? {}));
        return {
          id: kind,
          title: `*${DUTCH_KINDS[kind].dutch}*`,
          english: SPEAKING_KINDS[kind],
          result: (
            <>
              {recorded.length} of {tasks.length} recorded
              {rated.tasks > 0 && (
                <span className="block">
                  {rated.points} of {rated.tasks * TASK_POINTS} points
                </span>
              )}
            </>
          ),
        };
      })}
    />
  );
}

function minutesAndSeconds(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const seconds = Math.round((ms % MINUTE_MS) / SECOND_MS);
  return minutes === 0 ? counted(seconds, 'second') : `${minutes} min ${seconds} s`;
}
