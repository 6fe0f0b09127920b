import { Chunker, textAt, timeLength, type Word } from '#practice/judge/chunks.ts';
import { cutAtEnd } from '#practice/judge/clause-end.ts';
import { QUESTION_WORDS, SUBJECT_PRONOUNS } from '#practice/judge/closed-words.ts';
import { asSubject, COPULAS, subjectAt, isOwnerAt } from '#practice/judge/find-subject.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { parseSub } from '#practice/judge/parse-sub.ts';
import { unit, type Chunk, type Clause, type Unit } from '#practice/judge/sentence.ts';
import { isSubjectLike, isVerbAt, type Piece } from '#practice/judge/split-clauses.ts';

export interface NestedPiece extends Piece {
  /** A clause stands first, and the verb follows it. */
  readonly isAfterClause?: boolean;
  /** A clause within its first part, and how many words stand before it. */
  readonly nested?: { readonly piece: Piece; readonly at: number };
}

interface Head {
  readonly lead: readonly Unit[];
  readonly verb: Unit;
}

/** What a main clause is read with. */
interface Reader {
  readonly head: Head;
  readonly chunker: Chunker;
  readonly lexicon: Lexicon;
  readonly isQuestion: boolean;
}

export function parseMain(piece: NestedPiece, isQuestion: boolean, lexicon: Lexicon): Clause {
  const { words, lead, nested } = piece;
  const from = nested === undefined ? 0 : nested.at;
  const isInverted = from === 0 && startsWithVerb(words, isQuestion, lexicon);
  const place = isInverted
    ? 0
    : words.findIndex((_, at) => at >= Math.max(1, from) && isVerbAt(words, at, lexicon));
  const verb = textAt(words, place);
  const head: Head = { lead: lead.map((text) => unit(text, 'lead')), verb: unit(verb, 'verb') };
  const reader: Reader = { head, chunker: new Chunker(lexicon, COPULAS.has(verb)), lexicon, isQuestion };
  const rest = words.slice(place + 1);
  if (isInverted) return parseInverted(rest, piece.isAfterClause === true, reader);
  const start = words.slice(0, place);
  return parseStraight(start, withNested(reader.chunker.chunk(start), piece, lexicon), rest, reader);
}

function startsWithVerb(words: readonly Word[], isQuestion: boolean, lexicon: Lexicon): boolean {
  return textAt(words, 0) === 'zijn' ? isQuestion : isVerbAt(words, 0, lexicon);
}

function parseInverted(
  rest: readonly Word[],
  isAfterClause: boolean,
  { head, chunker, lexicon, isQuestion }: Reader,
): Clause {
  const { text } = head.verb;
  const isCommand =
    isOwnerAt(rest, text, chunker) || textAt(rest, 0) === 'het' || !isSubjectLike(textAt(rest, 0));
  if (!isQuestion && isCommand && !isAfterClause)
    return {
      kind: 'imperative',
      ...head,
      first: null,
      subject: null,
      ...bodyOf(rest, text, chunker, lexicon),
    };
  const subject = subjectAt(rest, chunker, text);
  const body = bodyOf(rest.slice(subject.length), text, chunker, lexicon);
  return { kind: isQuestion ? 'question' : 'main', ...head, first: null, subject: subject.chunk, ...body };
}

function parseStraight(
  start: readonly Word[],
  chunk: Chunk,
  rest: readonly Word[],
  { head, chunker, lexicon, isQuestion }: Reader,
): Clause {
  const { text } = head.verb;
  const isAsking = QUESTION_WORDS.has(textAt(start, 0)) && isQuestion;
  if (!isAsking && isSubjectStart(start, rest)) {
    const kind = chunk.kind === 'er' ? 'er' : 'subject';
    const subject: Chunk = { ...chunk, kind, units: chunk.units.map(asSubject) };
    return { kind: 'main', ...head, first: null, subject, ...bodyOf(rest, text, chunker, lexicon) };
  }
  const isSubject = textAt(start, 0) === 'wat' && textAt(rest, 0) === 'er';
  const found = isSubject ? { chunk: null, length: 0 } : subjectAt(rest, chunker, text);
  const body = bodyOf(rest.slice(found.length), text, chunker, lexicon);
  return { kind: isAsking ? 'question' : 'main', ...head, first: chunk, subject: found.chunk, ...body };
}

/** Whether what stands before the verb is the subject. */
function isSubjectStart(start: readonly Word[], rest: readonly Word[]): boolean {
  const first = start[0]?.text ?? '';
  if (first === 'er') return true;
  if (timeLength(start, 0) === start.length) return false;
  if (
    /^(?:in|op|aan|bij|met|na|naar|om|onder|tussen|van|voor|midden|sinds|tot|vanaf|vroeger|daar|hier|dan)$/.test(
      first,
    )
  )
    return false;
  const next = rest[0]?.text;
  return (
    SUBJECT_PRONOUNS.has(first) ||
    !isSubjectLike(next) ||
    next === 'er' ||
    next === 'het' ||
    next === 'u' ||
    next === 'je' ||
    next === 'ze'
  );
}

function withNested(chunk: Chunk, { nested }: NestedPiece, lexicon: Lexicon): Chunk {
  return nested === undefined ? chunk : { ...chunk, clause: parseSub(nested.piece, lexicon) };
}

function bodyOf(
  words: readonly Word[],
  verb: string,
  chunker: Chunker,
  lexicon: Lexicon,
): Pick<Clause, 'middle' | 'end'> {
  const { middle, end } = cutAtEnd(words, verb, lexicon);
  return { middle: chunker.chunks(middle), end };
}
