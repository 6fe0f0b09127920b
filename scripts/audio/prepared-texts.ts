import { createHash } from 'node:crypto';
import { rows as listeningItems } from '#content/exam/listening-items.ts';
import { LETTERS } from '#content/misc/letters.ts';
import type { SpokenLine } from '#content/schema/exam-rows.ts';
import { countWord } from '#domain/dutch/number-words.ts';

/** Something of which there is a prepared recording. */
export interface PreparedText {
  /** In the manifest. */
  readonly id: string;
  readonly lines: readonly SpokenLine[];
}

const NUMBERS = [...Array.from({ length: 21 }, (_, number) => number), 30, 40, 50, 60, 70, 80, 90];

/** All that is prepared: what is worth hearing on a device without a Dutch voice (LIS-04). */
export function preparedTexts(): PreparedText[] {
  return [
    ...listeningItems.map(({ id, audioText }) => ({ id, lines: audioText })),
    ...LETTERS.map(({ letter, sound }) => spokenAlone(`letter-${letter.toLowerCase()}`, sound)),
    ...NUMBERS.map((number) => spokenAlone(`number-${number}`, countWord(number))),
  ];
}

/** By which text and recording are held together: who says what, in what order. */
export function textHash(lines: readonly SpokenLine[]): string {
  const text = lines.map(({ voice, text }) => `${voice}: ${text}`).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function spokenAlone(id: string, text: string): PreparedText {
  return { id, lines: [{ voice: 'A', text }] };
}
