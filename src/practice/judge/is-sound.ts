import { DETERMINERS } from '#practice/judge/closed-words.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { Chunk, Clause, Sentence } from '#practice/judge/sentence.ts';

/**
 * Whether a text was taken apart as one may trust: of one that wasn't, other orders would be nonsense. A verb that stands among the
 * parts shows that the end of its clause was not found, as in `moest teruggaan naar huis`.
 */
export function isSound(sentences: readonly Sentence[], lexicon: Lexicon): boolean {
  return sentences.every(({ clauses }) => clauses.every((clause) => isSoundClause(clause, lexicon)));
}

const FINITE =
  /^(?:is|was|waren|heeft|hebben|heb|had|kan|kun|kunnen|wil|willen|moet|moeten|moest|mag|gaat|gaan|wordt)$/;
const JOINING = /^(?:omdat|want|maar|dus|terwijl|zodat|voordat|dat|die)$/;

function isSoundClause({ kind, verb, first, subject, middle }: Clause, lexicon: Lexicon): boolean {
  const needsVerb = kind !== 'fragment' && kind !== 'infinitive';
  if (needsVerb && (verb === null || verb.text === '')) return false;
  return [first, subject, ...middle].every((chunk) => chunk === null || isSoundChunk(chunk, lexicon));
}

function isSoundChunk({ units }: Chunk, lexicon: Lexicon): boolean {
  const [first, more] = units;
  const isNoun = units.length > 1 && DETERMINERS.has(first?.text ?? '');
  if (!isNoun && units.some(({ text }) => FINITE.test(text))) return false;
  if (units.slice(1).some(({ text }) => JOINING.test(text))) return false;
  if (first === undefined || more !== undefined || lexicon.noun(first.text) !== undefined) return true;
  // `zich zorgen maken`
  return first.text === 'zorgen' || !lexicon.verbs.isInfinitive(first.text);
}
