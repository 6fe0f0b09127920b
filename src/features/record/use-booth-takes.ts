import { useEffect, useState } from 'react';
import { takeProblem, type TakeProblem } from '#domain/sound/take-check.ts';
import { wordCount } from '#domain/sound/spoken-length.ts';
import { shapedTake } from '#domain/sound/take-shape.ts';
import { readWavFile, toWavFile, WAV_SAMPLE_RATE_HZ } from '#domain/sound/wav-file.ts';
import type { Result } from '#lib/result.ts';
import type { PlayableSound, Recording, StorageFailure } from '#platform/platform.ts';
import type { PreparedText } from '#services/sound/texts/prepared-text.ts';
import type { VoiceLicence } from '#services/sound/voice-licences.ts';
import {
  forgetBoothTakes,
  keepBoothTake,
  readBoothSound,
  readBoothTakes,
  type BoothTake,
} from '#services/storage/booth-takes.ts';
import { usePlatform } from '#shared/platform-context.tsx';

export interface Lender {
  readonly name: string;
  readonly licence: VoiceLicence;
}

/** What was recorded on this device (SPK-05). */
export interface BoothTakes {
  /** By the key of the text; null until they are read. */
  readonly byText: ReadonlyMap<string, BoothTake> | null;
  /** Judges and keeps what was recorded, in place of what was there. Answers once it is safe, or known not to be. */
  readonly keep: (
    text: PreparedText,
    recording: Pick<Recording, 'wav' | 'durationMs'>,
    lender: Lender,
  ) => Promise<Result<undefined, StorageFailure>>;
  /** As it will be handed on, to be played; null where it is not there any more. */
  readonly open: (key: string) => Promise<PlayableSound | null>;
  readonly remove: (keys: readonly string[]) => Promise<Result<undefined, StorageFailure>>;
}

export function useBoothTakes(): BoothTakes {
  const { clock, database, recorder } = usePlatform();
  const [byText, setByText] = useState<ReadonlyMap<string, BoothTake> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const takes = await readBoothTakes(database);
      if (isWanted) setByText(new Map(takes.map((take) => [take.key, take])));
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [database]);
  return {
    byText,
    async keep({ key, lines }, { wav, durationMs }, { name, licence }) {
      const problem = problemOf(wav, lines.map(({ text }) => text).join(' '));
      const take = { key, speaker: name.trim(), licence, at: clock.now(), durationMs, problem };
      const kept = await keepBoothTake(database, take, wav);
      if (kept.ok) setByText((before) => new Map([...(before ?? []), [key, take]]));
      return kept;
    },
    async open(key) {
      const wav = await readBoothSound(database, key);
      const samples = wav === null ? null : readWavFile(new Uint8Array(wav));
      if (wav === null || samples === null) return null;
      const shaped = shapedTake(samples, WAV_SAMPLE_RATE_HZ);
      // Where nobody is heard one may want to hear that.
      return recorder.load(shaped.length === 0 ? wav : toWavFile(shaped));
    },
    async remove(keys) {
      const gone = await forgetBoothTakes(database, keys);
      if (gone.ok) setByText((before) => new Map([...(before ?? [])].filter(([key]) => !keys.includes(key))));
      return gone;
    },
  };
}

function problemOf(wav: ArrayBuffer, text: string): TakeProblem | null {
  const samples = readWavFile(new Uint8Array(wav));
  return samples === null ? 'silent' : takeProblem(samples, WAV_SAMPLE_RATE_HZ, wordCount(text));
}

/** What of a set can be handed on. */
export function goodTakes(
  texts: readonly PreparedText[],
  byText: ReadonlyMap<string, BoothTake> | null,
): BoothTake[] {
  return texts.flatMap(({ key }) => {
    const take = byText?.get(key);
    return take === undefined || take.problem !== null ? [] : take;
  });
}
