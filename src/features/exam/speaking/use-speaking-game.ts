import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SpeakingEvent, SpeakingState } from '#domain/exam/speaking-machine.ts';
import { createMicrophoneControl, type MicrophoneControl } from '#shared/recording/microphone-control.ts';
import { useSounds, type Sounds } from '#shared/recording/use-sounds.ts';
import type { Recording } from '#platform/platform.ts';
import type { Untimed } from '#services/play/play.ts';
import { appSpeechOf } from '#services/sound/app-speech.ts';
import type { OpenSitting } from '#shared/play/sitting-view.tsx';
import { usePlatform } from '#shared/platform-context.tsx';

/** What may happen; when it did is added by who has the clock. */
export type SpeakingMove = Untimed<SpeakingEvent>;

export interface SpeakingGame {
  readonly state: SpeakingState;
  /** The browser may be asking the person for the microphone. */
  readonly isOpening: boolean;
  readonly sounds: Sounds<Recording>['byTake'];
  readonly level: MicrophoneControl['level'];
  /** Opens the microphone, then begins time and recording together (SPE-01): nobody is asked while they run. */
  readonly start: () => void;
  /** Records in the time that is left: where a reload ended the recording, but not the time. */
  readonly record: () => void;
  readonly stop: () => void;
  readonly choose: (takeId: string) => void;
  readonly remove: (takeId: string) => void;
  readonly next: () => void;
  readonly restart: () => void;
}

/** The machine of the speaking game with what it needs of the device: a microphone, and memory for the sound. */
export function useSpeakingGame(sitting: OpenSitting<SpeakingState, SpeakingMove>): SpeakingGame {
  const platform = usePlatform();
  const [microphone] = useState(() => createMicrophoneControl(platform.recorder));
  const [isOpening, setOpening] = useState(false);
  const sounds = useSounds<Recording>();
  const { state } = sitting;
  // A recording ends long after the render in which it began.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const send = (move: SpeakingMove): SpeakingState => {
    latest.current = sitting.send(move) ?? latest.current;
    if (!usesMicrophone(latest.current)) microphone.close();
    return latest.current;
  };
  useEffect(() => microphone.close, [microphone]);
  // By a press, or at the end of the time (SPE-01).
  useEffect(() => {
    if (state.phase === 'saving') microphone.stop();
    if (state.phase === 'reviewing') microphone.close();
  }, [microphone, state.phase]);

  const open = async (): Promise<boolean> => {
    setOpening(true);
    const opened = await microphone.open();
    setOpening(false);
    if (opened !== null && !opened.ok) send({ kind: 'recording-failed', failure: opened.error });
    return opened?.ok ?? false;
  };
  const start = async () => {
    // The question read out would be recorded, too.
    appSpeechOf(platform).stop();
    if (!(await open())) return;
    send({ kind: 'answering-started' });
    await record();
  };
  const record = async () => {
    // A second press may come before the first is seen to have worked.
    if (!(await open()) || latest.current.phase !== 'answering') return;
    if (send({ kind: 'recording-started' }).phase !== 'recording') return;
    const recorded = await microphone.record();
    if (recorded.ok && recorded.value.spokenMs === 0) {
      recorded.value.release();
      send({ kind: 'recording-failed', failure: 'silent' });
    } else if (recorded.ok) {
      const take = { id: platform.page.newId(), durationMs: recorded.value.durationMs };
      sounds.add(take.id, recorded.value);
      send({ kind: 'recording-stopped', take });
    } else if (recorded.error === 'unreadable') {
      send({ kind: 'recording-failed', failure: 'failed' });
    }
  };
  return {
    state,
    isOpening,
    sounds: sounds.byTake,
    level: microphone.level,
    start: () => void start(),
    record: () => void record(),
    stop: () => void send({ kind: 'stop-requested' }),
    choose: (takeId) => void send({ kind: 'take-chosen', takeId }),
    remove(takeId) {
      sounds.remove(takeId);
      send({ kind: 'take-deleted', takeId });
    },
    next: () => void send({ kind: 'next-requested' }),
    restart() {
      sounds.clear();
      send({ kind: 'restart-requested' });
    },
  };
}

function usesMicrophone({ phase }: SpeakingState): boolean {
  return phase === 'answering' || phase === 'recording' || phase === 'saving';
}
