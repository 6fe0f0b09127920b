import { useEffect, useRef, useState } from 'react';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import {
  NEW_SPEAKING_GAME,
  speakingReducer,
  type SpeakingEvent,
  type SpeakingState,
} from '#domain/exam/speaking-machine.ts';
import type { Untimed } from '#domain/exam/untimed.ts';
import {
  createMicrophoneControl,
  type MicrophoneControl,
} from '#features/exam/speaking/microphone-control.ts';
import { isSpeakingOver, parseSpeakingState } from '#features/exam/speaking/speaking-state.ts';
import { useSounds, type Sounds } from '#features/exam/speaking/use-sounds.ts';
import { useStoredState } from '#features/exam/use-stored-state.ts';
import { SPEAKING_GAME } from '#services/storage/device-values.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** What may happen; when it did is added by `send`. */
type Happening = Untimed<SpeakingEvent>;

export interface SpeakingGame {
  readonly state: SpeakingState;
  readonly isKept: boolean;
  /** The browser may be asking the person for the microphone. */
  readonly isOpening: boolean;
  readonly sounds: Sounds['byTake'];
  readonly level: MicrophoneControl['level'];
  /** Opens the microphone, then gives the time of the question (SPE-01): nobody is asked while it runs. */
  readonly start: () => void;
  readonly record: () => void;
  readonly stop: () => void;
  readonly expire: () => void;
  readonly choose: (takeId: string) => void;
  readonly remove: (takeId: string) => void;
  readonly next: () => void;
  readonly restart: () => void;
}

/** The machine of the speaking game with what it needs of the device: a microphone, and memory for the sound. */
export function useSpeakingGame(questions: readonly SpeakingRow[]): SpeakingGame {
  const { clock, page, recorder } = usePlatform();
  const [microphone] = useState(() => createMicrophoneControl(recorder));
  const [isOpening, setOpening] = useState(false);
  const sounds = useSounds();
  const { state, setState, isKept } = useStoredState({
    stored: SPEAKING_GAME,
    parse: (value) => parseSpeakingState(questions, value),
    initial: NEW_SPEAKING_GAME,
    isOver: isSpeakingOver,
  });
  // A recording ends long after the render in which it began.
  const latest = useRef(state);
  const send = (event: Happening): SpeakingState => {
    latest.current = speakingReducer(questions, latest.current, { ...event, at: clock.now() });
    setState(latest.current);
    if (!usesMicrophone(latest.current)) microphone.close();
    return latest.current;
  };
  useEffect(() => microphone.close, [microphone]);

  const open = async (): Promise<boolean> => {
    setOpening(true);
    const opened = await microphone.open();
    setOpening(false);
    if (opened !== null && !opened.ok) send({ kind: 'recording-failed', failure: opened.error });
    return opened?.ok ?? false;
  };
  const start = async () => {
    if (await open()) send({ kind: 'answering-started' });
  };
  const record = async () => {
    // A second press may come before the first is seen to have worked.
    if (!(await open()) || latest.current.phase !== 'answering') return;
    if (send({ kind: 'recording-started' }).phase !== 'recording') return;
    const recorded = await microphone.record();
    if (recorded.ok) {
      const take = { id: page.newId(), durationMs: recorded.value.durationMs };
      sounds.add(take.id, recorded.value);
      send({ kind: 'recording-stopped', take });
    } else if (recorded.error === 'unreadable') {
      send({ kind: 'recording-failed', failure: 'failed' });
    }
  };
  const stop = (event: Happening) => {
    if (send(event).phase === 'saving') microphone.stop();
  };
  return {
    state,
    isKept,
    isOpening,
    sounds: sounds.byTake,
    level: microphone.level,
    start: () => void start(),
    record: () => void record(),
    stop: () => stop({ kind: 'stop-requested' }),
    expire: () => stop({ kind: 'time-expired' }),
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
