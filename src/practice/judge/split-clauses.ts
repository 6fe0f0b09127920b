import {
  ADVERBS,
  COORDINATORS,
  DETERMINERS,
  INTERJECTIONS,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_WORDS,
  SUBORDINATORS,
} from '#practice/judge/closed-words.ts';
import type { Word } from '#practice/judge/chunks.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { shownWordsOf, wordsOf } from '#practice/judge/tokens.ts';

/** A piece of a sentence: one clause, or a part of one that another clause parts in two. */
export interface Piece {
  readonly kind: 'main' | 'sub' | 'infinitive' | 'fragment';
  readonly lead: readonly string[];
  readonly words: readonly Word[];
}

export interface RawSentence {
  readonly pieces: readonly Piece[];
  readonly isQuestion: boolean;
}

interface Token extends Word {
  readonly hasComma: boolean;
}

const RELATIVE: ReadonlySet<string> = new Set(['die', 'dat', 'waar', 'wat', 'waarin']);
const MODALS: ReadonlySet<string> = new Set(
  'kan kun kunt kunnen mag mogen wil wilt willen moet moeten zal zult zullen zou zouden kon konden mocht mochten wilde wilden moest moesten ga gaat gaan'.split(
    ' ',
  ),
);

/** A text cut into its sentences and clauses. It is known to be right Dutch. */
export function splitText(text: string, lexicon: Lexicon): readonly RawSentence[] {
  const sentences = text.match(/[^.?!:]+(?:[.:](?=\d)[^.?!:]+)*[.?!:]*/g) ?? [];
  return sentences
    .map((sentence) => ({ pieces: piecesOf(sentence, lexicon), isQuestion: sentence.includes('?') }))
    .filter(({ pieces }) => pieces.length > 0);
}

function tokensOf(sentence: string): readonly Token[] {
  return sentence.split(/(?<=,)\s/).flatMap((part, index, parts) => {
    const shown = shownWordsOf(part);
    return wordsOf(part).map((text, place): Token => ({
      text,
      isName: /^\p{Lu}/u.test(shown[place] ?? '') && !(index === 0 && place === 0 && isCommon(text)),
      hasComma: place === shown.length - 1 && index < parts.length - 1,
    }));
  });
}

/** The first word of a sentence is no name when it is a small word. */
function isCommon(text: string): boolean {
  return (
    PRONOUNS.has(text) ||
    DETERMINERS.has(text) ||
    PREPOSITIONS.has(text) ||
    ADVERBS.has(text) ||
    SUBORDINATORS.has(text) ||
    QUESTION_WORDS.has(text) ||
    text === 'er'
  );
}

function piecesOf(sentence: string, lexicon: Lexicon): readonly Piece[] {
  const tokens = tokensOf(sentence);
  const pieces: Piece[] = [];
  let lead: string[] = [];
  let kind: Piece['kind'] = 'main';
  let words: Token[] = [];
  const close = (): void => {
    if (words.length > 0 || lead.length > 0) pieces.push({ kind: settle(kind, words, lexicon), lead, words });
    lead = [];
    words = [];
    kind = 'main';
  };
  for (const [place, token] of tokens.entries()) {
    const starts = startOf(tokens, place, { lexicon, words, kind });
    if (starts !== null) {
      close();
      kind = starts;
      lead = [token.text];
    } else words.push(token);
    if (token.hasComma && starts === null && (kind !== 'main' || isInterjection(words))) close();
  }
  close();
  return pieces;
}

function isInterjection(words: readonly Token[]): boolean {
  return words.length === 1 && INTERJECTIONS.has(words[0]?.text ?? '');
}

function settle(kind: Piece['kind'], words: readonly Token[], lexicon: Lexicon): Piece['kind'] {
  if (kind !== 'main') return kind;
  return isInterjection(words) ||
    !words.some(({ text }, place) => isVerbAt(words, place, lexicon) && text !== '')
    ? 'fragment'
    : 'main';
}

interface Scan {
  readonly lexicon: Lexicon;
  /** Of the piece so far. */
  readonly words: readonly Token[];
  readonly kind: Piece['kind'];
}

/** What decides whether a clause begins at a word. */
interface Start {
  readonly text: string;
  readonly before: Token | undefined;
  readonly isAfterVerb: boolean;
  readonly tail: readonly Token[];
  readonly endsInVerb: boolean;
  readonly hasVerbBefore: boolean;
  readonly scan: Scan;
}

/** Whether a new clause begins at a word, and which. */
function startOf(tokens: readonly Token[], place: number, scan: Scan): Piece['kind'] | null {
  const tail = untilComma(tokens, place + 1);
  const start: Start = {
    text: tokens[place]?.text ?? '',
    before: tokens[place - 1],
    isAfterVerb: isVerbAt(tokens, place - 1, scan.lexicon),
    tail,
    endsInVerb: tail.length > 1 && isVerbEnd(tail, scan.lexicon),
    hasVerbBefore: scan.words.some((_, at) => isVerbAt(scan.words, at, scan.lexicon)),
    scan,
  };
  const ruled = STARTS[start.text];
  if (ruled !== undefined) return ruled(start);
  return startsRelative(start) ? 'sub' : startOfLinked(start);
}

const STARTS: Readonly<Record<string, (start: Start) => Piece['kind'] | null>> = {
  om: ({ tail, scan }) => (hasTeInfinitive(tail, scan.lexicon) ? 'infinitive' : null),
  te: () => null,
  als: startOfWhen,
  toen: startOfWhen,
  voor: ({ tail, endsInVerb, hasVerbBefore }) =>
    endsInVerb && hasVerbBefore && isSubjectLike(tail[0]?.text) && PRONOUNS.has(textOf(tail[0]))
      ? 'sub'
      : null,
  dat: startOfThat,
  of: startOfWhether,
};

const textOf = (token: Token | undefined): string => token?.text ?? '';

function startOfWhen({ tail, endsInVerb }: Start): 'sub' | null {
  return textOf(tail[0]) !== 'kind' && endsInVerb ? 'sub' : null;
}

function startOfThat(start: Start): 'sub' | null {
  const { before, endsInVerb, isAfterVerb, scan } = start;
  if (before === undefined || !endsInVerb || openModal(scan) || PREPOSITIONS.has(before.text))
    return startsRelative(start) ? 'sub' : null;
  const isObject = isVerb(before.text, scan.lexicon) && isAfterVerb && scan.words.length === 1;
  return isObject && before.text !== 'denk' ? null : 'sub';
}

function startOfWhether({ tail, endsInVerb, hasVerbBefore, scan }: Start): 'main' | 'sub' | null {
  if (!hasVerbBefore) return null;
  if (scan.lexicon.verbs.isFinite(textOf(tail[0]))) return 'main';
  return endsInVerb ? 'sub' : null;
}

function startsRelative({ text, before, endsInVerb, isAfterVerb }: Start): boolean {
  if (before === undefined) return false;
  const isRelative = RELATIVE.has(text) && endsInVerb && isNominal(before.text) && !isAfterVerb;
  return isRelative || (text === 'wat' && ['alles', 'iets', 'niets'].includes(before.text));
}

function startOfLinked({
  text,
  before,
  tail,
  endsInVerb,
  hasVerbBefore,
  scan,
}: Start): 'main' | 'sub' | null {
  if (COORDINATORS.has(text)) {
    const hasVerbAfter = tail.some(({ text: word }) => scan.lexicon.verbs.isFinite(word));
    const isLinking = text === 'en' && hasVerbAfter && !isVerbOnlyTail(tail, scan.lexicon);
    return hasVerbBefore && (before?.hasComma === true || isLinking) ? 'main' : null;
  }
  return SUBORDINATORS.has(text) && endsInVerb && text !== 'sinds' ? 'sub' : null;
}

function isVerbOnlyTail(tail: readonly Token[], lexicon: Lexicon): boolean {
  return tail.length < 2 && !tail.some(({ text }) => lexicon.verbs.isFinite(text));
}

const SUBJECTS: ReadonlySet<string> = new Set("ik je jij u hij we wij ze zij jullie het 't er".split(' '));

export function isSubjectLike(text: string | undefined): boolean {
  return SUBJECTS.has(text ?? '');
}

/** A modal that still waits for its infinitive: what follows is no clause. */
function openModal({ words, lexicon }: Scan): boolean {
  const place = words.findIndex(({ text }) => MODALS.has(text));
  return place >= 0 && !words.slice(place + 1).some(({ text }) => lexicon.verbs.isInfinitive(text));
}

function untilComma(tokens: readonly Token[], from: number): readonly Token[] {
  const end = tokens.findIndex(({ hasComma }, place) => place >= from && hasComma);
  return tokens.slice(from, end < 0 ? tokens.length : end + 1);
}

function isVerbEnd(tail: readonly Token[], lexicon: Lexicon): boolean {
  const last = tail.at(-1)?.text ?? '';
  const before = tail.at(-2)?.text ?? '';
  const isFinite = (text: string) => isVerb(text, lexicon);
  if (isFinite(last)) return true;
  return isParticiple(last, lexicon) && isFinite(before);
}

function hasTeInfinitive(tail: readonly Token[], lexicon: Lexicon): boolean {
  return tail.some(({ text }, place) => text === 'te' && isInfinitive(tail[place + 1]?.text ?? '', lexicon));
}

export function isInfinitive(text: string, lexicon: Lexicon): boolean {
  return (
    lexicon.verbs.isInfinitive(text) ||
    (/(?:[^aeiou]en|gaan|staan|doen|zien)$/.test(text) && isVerb(text, lexicon))
  );
}

const PARTICIPLE =
  /^(?:(?:aan|af|bij|door|in|mee|na|om|op|over|schoon|terug|toe|uit|voor|weg)?ge.{2,}|(?:be|ver|ont|her|er).{3,})(?:t|d|en)$/;

/** A participle, also of a separable verb: `aangevraagd`. */
export function isParticiple(text: string, lexicon: Lexicon): boolean {
  return (
    (lexicon.verbs.isParticiple(text) && /(?:t|d|n)$/.test(text)) ||
    (PARTICIPLE.test(text) && lexicon.noun(text) === undefined && lexicon.adjective(text) === undefined)
  );
}

/** A finite verb, also with its particle in front: `thuiskwam`. */
export function isVerb(text: string, lexicon: Lexicon): boolean {
  return lexicon.verbs.isFinite(text) || joinedVerb(text, lexicon) !== null;
}

const SPLIT =
  /^(aan|af|bij|binnen|dicht|door|heen|in|klaar|langs|leeg|los|mee|mis|na|naartoe|neer|om|onder|op|open|over|schoon|stil|terug|thuis|toe|uit|vast|voor|vooruit|weg)(.{3,})$/;

export function joinedVerb(text: string, lexicon: Lexicon): { particle: string; verb: string } | null {
  const [, particle = '', verb = ''] = SPLIT.exec(text) ?? [];
  return particle !== '' && lexicon.verbs.isFinite(verb) ? { particle, verb } : null;
}

const NEVER_BEFORE_VERB: ReadonlySet<string> = new Set(
  "de een 'n mijn m'n jouw uw onze ons geen elke elk deze alle op in naar met van bij".split(' '),
);

const OFTEN_NOUNS: ReadonlySet<string> = new Set(
  'bij weg les fiets bus werk eten plan huur regen bakker best'.split(' '),
);

const POINTING = /^(?:die|dat|deze|dit|het|je|jullie|haar|hun|zijn)$/;

/** Whether the word there is a verb and not the noun that is written like it: `de was`, `zijn fiets`. */
export function isVerbAt(words: readonly Word[], place: number, lexicon: Lexicon): boolean {
  const [before, word] = [words[place - 1], words[place]];
  if (word === undefined || !lexicon.verbs.isFinite(word.text)) return false;
  if (before === undefined) return word.text !== 'was';
  const isNoun = lexicon.noun(word.text) !== undefined && lexicon.adjective(before.text) !== undefined;
  // `die winkel is`: what may be a verb, but has one behind it.
  const isNamed = POINTING.test(before.text) && lexicon.noun(word.text) !== undefined;
  if (isNamed && lexicon.verbs.isFinite(words[place + 1]?.text ?? '')) return false;
  const isLate = word.text === 'laat' && before.text === 'hoe';
  if (NEVER_BEFORE_VERB.has(before.text) || isLate || isNoun) return false;
  return !OFTEN_NOUNS.has(word.text) || isSubjectLike(before.text) || before.isName;
}

function isNominal(text: string): boolean {
  return (
    !PRONOUNS.has(text) &&
    !PREPOSITIONS.has(text) &&
    !COORDINATORS.has(text) &&
    !SUBORDINATORS.has(text) &&
    !ADVERBS.has(text) &&
    text !== 'niet'
  );
}
