import { textHash } from '#lib/text-hash.ts';

/** What one speaker says at a time. */
interface SpokenTurn {
  readonly voice: string;
  readonly text: string;
}

/** A text, or the lines of several speakers. */
export type Spoken = string | readonly SpokenTurn[];

/** The key of a recording (SPK-04): the text and, for several lines, the voice of each. */
export function spokenKey(said: Spoken): string {
  if (typeof said === 'string') return textHash(said);
  const [first, ...rest] = said;
  if (first !== undefined && rest.length === 0) return textHash(first.text);
  return textHash(said.map(({ voice, text }) => `${voice}: ${text}`).join('\n'));
}
