import type { Chunker, Word } from '#practice/judge/chunks.ts';
import { SUBJECT_PRONOUNS } from '#practice/judge/closed-words.ts';
import { unit, type Chunk, type Unit } from '#practice/judge/sentence.ts';
import { isSubjectLike } from '#practice/judge/split-clauses.ts';

/** Verbs that say what something is or becomes. */
export const COPULAS: ReadonlySet<string> = new Set(
  'ben bent is zijn was waren word wordt worden werd blijf blijft blijven staat staan'.split(' '),
);

/** A pronoun by itself, as what does something. */
export const asSubject = (one: Unit, _place: number, all: readonly Unit[]): Unit =>
  all.length === 1 && SUBJECT_PRONOUNS.has(one.text) ? unit(one.text, 'subject') : one;

/** The subject right behind the verb. */
export function subjectAt(
  rest: readonly Word[],
  chunker: Chunker,
  verb = '',
): { chunk: Chunk | null; length: number } {
  const first = rest[0]?.text ?? '';
  if (isOwnerAt(rest, verb, chunker)) {
    const [owned] = chunker.chunks(rest);
    if (owned !== undefined) return { chunk: { ...owned, kind: 'subject' }, length: owned.units.length };
  }
  if (first === 'er') return { chunk: { kind: 'er', units: [unit('er')], isDefinite: false }, length: 1 };
  const [chunk] = isSubjectLike(first) ? [chunker.chunk(rest.slice(0, 1))] : chunker.chunks(rest);
  if (
    chunk === undefined ||
    (chunk.kind !== 'object' &&
      chunk.kind !== 'pronoun' &&
      chunk.kind !== 'predicate' &&
      !isSubjectLike(first))
  )
    return { chunk: null, length: 0 };
  return {
    chunk: { ...chunk, kind: 'subject', units: chunk.units.map(asSubject) },
    length: chunk.units.length,
  };
}

/** Whether what stands behind the verb is `je adres`, `jullie les` or `het boek`, and no subject by itself. */
export function isOwnerAt(rest: readonly Word[], verb: string, chunker: Chunker): boolean {
  const first = rest[0]?.text ?? '';
  if (!['je', 'jullie', 'het', 'u'].includes(first) || !chunker.isNounAt(rest, 1)) return false;
  // `Ken je Utrecht?`
  if (rest[1]?.isName === true) return false;
  if (first === 'je')
    return /(?:t|en|is)$/.test(verb) && !/^(?:moet|heet|weet|eet|zit|laat|vergeet|zet)$/.test(verb)
      ? true
      : rest.length > 1 && /^(?:doe|zet|schrijf|trek|pak|neem|geef|bel)$/.test(verb);
  return first === 'jullie' ? !verb.endsWith('en') : first === 'het';
}
