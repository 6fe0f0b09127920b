import { INTERJECTIONS, PARTICLES, QUESTION_WORDS, SUBJECT_PRONOUNS } from '#practice/judge/closed-words.ts';
import { Chunker, textAt, timeLength, type Word } from '#practice/judge/chunks.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { unit, type Chunk, type Clause, type Sentence, type Unit } from '#practice/judge/sentence.ts';
import {
  isInfinitive,
  isSubjectLike,
  isVerb,
  isVerbAt,
  splitText,
  type Piece,
} from '#practice/judge/split-clauses.ts';

const COPULAS: ReadonlySet<string> = new Set(
  'ben bent is zijn was waren word wordt worden werd blijf blijft blijven staat staan'.split(' '),
);

/** Takes a right text apart: its sentences, their clauses, and the parts of these. */
export function parseText(text: string, lexicon: Lexicon): readonly Sentence[] {
  return splitText(text, lexicon).map(({ pieces, isQuestion }) => ({
    clauses: joinNested(pieces).map((piece) => parsePiece(piece, isQuestion, lexicon)),
  }));
}

interface NestedPiece extends Piece {
  /** A clause stands first, and the verb follows it. */
  readonly isAfterClause?: boolean;
  /** A clause within its first part, and how many words stand before it. */
  readonly nested?: { readonly piece: Piece; readonly at: number };
}

/** `De jas | die ik zoek | is blauw` is one clause with another in it. */
function joinNested(pieces: readonly Piece[]): readonly NestedPiece[] {
  const [first, second, third, ...rest] = pieces;
  if (first?.kind === 'sub')
    return pieces.map((piece, place) =>
      place === 1 && piece.lead.length === 0 ? { ...piece, isAfterClause: true } : piece,
    );
  if (first?.kind !== 'fragment' || second?.kind !== 'sub' || third === undefined || first.words.length > 4)
    return pieces;
  if (INTERJECTIONS.has(first.words[0]?.text ?? '')) return pieces;
  const whole = { ...third, words: [...first.words, ...third.words], kind: 'main' as const };
  return [{ ...whole, nested: { piece: second, at: first.words.length } }, ...rest];
}

function parsePiece(piece: NestedPiece, isQuestion: boolean, lexicon: Lexicon): Clause {
  switch (piece.kind) {
    case 'sub':
      return parseSub(piece, lexicon);
    case 'infinitive':
      return parseInfinitive(piece, lexicon);
    case 'fragment':
      return {
        kind: 'fragment',
        lead: piece.lead.map((text) => unit(text, 'lead')),
        first: null,
        subject: null,
        verb: null,
        middle: new Chunker(lexicon, false).chunks(piece.words),
        end: [],
      };
    case 'main':
      return parseMain(piece, isQuestion, lexicon);
  }
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

function parseMain(piece: NestedPiece, isQuestion: boolean, lexicon: Lexicon): Clause {
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

const asSubject = (one: Unit, _place: number, all: readonly Unit[]): Unit =>
  all.length === 1 && SUBJECT_PRONOUNS.has(one.text) ? unit(one.text, 'subject') : one;

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

/** The subject right behind the verb. */
function subjectAt(
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
function isOwnerAt(rest: readonly Word[], verb: string, chunker: Chunker): boolean {
  const first = rest[0]?.text ?? '';
  if (!['je', 'jullie', 'het', 'u'].includes(first) || !chunker.isNounAt(rest, 1)) return false;
  if (first === 'je')
    return /(?:t|en|is)$/.test(verb) && !/^(?:moet|heet|weet|eet|zit|laat|vergeet|zet)$/.test(verb)
      ? true
      : rest.length > 1 && /^(?:doe|zet|schrijf|trek|pak|neem|geef|bel)$/.test(verb);
  return first === 'jullie' ? !verb.endsWith('en') : first === 'het';
}

function withNested(chunk: Chunk, { nested }: NestedPiece, lexicon: Lexicon): Chunk {
  return nested === undefined ? chunk : { ...chunk, clause: parseSub(nested.piece, lexicon) };
}

const INFINITIVE_TAKERS =
  /^(?:ka?n|kunt|kun|kunnen|kon(?:den)?|mag|mogen|mocht(?:en)?|wilt?|willen|wilden?|wou(?:den)?|moet(?:en)?|moest(?:en)?|zal|zult|zullen|zou(?:den)?|ga|gaat|gaan|ging(?:en)?|kom|komt|komen|blijft?|blijven|laat|laten|help|helpt|hoor|zie)$/;
const PARTICIPLE_TAKERS =
  /^(?:heb|hebt|heeft|hebben|had|hadden|ben|bent|is|zijn|was|waren|wordt?|worden|werd|werden)$/;
/** With `er` before: `Ik wacht er lang op.` */
const STRANDED: ReadonlySet<string> = new Set('op over mee aan in uit van voor naartoe heen bij'.split(' '));

function bodyOf(
  words: readonly Word[],
  verb: string,
  chunker: Chunker,
  lexicon: Lexicon,
): Pick<Clause, 'middle' | 'end'> {
  const cut = endAt(words, verb, lexicon);
  return {
    middle: chunker.chunks(words.slice(0, cut)),
    end: words.slice(cut).map(({ text }) => unit(text, 'verb')),
  };
}

/** Where the verbs at the end begin, with their particle, *te* and *aan het*. */
function endAt(words: readonly Word[], verb: string, lexicon: Lexicon): number {
  let cut = words.length;
  if (cut === 0 || !canEnd(words, cut - 1, verb, lexicon)) return cut;
  cut -= 1;
  while (cut > 0 && isVerbTail(words, cut - 1, verb, lexicon)) cut -= 1;
  if (textAt(words, cut - 1) === 'te') cut -= 1;
  if (textAt(words, cut) === 'te' && PARTICLES.has(textAt(words, cut - 1))) cut -= 1;
  if (isOngoing(words, cut - 1)) cut -= 2;
  return isStranded(words, cut - 1) ? cut - 1 : cut;
}

const isOngoing = (words: readonly Word[], place: number): boolean =>
  textAt(words, place) === 'het' && textAt(words, place - 1) === 'aan';
const isEr = ({ text }: Word): boolean => text === 'er' || text === 'daar';

function isStranded(words: readonly Word[], place: number): boolean {
  return (
    STRANDED.has(textAt(words, place)) &&
    words.slice(0, Math.max(0, place)).some(isEr) &&
    textAt(words, place + 1) !== 'het'
  );
}

function canEnd(words: readonly Word[], place: number, verb: string, lexicon: Lexicon): boolean {
  const text = textAt(words, place);
  const before = textAt(words, place - 1);
  const takesInfinitive = before === 'te' || INFINITIVE_TAKERS.test(verb) || isOngoing(words, place - 1);
  if (takesInfinitive && isInfinitive(text, lexicon)) return true;
  if (PARTICIPLE_TAKERS.test(verb) && isParticiple(text, lexicon)) return true;
  if (!PARTICLES.has(text) || ['de', 'het', 'naar', 'een'].includes(before)) return false;
  if (COPULAS.has(verb)) return STRANDED.has(text) && words.some(({ text: word }) => word === 'er');
  return place > 0 || text !== 'thuis';
}

function isVerbTail(words: readonly Word[], place: number, verb: string, lexicon: Lexicon): boolean {
  const text = words[place]?.text ?? '';
  return INFINITIVE_TAKERS.test(text) && isInfinitive(text, lexicon) && INFINITIVE_TAKERS.test(verb);
}

const PARTICIPLE =
  /^(?:(?:aan|af|bij|door|in|mee|na|om|op|over|schoon|terug|toe|uit|voor|weg)?ge.{2,}|(?:be|ver|ont|her|er).{3,})(?:t|d|en)$/;

export function isParticiple(text: string, lexicon: Lexicon): boolean {
  return (
    (lexicon.verbs.isParticiple(text) && /(?:t|d|n)$/.test(text)) ||
    (PARTICIPLE.test(text) && lexicon.noun(text) === undefined)
  );
}

function parseSub({ lead, words }: Piece, lexicon: Lexicon): Clause {
  const cut = subEndAt(words, lexicon);
  const tail = words.slice(cut).map(({ text }) => text);
  const taker = tail.find((text) => PARTICIPLE_TAKERS.test(text) || INFINITIVE_TAKERS.test(text));
  const finite = taker ?? tail.at(-1) ?? '';
  const chunker = new Chunker(lexicon, COPULAS.has(finite));
  const body = words.slice(0, cut);
  const subject = hasSubject(body, lead[0], chunker) ? subjectAt(body, chunker) : { chunk: null, length: 0 };
  const index = tail.indexOf(finite);
  return {
    kind: 'sub',
    lead: lead.map((text) => unit(text, 'lead')),
    first: null,
    subject: subject.chunk,
    verb: unit(finite, 'verb'),
    middle: chunker.chunks(body.slice(subject.length)),
    end: tail.filter((_, place) => place !== index).map((text) => unit(text, 'verb')),
  };
}

const MOST_VERBS = 3;

/** Where the verbs at the end of a subordinate clause begin. */
function subEndAt(words: readonly Word[], lexicon: Lexicon): number {
  let cut = words.length;
  while (
    cut > 1 &&
    words.length - cut < MOST_VERBS &&
    isSubVerb(textAt(words, cut - 1), cut === words.length, lexicon)
  )
    cut -= 1;
  return isOngoing(words, cut - 1) ? cut - 2 : cut;
}

function isSubVerb(text: string, isLast: boolean, lexicon: Lexicon): boolean {
  const isOther =
    isInfinitive(text, lexicon) || isParticiple(text, lexicon) || (isLast && isVerb(text, lexicon));
  return PARTICIPLE_TAKERS.test(text) || INFINITIVE_TAKERS.test(text) || isOther;
}

/** In `die naar Zwolle gaat` the relative word is the subject. */
function hasSubject(body: readonly Word[], lead: string | undefined, chunker: Chunker): boolean {
  if (isSubjectLike(textAt(body, 0))) return true;
  const isRelative = /^(?:die|waar|wat|waarin)$/.test(lead ?? '');
  const [chunk] = chunker.chunks(body);
  return !isRelative && chunk?.kind === 'object' && chunk.isDefinite;
}

function parseInfinitive({ lead, words }: Piece, lexicon: Lexicon): Clause {
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
