import { textHash } from '#lib/text-hash.ts';

/** What one speaker says at a time. */
interface SpokenTurn {
  readonly voice: string;
  readonly text: string;
}

/** A text, or what several say in turn. */
export type Spoken = string | readonly SpokenTurn[];

/** By which a recording is found (SPK-04): what is said and, where there is more than one line, which voice says it. */
export function spokenKey(said: Spoken): string {
  if (typeof said === 'string') return textHash(said);
  const [first, ...rest] = said;
  if (first !== undefined && rest.length === 0) return textHash(first.text);
  return textHash(said.map(({ voice, text }) => `${voice}: ${text}`).join('\n'));
}
