import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { Cancel, Platform } from '#platform/platform.ts';
import { createPlay, type Machine, type Play, type PlayView } from '#services/play/play.ts';
import { createSitting } from '#services/storage/sitting.ts';
import type { SittingEntry } from '#services/storage/sitting-entry.ts';
import type { StudyLog } from '#services/study-log/study-log.ts';

/** How a machine's state is kept on the device, to be taken up again after a reload, a crash or in another tab. */
export interface Keeping<State, Kept> {
  readonly entry: SittingEntry<Kept>;
  /** What is kept of a state; null where there is nothing to come back to. */
  readonly keep: (state: State) => Kept | null;
  /** The state to resume; null where what was kept no longer fits, and one starts again. */
  readonly restore: (kept: Kept) => State | null;
}

export type KeptPlayView<State> =
  /** What is kept is still being read, which takes a moment. */
  | { readonly phase: 'opening' }
  /** Another tab plays it. */
  | { readonly phase: 'elsewhere' }
  | (PlayView<State> & {
      readonly phase: 'playing';
      /** False: a reload would lose something, and the person must be told. */
      readonly isKept: boolean;
    });

export interface KeptPlay<State, Event> extends ReadableStore<KeptPlayView<State>> {
  /** What a person did; null where it is not this tab that plays. */
  readonly send: (event: Event) => State | null;
  /** Opens what is kept; the answer leaves it to the other tabs. */
  readonly start: () => Cancel;
  /** Goes on here with the newest state; the tab that plays now saves it first and says so. */
  readonly takeOver: () => void;
}

/** A machine whose state is kept on the device with every step (EXM-07, WRI-02), in one tab at a time. */
export function createKeptPlay<State, Event extends object, Kept>(
  platform: Platform,
  studyLog: StudyLog,
  machine: Machine<State, Event>,
  { entry, keep, restore }: Keeping<State, Kept>,
): KeptPlay<State, Event> {
  const store = createStore<KeptPlayView<State>>(() => ({ phase: 'opening' }));
  let play: Play<State, Event> | null = null;
  let isTakenOver = false;
  let isKept = true;
  let stopPlay: Cancel | null = null;

  const show = (next: KeptPlayView<State>) => store.setState(next, true);
  const showPlay = (played: Play<State, Event>) => {
    const { state, hasPlayed } = played.getState();
    show({ phase: 'playing', state, isKept, hasPlayed: hasPlayed || isTakenOver });
  };
  const sitting = createSitting(platform, studyLog, entry, {
    keep: () => keep(play?.getState().state ?? machine.initial),
    onOpened(kept) {
      const initial = (kept === null ? null : restore(kept)) ?? machine.initial;
      const opened = createPlay(platform, sitting, { ...machine, initial });
      stopPlay?.();
      const cancels = [
        opened.subscribe(() => {
          sitting.save();
          showPlay(opened);
        }),
        opened.start(),
      ];
      stopPlay = () => cancels.forEach((cancel) => cancel());
      play = opened;
      isKept = true;
      showPlay(opened);
    },
    onElsewhere() {
      stopPlay?.();
      show({ phase: 'elsewhere' });
    },
    onSaved(isSafe) {
      if (isKept === isSafe || play === null || store.getState().phase !== 'playing') return;
      isKept = isSafe;
      showPlay(play);
    },
  });

  return {
    ...store,
    send: (event) => (store.getState().phase === 'playing' && play !== null ? play.send(event) : null),
    start() {
      sitting.open(false);
      return () => {
        stopPlay?.();
        sitting.close();
      };
    },
    takeOver() {
      isTakenOver = true;
      show({ phase: 'opening' });
      sitting.open(true);
    },
  };
}
