import { openQuestions } from '#exam/engine/desk.ts';
import { ResultCard, ResultTable } from '#exam/screens/result-parts.tsx';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { ratedPoints, TASK_POINTS } from '#exam/engine/speaking-rating.ts';
import { spokenMsOf, type ExamTake, type PastSpeaking } from '#exam/engine/speaking-sitting.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { speakerAlone } from '#sound/rules/cast-voices.ts';
import { sittingFigures, type ResultProps } from '#exam/screens/mock/mock-part.ts';
import { KeptRecordings } from './kept-recordings.tsx';
import { ResultBar } from '#exam/screens/mock/printed-result.tsx';
import { SelfRatingView } from './self-rating.tsx';
import { SittingNote } from '#exam/screens/mock/sitting-frame.tsx';
import { SPEAKING_KINDS, speakingParts, type SpeakTasks } from './speaking-exam-tasks.ts';
import { TaskPictures } from './task-pictures.tsx';
import { useTakesOfExam, type ExamTakes } from './use-exam-takes.ts';
import type { SpeakingExamMove } from './speaking-exam-desk.ts';
import { type PlaylistChoice, sentenceItems } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { PlayButton } from '#sound/components/play-button.tsx';
import { counted } from '#lib/counted.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { Card } from '#ui/card.tsx';

interface SpeakingExamResultProps extends ResultProps<PastSpeaking, SpeakingExamMove> {
  readonly tasks: SpeakTasks;
}

/** A submitted speaking exam: the person's recordings next to the model answers, for self-rating (MOC-10). */
export function SpeakingExamResult({ tasks, exams, sitting, send, onBack }: SpeakingExamResultProps) {
  const sounds = useTakesOfExam();
  return (
    <>
      <ResultCard ended={sitting.id} summary={<Summary exams={exams} sitting={sitting} />}>
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
        <ol className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 print:grid-cols-1">
          {sitting.paper.map(({ id }, place) => {
            const task = tasks.get(id);
            if (task === undefined) return null;
            return (
              <TaskResult
                key={id}
                task={task}
                number={place + 1}
                sitting={sitting}
                sounds={sounds}
                send={send}
              />
            );
          })}
        </ol>
      </section>
      <ResultBar title="Speaking" onBack={onBack} />
    </>
  );
}

/** Each with its question before it, as it would be heard in the exam (SPK-06). */
function modelsOf({ paper }: PastSpeaking, all: SpeakTasks): readonly PlaylistChoice[] {
  const tasks = paper.flatMap(({ id }) => all.get(id) ?? []);
  return [
    { label: 'Answers', items: tasks.flatMap(({ model }) => sentenceItems(model.text)) },
    {
      label: 'Questions and answers',
      items: tasks.flatMap(({ question, speaker, model }) => [
        ...sentenceItems(question, speakerAlone(speaker ?? 'woman')),
        ...sentenceItems(model.text),
      ]),
    },
  ];
}

function Summary({ exams, sitting }: Pick<SpeakingExamResultProps, 'exams' | 'sitting'>) {
  const { title } = sittingFigures(exams, sitting);
  const format = exams.find(({ id }) => id === sitting.examId)?.format;
  const { points, tasks } = ratedPoints(sitting);
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
        yourself, compare, and rate each task. Or let somebody who speaks Dutch listen.
      </p>
      {tasks > 0 && (
        <p className="text-lg font-semibold">
          Your own rating: {points} of {tasks * TASK_POINTS} points for {counted(tasks, 'task')}.
        </p>
      )}
      {format !== undefined && (
        <p className="text-ink-soft">
          These are practice points, not a grade. By our own norm {format.enough} of{' '}
          {sitting.paper.length * TASK_POINTS} are enough. No official pass mark is published; the six things
          to rate are those of an older practice model of the exam.
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
        const recorded = tasks.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]]));
        const rated = ratedPoints({ answers: Object.fromEntries(recorded), ratings });
        const { dutch, english } = SPEAKING_KINDS[kind];
        return {
          id: kind,
          title: dutch,
          english,
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

interface TaskResultProps {
  readonly task: SpeakTask;
  readonly number: number;
  readonly sitting: PastSpeaking;
  readonly sounds: ExamTakes;
  readonly send: (move: SpeakingExamMove) => unknown;
}

function TaskResult({ task, number, sitting, sounds, send }: TaskResultProps) {
  const take = sitting.answers[task.id];
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="flex flex-col gap-1">
        <span className="text-sm font-semibold text-ink-soft">
          Task {number}: {SPEAKING_KINDS[task.kind].english}
        </span>
        <span lang="nl" className="font-semibold">
          {task.question}
        </span>
      </h3>
      <TaskPictures pictures={task.pictures} />
      {take === undefined ? (
        <p>
          {sitting.unrecordable.includes(task.id)
            ? 'Not recorded: there was no microphone.'
            : 'Not recorded.'}
        </p>
      ) : (
        <>
          <p>{takeText(take)}</p>
          {sounds.isGone(take.id) ? (
            <p className="text-ink-soft">Its sound is not on this device.</p>
          ) : (
            <PlayButton label={`Play your answer ${number}`} open={() => sounds.open(take.id)} />
          )}
        </>
      )}
      <ModelAnswer task={task} number={number} />
      {take !== undefined && (
        <SelfRatingView
          number={number}
          rating={sitting.ratings[task.id] ?? {}}
          onRated={(criterion, points) =>
            send({ kind: 'rated', sittingId: sitting.id, taskId: task.id, criterion, points })
          }
        />
      )}
    </Card>
  );
}

function ModelAnswer({ task: { model, wanted }, number }: Pick<TaskResultProps, 'task' | 'number'>) {
  return (
    <>
      <p>
        <span className="font-semibold">A model answer:</span> <span lang="nl">{model.text}</span>
      </p>
      <div>
        <ListenButton text={model.text} label={`Listen to model ${number}`} />
      </div>
      <div>
        <p className="font-semibold">What a good answer has</p>
        <ul className="list-disc ps-6">
          {wanted.map((one) => (
            <li key={one}>
              <MarkedText text={one} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** From here on a voice is easy to hear. */
const CLEAR_LEVEL = 0.45;

function takeText({ durationMs, spokenMs, level }: ExamTake): string {
  const [spoken, all] = [spokenMs, durationMs].map((ms) => Math.round(ms / SECOND_MS));
  const loudness =
    level < CLEAR_LEVEL ? 'Your voice is quiet: come closer, or speak up.' : 'Your voice is loud enough.';
  return `You speak for ${spoken} of ${all} seconds. ${loudness}`;
}

function minutesAndSeconds(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const seconds = Math.round((ms % MINUTE_MS) / SECOND_MS);
  return minutes === 0 ? counted(seconds, 'second') : `${minutes} min ${seconds} s`;
}
