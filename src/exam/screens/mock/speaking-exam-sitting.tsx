import { useRef } from 'react';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { speakerAlone } from '#sound/rules/cast-voices.ts';
import type { SpeakingSitting } from '#exam/engine/speaking-sitting.ts';
import type { TakeFailure } from '#sound/rules/take-machine.ts';
import { DividerScreen } from './divider-screen.tsx';
import { ExamOverview } from './exam-overview.tsx';
import { SittingHeader, SittingSteps } from './sitting-frame.tsx';
import { SPEAKING_KINDS, speakingParts, speakingTask } from '#exam/screens/speaking/speaking-exam-tasks.ts';
import { TaskPictures } from './task-pictures.tsx';
import { KeptTake, RecordButton } from './task-recording.tsx';
import { RunningTake, StopBar } from '#exam/screens/speaking/running-take.tsx';
import type { ExamSounds } from './use-exam-sounds.ts';
import type { SpeakingExamMove } from './use-speaking-exam.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useTakeRecorder } from '#sound/components/use-take-recorder.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface SpeakingExamSittingProps {
  readonly sitting: SpeakingSitting;
  readonly sounds: ExamSounds;
  readonly send: (move: SpeakingExamMove) => unknown;
  /** Something was done already, so the focus is the exam's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
}

/** A speaking exam under way: a task, the screen that opens a part, or the list of all (MOC-02, MOC-03). */
export function SpeakingExamSitting(props: SpeakingExamSittingProps) {
  const { sitting, send } = props;
  const { view, paper } = sitting;
  const place = view.kind === 'overview' ? -1 : view.place;
  const task = speakingTask(paper[place]?.id ?? '');
  return (
    <>
      <SittingHeader sitting={sitting} />
      {task === undefined ? (
        <ExamOverview sitting={sitting} noun="task" send={send} />
      ) : view.kind === 'divider' ? (
        <PartScreen {...props} task={task} place={place} />
      ) : (
        <SpeakingTask key={task.id} {...props} task={task} place={place} />
      )}
    </>
  );
}

interface SpeakingTaskProps extends SpeakingExamSittingProps {
  readonly task: SpeakTask;
  readonly place: number;
}

/** What kind of tasks follow, and how long one has for each: no time to speak runs here. */
function PartScreen({ sitting, send, movesFocus, task, place }: SpeakingTaskProps) {
  const parts = speakingParts(sitting.paper);
  const number = parts.findIndex(({ kind }) => kind === task.kind) + 1;
  const { dutch, asks } = SPEAKING_KINDS[task.kind];
  const count = parts[number - 1]?.tasks.length ?? 0;
  const seconds = task.limitMs / SECOND_MS;
  return (
    <DividerScreen
      lead={`Deel ${number} van ${parts.length}`}
      title={dutch}
      movesFocus={movesFocus}
      onNext={() => send({ kind: 'moved', to: { kind: 'question', place } })}
    >
      <p lang="nl" className="text-lg">
        {asks}
      </p>
      <p lang="nl" className="font-semibold">
        {count === 1
          ? `Dit is 1 opdracht. U mag ${seconds} seconden spreken.`
          : `Dit zijn ${count} opdrachten. U mag per opdracht ${seconds} seconden spreken.`}
      </p>
    </DividerScreen>
  );
}

function SpeakingTask({ sitting, sounds, send, movesFocus, task, place }: SpeakingTaskProps) {
  const { page } = usePlatform();
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
  const toNext = () => {
    const next = speakingTask(paper[place + 1]?.id ?? '');
    const isOtherPart = next?.kind !== task.kind;
    send({
      kind: 'moved',
      to:
        next === undefined
          ? { kind: 'overview' }
          : { kind: isOtherPart ? 'divider' : 'question', place: place + 1 },
    });
  };
  return (
    <>
      <Card className="flex max-w-3xl flex-col gap-4">
        <TaskQuestion
          task={task}
          number={`Opdracht ${place + 1} van ${paper.length}`}
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
      ) : take === undefined ? (
        <SittingSteps
          sitting={sitting}
          noun="task"
          place={place}
          onNext={toNext}
          send={send}
          action={<RecordButton recorder={recorder} />}
        />
      ) : (
        <SittingSteps sitting={sitting} noun="task" place={place} onNext={toNext} send={send} />
      )}
    </>
  );
}

/** There is no microphone to record with; one that only failed may work at the next press. */
function isLasting(failure: TakeFailure): boolean {
  return failure === 'denied' || failure === 'no-microphone' || failure === 'unsupported';
}

interface TaskQuestionProps {
  readonly task: SpeakTask;
  /** `Opdracht 3 van 16` */
  readonly number: string;
  readonly movesFocus: boolean;
  /** What is read out would be recorded, too. */
  readonly isMuted: boolean;
}

function TaskQuestion({ task, number, movesFocus, isMuted }: TaskQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, task.id, { atFirst: movesFocus });
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="flex flex-col gap-1 outline-none">
        <span lang="nl" className="text-sm font-semibold text-ink-soft">
          {number}: {SPEAKING_KINDS[task.kind].dutch}
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
        />
      </div>
    </>
  );
}
