import { Mic, Square, Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';
import type { ExamTake } from '#domain/exam/mock/speaking-sitting.ts';
import { useTimeLeft } from '#features/exam/game-clock.tsx';
import type { ExamSounds } from '#features/exam/mock/use-exam-sounds.ts';
import { useTaskRecorder, type TaskRecorder } from '#features/exam/mock/use-task-recorder.ts';
import { LevelMeter } from '#features/exam/recording/level-meter.tsx';
import { MicrophoneAlert } from '#features/exam/recording/microphone-alert.tsx';
import { PlayButton } from '#features/exam/recording/play-button.tsx';
import { SECOND_MS } from '#lib/duration.ts';
import type { Recording } from '#platform/platform.ts';
import { Alert } from '#ui/alert.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface TaskRecordingProps {
  readonly task: MockSpeakingTask;
  readonly examEndsAt: number | null;
  /** What was recorded for it; undefined: nothing yet. */
  readonly take: ExamTake | undefined;
  readonly sounds: ExamSounds;
  /** Whether it records now: then one can't go on. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onTaken: (recorded: Recording) => Promise<void>;
  readonly onImpossible: () => void;
}

/** Where one speaks: record, listen, and record again as long as the exam lasts. */
export function TaskRecording({
  task,
  examEndsAt,
  take,
  sounds,
  onBusy,
  onTaken,
  onImpossible,
}: TaskRecordingProps) {
  const recorder = useTaskRecorder({ task, examEndsAt, onTaken, onImpossible });
  const { state } = recorder;
  const tellBusy = useEffectEvent(onBusy);
  const isBusy = state.phase !== 'ready';
  useEffect(() => tellBusy(isBusy), [isBusy]);
  const play = useRef<HTMLHeadingElement>(null);
  useMovedFocus(play, take?.id ?? 'none');
  if (state.phase !== 'ready') return <RunningTake recorder={recorder} />;
  return (
    <>
      {state.failure !== null && <MicrophoneAlert failure={state.failure} />}
      {take !== undefined && (
        <div className="flex flex-col gap-2">
          <h3 ref={play} tabIndex={-1} className="font-semibold outline-none">
            Recorded: {seconds(take.durationMs)} s
          </h3>
          {sounds.isOnlyHere(take.id) && <NoRoomAlert />}
          <PlayButton label="Play your answer" open={() => sounds.open(take.id)} />
        </div>
      )}
      <Button
        tone={take === undefined ? 'primary' : 'secondary'}
        className="self-start"
        onClick={recorder.record}
      >
        <Mic aria-hidden size={20} />
        {state.failure !== null ? 'Try Again' : take === undefined ? 'Record' : 'Record Again'}
      </Button>
    </>
  );
}

const seconds = (ms: number) => Math.round(ms / SECOND_MS);

/** While the microphone is open. Whoever is asked for it, or waits for the sound, sees that, too. */
function RunningTake({ recorder: { state, level, stop } }: { readonly recorder: TaskRecorder }) {
  const button = useRef<HTMLButtonElement>(null);
  useMovedFocus(button, state.phase, { atFirst: true });
  const isRecording = state.phase === 'recording';
  return (
    <>
      <div className="flex min-h-32 flex-col items-center justify-center gap-4 rounded-card bg-surface-sunken p-4">
        {isRecording ? (
          <>
            <p className="flex items-center gap-3 text-3xl font-bold tabular-nums">
              <Timer aria-hidden size={28} />
              {/* Not announced: it would be recorded. */}
              <span role="timer" aria-label="Time to speak">
                <SecondsLeft endsAt={state.endsAt} /> s
              </span>
            </p>
            <LevelMeter level={level} isRecording />
          </>
        ) : (
          <output>
            {state.phase === 'opening'
              ? 'Your browser may now ask whether this page can use the microphone. Choose “Allow”.'
              : 'Your recording is saved …'}
          </output>
        )}
      </div>
      <ActionBar className="sm:justify-center">
        <Button ref={button} tone="danger" busy={!isRecording} onClick={stop}>
          <Square aria-hidden size={20} />
          Stop Recording
        </Button>
      </ActionBar>
    </>
  );
}

function SecondsLeft({ endsAt }: { readonly endsAt: number }) {
  return Math.ceil(useTimeLeft(endsAt).leftMs / SECOND_MS);
}

function NoRoomAlert() {
  return (
    <Alert tone="warning" title="This recording can’t be saved on your device">
      There is no room left, or saving is blocked. It counts, and you can play it until you leave or reload
      this page.
    </Alert>
  );
}
