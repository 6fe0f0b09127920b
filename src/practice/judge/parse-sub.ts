import { Chunker, textAt, type Word } from '#practice/judge/chunks.ts';
import { cutAtSubEnd } from '#practice/judge/clause-end.ts';
import { PARTICLES } from '#practice/judge/closed-words.ts';
import { COPULAS, subjectAt } from '#practice/judge/find-subject.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { unit, type Clause } from '#practice/judge/sentence.ts';
import { isSubjectLike, type Piece } from '#practice/judge/split-clauses.ts';

/** A clause with its verbs at the end: `omdat ik naar Zwolle ga`. */
export function parseSub({ lead, words }: Piece, lexicon: Lexicon): Clause {
  const { middle, verb, end } = cutAtSubEnd(words, lexicon);
  const chunker = new Chunker(lexicon, COPULAS.has(verb));
  const subject = hasSubject(middle, lead[0], chunker)
    ? subjectAt(middle, chunker)
    : { chunk: null, length: 0 };
  return {
    kind: 'sub',
    lead: lead.map((text) => unit(text, 'lead')),
    first: null,
    subject: subject.chunk,
    verb: unit(verb, 'verb'),
    middle: chunker.chunks(middle.slice(subject.length)),
    end,
  };
}

/** In `die naar Zwolle gaat` the relative word is the subject. */
function hasSubject(body: readonly Word[], lead: string | undefined, chunker: Chunker): boolean {
  if (isSubjectLike(textAt(body, 0))) return true;
  const isRelative = /^(?:die|waar|wat|waarin)$/.test(lead ?? '');
  const [chunk] = chunker.chunks(body);
  // `dat` may be relative as well.
  if (!isRelative && lead !== 'dat' && chunk?.kind === 'predicate') return true;
  return !isRelative && chunk?.kind === 'object' && (chunk.isDefinite || lead !== 'dat');
}

/** `om brood te kopen`. */
export function parseInfinitive({ lead, words }: Piece, lexicon: Lexicon): Clause {
  const te = words.findLastIndex(({ text }) => text === 'te');
  const particle = PARTICLES.has(words[te - 1]?.text ?? '') ? 1 : 0;
  return {
    kind: 'infinitive',
    lead: lead.map((text) => unit(text, 'lead')),
    first: null,
    subject: null,
    verb: null,
    middle: new Chunker(lexicon, false).chunks(words.slice(0, te - particle)),
    end: words.slice(te - particle).map(({ text }) => unit(text, 'verb')),
  };
}
