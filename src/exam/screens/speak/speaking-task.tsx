import { useRef } from 'react';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { saysTaskByItself } from '#exam/engine/read-aloud.ts';
import { speakerAlone } from '#sound/rules/cast-voices.ts';
import type { SpeakingSitting } from '#exam/engine/speaking-sitting.ts';
import type { TakeFailure } from '#sound/rules/take-machine.ts';
import type { Opening, TaskProps } from '#exam/screens/mock/mock-part.ts';
import { DUTCH_KINDS, speakingParts, type SpeakTasks } from './speaking-exam-tasks.ts';
import { TaskPictures } from './task-pictures.tsx';
import { KeptTake, RecordButton } from './task-recording.tsx';
import { RunningTake, StopBar } from './running-take.tsx';
import { useTakesOfExam } from './use-exam-takes.ts';
import type { SpeakingExamMove } from './speaking-exam-desk.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { EXAM_READ_ALOUD } from '#storage/exam-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useTakeRecorder } from '#sound/components/use-take-recorder.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

type SpeakingTaskProps = TaskProps<SpeakingSitting, SpeakingExamMove>;
interface WithTasks {
  readonly tasks: SpeakTasks;
}

/** What kind of tasks follow, and how long one has for each: no time to speak runs here. */
export function speakingOpening(
  tasks: SpeakTasks,
  paper: SpeakingSitting['paper'],
  place: number,
): Opening | undefined {
  const task = tasks.get(paper[place]?.id ?? '');
  if (task === undefined) return undefined;
  const parts = speakingParts(paper, tasks);
  const number = parts.findIndex(({ kind }) => kind === task.kind) + 1;
  const { dutch, asks } = DUTCH_KINDS[task.kind];
  const count = parts[number - 1]?.tasks.length ?? 0;
  const seconds = task.limitMs / SECOND_MS;
  return {
    lead: `Deel ${number} van ${parts.length}`,
    title: dutch,
    note: (
      <>
        <p lang="nl" className="text-lg">
          {asks}
        </p>
        <p lang="nl" className="font-semibold">
          {count === 1
            ? `Dit is 1 opdracht. U mag ${seconds} seconden spreken.`
            : `Dit zijn ${count} opdrachten. U mag per opdracht ${seconds} seconden spreken.`}
        </p>
      </>
    ),
  };
}

/** A task with its recording (MOC-02). */
export function SpeakingTask({ tasks, ...props }: SpeakingTaskProps & WithTasks) {
  const task = tasks.get(props.sitting.paper[props.place]?.id ?? '');
  return task === undefined ? null : <RecordedTask key={task.id} {...props} task={task} />;
}

function RecordedTask({
  sitting,
  send,
  movesFocus,
  task,
  place,
  renderSteps,
}: SpeakingTaskProps & { readonly task: SpeakTask }) {
  const { page } = usePlatform();
  const sounds = useTakesOfExam();
  const { paper, answers, endsAt } = sitting;
  const take = answers[task.id];
  const recorder = useTakeRecorder({
    limitMs: () => task.limitMs,
    examEndsAt: endsAt,
    async keep(recorded) {
      if (recorded.spokenMs === 0) {
        // Nobody speaks in it: no take (SPE-03).
        recorded.release();
        return 'silent';
      }
      const id = page.newId();
      // The sound first: a sitting never names a recording that was not saved.
      await sounds.keep(id, recorded);
      const { durationMs, spokenMs, level } = recorded;
      send({ kind: 'take-kept', taskId: task.id, take: { id, durationMs, spokenMs, level } });
      return null;
    },
    onFailed(failure) {
      if (isLasting(failure)) send({ kind: 'recording-impossible', taskId: task.id });
    },
  });
  const isBusy = recorder.state.phase !== 'ready';
  const [readAloud] = useStoredState(EXAM_READ_ALOUD);
  return (
    <>
      <Card className="flex max-w-3xl flex-col gap-4">
        <TaskQuestion
          task={task}
          number={`Opdracht ${place + 1} van ${paper.length}`}
          isSaidByItself={saysTaskByItself(sitting, task, {
            isWanted: readAloud === 'on',
            cameByPress: movesFocus,
          })}
          movesFocus={movesFocus}
          isMuted={isBusy}
        />
        <TaskPictures pictures={task.pictures} />
        {isBusy ? (
          <div className="flex min-h-32 flex-col items-center justify-center gap-4 rounded-card bg-surface-sunken p-4">
            <RunningTake
              recorder={recorder}
              lang="nl"
              endsAt={recorder.state.phase === 'recording' ? recorder.state.endsAt : null}
            />
          </div>
        ) : (
          <KeptTake recorder={recorder} take={take} sounds={sounds} />
        )}
      </Card>
      {isBusy ? (
        <StopBar recorder={recorder} lang="nl" />
      ) : (
        renderSteps(take === undefined ? <RecordButton recorder={recorder} /> : undefined)
      )}
    </>
  );
}

/** Whether there is no microphone; one that only failed may work at the next press. */
function isLasting(failure: TakeFailure): boolean {
  return failure === 'denied' || failure === 'no-microphone' || failure === 'unsupported';
}

interface TaskQuestionProps {
  readonly task: SpeakTask;
  /** `Opdracht 3 van 16` */
  readonly number: string;
  readonly movesFocus: boolean;
  readonly isSaidByItself: boolean;
  /** Otherwise speech would be recorded too. */
  readonly isMuted: boolean;
}

function TaskQuestion({ task, number, movesFocus, isSaidByItself, isMuted }: TaskQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, task.id, { atFirst: movesFocus });
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="flex flex-col gap-1 outline-none">
        <span lang="nl" className="text-sm font-semibold text-ink-soft">
          {/* In sight in the head of the sitting. */}
          <span className="sr-only">{number}: </span>
          {DUTCH_KINDS[task.kind].dutch}
        </span>
        <span lang="nl" className="text-xl leading-snug font-bold">
          {task.question}
        </span>
      </h2>
      <div>
        <ListenButton
          isDutch
          text={task.question}
          label={<span lang="nl">Luister</span>}
          speaker={speakerAlone(task.speaker ?? 'woman')}
          disabled={isMuted}
          playsItself={isSaidByItself}
        />
      </div>
    </>
  );
}
