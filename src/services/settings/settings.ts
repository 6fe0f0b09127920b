import type { Cancel, KeyValueStore } from '#platform/platform.ts';
import {
  MOTION,
  SHORTCUTS,
  SOUND_SOURCE,
  SPEECH_RATE,
  TEXT_SIZE,
  THEME,
  VOICE,
} from '#services/storage/device-values.ts';
import type { StoredValue } from '#services/storage/stored-value.ts';

/** A stored value that the person chooses, and that holds everywhere on the screen as soon as it is chosen (MEM-16). */
export interface Setting<Value> {
  readonly read: (storage: KeyValueStore) => Value;
  /** Kept where the device can; it holds for this visit otherwise. */
  readonly change: (storage: KeyValueStore, value: Value) => void;
  /** Runs after each change, made on this page or in another tab. */
  readonly subscribe: (storage: KeyValueStore, listener: () => void) => Cancel;
}

interface Visit<Value> {
  readonly listeners: Set<() => void>;
  /** What was chosen where it could not be kept. */
  unkept: { readonly value: Value } | null;
  /** What was read last: the same object as long as the same is stored. */
  last: Value;
}

export function settingOf<Value>(stored: StoredValue<Value>): Setting<Value> {
  const visits = new WeakMap<KeyValueStore, Visit<Value>>();
  const visitOf = (storage: KeyValueStore): Visit<Value> => {
    const visit = visits.get(storage) ?? { listeners: new Set(), unkept: null, last: stored.fallback };
    visits.set(storage, visit);
    return visit;
  };
  return {
    read(storage) {
      const visit = visitOf(storage);
      if (visit.unkept !== null) return visit.unkept.value;
      const value = stored.read(storage);
      if (JSON.stringify(value) !== JSON.stringify(visit.last)) visit.last = value;
      return visit.last;
    },
    change(storage, value) {
      const visit = visitOf(storage);
      visit.unkept = stored.write(storage, value).ok ? null : { value };
      for (const listener of visit.listeners) listener();
    },
    subscribe(storage, listener) {
      const { listeners } = visitOf(storage);
      listeners.add(listener);
      const stop = stored.subscribe(storage, listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

export const themeSetting = settingOf(THEME);
export const textSizeSetting = settingOf(TEXT_SIZE);
export const motionSetting = settingOf(MOTION);
export const voiceSetting = settingOf(VOICE);
export const speechRateSetting = settingOf(SPEECH_RATE);
export const soundSourceSetting = settingOf(SOUND_SOURCE);
export const shortcutsSetting = settingOf(SHORTCUTS);
