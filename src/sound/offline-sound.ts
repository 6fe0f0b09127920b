import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { SOUND_FOLDER } from '#content/schema/sound-pack.ts';
import type { SaveFailure, Platform, SoundStore } from '#browser/platform.ts';
import { readSoundIndex, readSynthesiserList } from './sound-index.ts';

/** The number and total size of packs of recordings and the synthesiser's files. */
export interface SoundAmount {
  readonly files: number;
  readonly bytes: number;
}

export type OfflineSoundState =
  /** The total and the saved files are being looked up. */
  | { readonly phase: 'loading' }
  /** The browser cannot save files, or the list of recordings cannot be loaded: nothing is offered. */
  | { readonly phase: 'unavailable' }
  | {
      /** `saving`: the rest is being fetched, file by file; `saved` grows. */
      readonly phase: 'resting' | 'saving';
      readonly total: SoundAmount;
      /** The saved amount, including packs that were saved when used. */
      readonly saved: SoundAmount;
      /** Why the last try ended early, or null. Files saved until then stay. */
      readonly problem: SaveFailure | null;
    };

/** In plain words, for the screen. */
export const SAVE_PROBLEMS: Readonly<Record<SaveFailure, MessageDescriptor>> = {
  full: msg`Your device has no room left. Delete something and try again.`,
  network: msg`The connection was lost. The sound that came is saved. Try again when you are online.`,
  unavailable: msg`Your browser does not let this site save files. Check its settings for this site.`,
  failed: msg`The sound could not be saved. Try again later.`,
};

/**
 * `Save all sound on this device` (QUA-10): all recordings and the synthesiser, saved for offline use. The saved files
 * are looked up for each new subscriber.
 */
export interface OfflineSound extends ReadableStore<OfflineSoundState> {
  /** Fetches the files that are not saved yet. Continues when the screen is left; saved files stay if the page closes. */
  readonly saveAll: () => Promise<void>;
  /** Stops it; saved files stay. */
  readonly stop: () => void;
  /** Deletes all recordings, also those saved when used. */
  readonly deleteAll: () => Promise<void>;
}

type SoundPlatform = Pick<Platform, 'files' | 'sounds' | 'connection'>;

const offlineSounds = new WeakMap<SoundPlatform, OfflineSound>();

/** One per page, so that a reopened screen shows the progress. */
export function offlineSoundOf(platform: SoundPlatform): OfflineSound {
  const known = offlineSounds.get(platform) ?? createOfflineSound(platform);
  offlineSounds.set(platform, known);
  return known;
}

interface Lists {
  readonly store: SoundStore;
  /** Bytes by path. */
  readonly all: ReadonlyMap<string, number>;
}

function createOfflineSound(platform: SoundPlatform): OfflineSound {
  const store = createStore<OfflineSoundState>(() => ({ phase: 'loading' }));
  /** The current download and its stop function. */
  let saving: { readonly stop: AbortController; readonly ended: Promise<unknown> } | null = null;
  const show = (next: OfflineSoundState) => store.setState(next, true);

  /** The saved amount; shows `unavailable` and returns null if that is unknown. */
  const look = async (phase: 'resting' | 'saving', problem: SaveFailure | null) => {
    const lists = await readLists(platform);
    const paths = await lists?.store.paths();
    if (!lists || !paths?.ok) {
      show({ phase: 'unavailable' });
      return null;
    }
    const saved = new Set(paths.value.filter((path) => lists.all.has(path)));
    show({ phase, total: amountOf(lists.all, lists.all.keys()), saved: amountOf(lists.all, saved), problem });
    return { ...lists, missing: [...lists.all.keys()].filter((path) => !saved.has(path)) };
  };

  const saveMissing = async (signal: AbortSignal): Promise<SaveFailure | null> => {
    const found = await look('saving', null);
    for (const path of found?.missing ?? []) {
      if (signal.aborted) return null;
      const bytes = found?.all.get(path) ?? 0;
      const outcome = await found?.store.save(path, bytes, signal);
      if (outcome?.ok === false) return signal.aborted ? null : outcome.error;
      const state = store.getState();
      if (state.phase === 'saving') show({ ...state, saved: plus(state.saved, bytes) });
    }
    return null;
  };

  return {
    ...store,
    subscribe(listener) {
      if (saving === null) void look('resting', null);
      return store.subscribe(listener);
    },
    async saveAll() {
      if (saving !== null) return;
      if (!platform.connection.isOnline()) {
        await look('resting', 'network');
        return;
      }
      const stop = new AbortController();
      const ended = saveMissing(stop.signal);
      saving = { stop, ended };
      const problem = await ended;
      saving = null;
      await look('resting', problem);
    },
    stop: () => saving?.stop.abort(),
    async deleteAll() {
      saving?.stop.abort();
      await saving?.ended;
      const outcome = await (await storeOf(platform))?.deleteAll();
      await look('resting', outcome?.ok === false ? outcome.error : null);
    },
  };
}

async function readLists(platform: SoundPlatform): Promise<Lists | null> {
  const { files } = platform;
  const [store, index, synthesiser] = await Promise.all([
    storeOf(platform),
    readSoundIndex(files),
    readSynthesiserList(files),
  ]);
  if (store === null || index === null) return null;
  const packs = index.packs.map(({ file, bytes }) => [`${SOUND_FOLDER}/${file}`, bytes] as const);
  // The synthesiser comes first, because it serves every text without a recording.
  return { store, all: new Map([...synthesiser.map(({ file, bytes }) => [file, bytes] as const), ...packs]) };
}

/** Null if its code cannot be loaded, or nothing would play from it. */
async function storeOf({ sounds }: SoundPlatform): Promise<SoundStore | null> {
  const store = await sounds().catch(() => null);
  return store?.isSupported === true ? store : null;
}

function amountOf(all: ReadonlyMap<string, number>, paths: Iterable<string>): SoundAmount {
  return [...paths].reduce((amount, path) => plus(amount, all.get(path) ?? 0), { files: 0, bytes: 0 });
}

function plus({ files, bytes }: SoundAmount, more: number): SoundAmount {
  return { files: files + 1, bytes: bytes + more };
}
