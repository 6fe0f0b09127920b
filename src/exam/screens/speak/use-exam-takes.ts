import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { takeIdsOf, type SpeakingDesk } from '#exam/engine/speaking-sitting.ts';
import type { ExamPart } from '#exam/part.ts';
import { useTakeSounds } from '#sound/components/use-take-sounds.ts';
import type { Result } from '#lib/result.ts';
import type { PlayableSound, Recording, StorageFailure } from '#browser/platform.ts';
import { examRecordings, type ExamRecordings } from '#storage/exam-recordings.ts';
import { usePlatform } from '#components/platform-context.tsx';

/** The sounds of the speaking exams: on the device, or in the page alone where the device has no room (MOC-10). */
export interface ExamTakes {
  /** Keeps what was recorded; resolves once it is safe, or known not to be. */
  readonly keep: (takeId: string, recorded: Recording) => Promise<void>;
  /** Null where it is not there any more. */
  readonly open: (takeId: string) => Promise<PlayableSound | null>;
  /** It could not be saved, and is lost with the page. */
  readonly isOnlyHere: (takeId: string) => boolean;
  /** Its sound was deleted, or is on another device. */
  readonly isGone: (takeId: string) => boolean;
  /** Deletes sounds from the device. */
  readonly forget: (takeIds: readonly string[]) => Promise<Result<undefined, StorageFailure>>;
}

export const ExamTakesContext = createContext<ExamTakes | null>(null);

export function useTakesOfExam(): ExamTakes {
  const sounds = use(ExamTakesContext);
  if (sounds === null) throw new Error('Only inside the speaking exams');
  return sounds;
}

/** @param desk null until it is read */
export function useExamTakes(part: ExamPart, desk: SpeakingDesk | null): ExamTakes {
  const { database, recorder } = usePlatform();
  const recordings = useMemo(() => examRecordings(database, part), [database, part]);
  const opened = useTakeSounds<PlayableSound>();
  const [onlyHere, setOnlyHere] = useState<ReadonlySet<string>>(new Set());
  /** The sounds on the device that were not opened; null until known. */
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  useKeptSounds(recordings, desk, setKept);
  return {
    async keep(takeId, recorded) {
      opened.add(takeId, recorded);
      const kept = await recordings.keep(takeId, recorded.wav);
      if (!kept.ok) setOnlyHere((before) => new Set([...before, takeId]));
    },
    async open(takeId) {
      const here = opened.byTake.get(takeId);
      if (here !== undefined) return here;
      const wav = await recordings.read(takeId);
      if (wav === null) return null;
      const sound = await recorder.load(wav);
      if (sound === null) return null;
      opened.add(takeId, sound);
      return sound;
    },
    isOnlyHere: (takeId) => onlyHere.has(takeId),
    isGone: (takeId) => kept !== null && !kept.has(takeId) && !opened.byTake.has(takeId),
    async forget(takeIds) {
      const forgotten = await recordings.forget(takeIds);
      if (!forgotten.ok) return forgotten;
      for (const id of takeIds) opened.remove(id);
      setKept((before) => before && new Set([...before].filter((id) => !takeIds.includes(id))));
      return forgotten;
    },
  };
}

/**
 * Looks what is on the device, once each time the exams are opened, and deletes what no sitting of the part has any more: a take that a newer
 * one replaced, or one whose page ended before its sitting knew of it.
 */
function useKeptSounds(
  recordings: ExamRecordings,
  desk: SpeakingDesk | null,
  tell: (ids: ReadonlySet<string>) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (desk === null || isDone.current) return;
    isDone.current = true;
    const wanted = takeIdsOf(desk);
    void recordings.takeIds().then((ids) => {
      if (ids === null) return undefined;
      tell(new Set(ids));
      const strays = ids.filter((id) => !wanted.has(id));
      return strays.length === 0 ? undefined : recordings.forget(strays);
    });
  }, [recordings, desk, tell]);
}
