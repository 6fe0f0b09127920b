import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { RecordingSet } from '#sound/texts/recorded-texts.ts';
import { recordingTimeMs, wordsIn } from '#sound/rules/spoken-length.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import type { BoothTake } from '#storage/booth-takes.ts';

/** About how many minutes it takes to record what has no good take yet and to listen to each once. */
export function minutesLeft(
  { texts }: Pick<RecordingSet, 'texts'>,
  byText: ReadonlyMap<string, BoothTake> | null,
): number {
  const open = texts.filter(({ key }) => byText?.get(key)?.problem !== null);
  const words = open.map(({ lines }) => wordsIn(lines));
  return Math.ceil(recordingTimeMs(words) / MINUTE_MS);
}

export function timeText(minutes: number): MessageDescriptor {
  if (minutes === 0) return msg`All of it is recorded.`;
  return msg({
    message: plural(minutes, {
      one: 'About # minute left.',
      other: 'About # minutes left, with listening to each once.',
    }),
  });
}
