import { COORDINATORS, PREPOSITIONS, SUBORDINATORS } from '#practice/judge/closed-words.ts';
import { foldText } from '#lib/fold-text.ts';
import { placedWordsOf } from '#lib/dutch-words.ts';
import { bodyOf } from '#lib/letter-lines.ts';

/** A word of a letter, as written and as it is compared. */
export interface LetterWord {
  readonly text: string;
  readonly word: string;
  /** In the sentence. */
  readonly start: number;
  readonly end: number;
}

export interface LetterSentence {
  readonly text: string;
  /** In the letter. */
  readonly start: number;
  readonly clauses: readonly LetterClause[];
}

/** Words with one finite verb, as far as the small words between them tell. */
export interface LetterClause {
  /** `after-sub`: joined by *en* or *of* to a clause with its verb last: it may be of either kind. */
  readonly kind: 'main' | 'sub' | 'after-sub';
  /** The word that joins it: *omdat*, *maar*, *hoeveel*; null where there is none. */
  readonly joint: string | null;
  /** The mark before it: a comma, a colon; null where there is none. */
  readonly stop: string | null;
  readonly words: readonly LetterWord[];
}

/** After these a full stop ends no sentence. */
const SHORTENED = /(?:\.\p{L}+|\b(?:bijv|nr|ca|mevr|dhr|mw|blz|enz|tel|str|evt|incl|max|min))\.$/iu;

/** The sentences of the message of a letter. */
export function sentencesOf(letter: string, isVerb: (word: string) => boolean): readonly LetterSentence[] {
  return bodyOf(letter).flatMap(({ text, start }) => {
    const sentences: { text: string; start: number }[] = [];
    for (const { 0: piece, index } of text.matchAll(/.+?(?:[.!?]+(?=\s|$)|$)/gu)) {
      const before = sentences.at(-1);
      if (before !== undefined && SHORTENED.test(before.text)) before.text += piece;
      else if (piece.trim() !== '')
        sentences.push({ text: piece.trim(), start: start + index + piece.search(/\S/u) });
    }
    return sentences.map((sentence) => ({ ...sentence, clauses: clausesOf(sentence.text, isVerb) }));
  });
}

const PERSONS = new Set('ik jij je u hij zij ze wij we jullie er'.split(' '));
const MORE_SUBORDINATORS = new Set('tenzij mits zoals'.split(' '));
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'wie wat waar wanneer waarom hoe hoeveel hoelang welke welk'.split(' '),
);
/** Before *of* they make it a question inside a sentence. */
const ASKING =
  /^(?:weet|weten|vraag|vragen|vraagt|vroeg|hoor|horen|kijk|kijken|benieuwd|zeker|zeggen|zeg|zien|zie)$/;
const SUBJECT_STARTS = new Set(
  'ik jij je u hij zij ze het wij we jullie er mijn de een deze die dit uw onze ons zijn haar jouw hun niemand iedereen iemand dat'.split(
    ' ',
  ),
);

/** The word at a place as it is compared; empty where there is none. */
export function wordAt(words: readonly LetterWord[], place: number): string {
  return words[place]?.word ?? '';
}

interface Draft {
  kind: LetterClause['kind'];
  joint: LetterWord | null;
  stop: string | null;
  words: LetterWord[];
}

type IsVerb = (word: string) => boolean;

function clausesOf(sentence: string, isVerb: IsVerb): readonly LetterClause[] {
  const words = placedWordsOf(sentence).map((placed) => ({ ...placed, word: foldText(placed.text) }));
  const first: Draft = { kind: 'main', joint: null, stop: null, words: [] };
  const drafts = [first];
  for (const [place, word] of words.entries()) {
    const current = drafts.at(-1) ?? first;
    const stop = stopBefore(sentence, words, place);
    const isBegun = current.words.length > 0;
    const isInside = isBegun && stop === null && isInsideQuestion(words, place);
    if (isInside || isJoint(words, place, isVerb))
      drafts.push({ kind: 'main', joint: word, stop, words: [] });
    else if (stop !== null && isBegun) drafts.push({ kind: 'main', joint: null, stop, words: [word] });
    else current.words.push(word);
  }
  return joined(drafts, isVerb);
}

function stopBefore(sentence: string, words: readonly LetterWord[], place: number): string | null {
  const [before, word] = [words[place - 1], words[place]];
  if (before === undefined || word === undefined) return null;
  return /[,;:()–—]/u.exec(sentence.slice(before.end, word.start))?.[0] ?? null;
}

/** In *met wie* and *tot hoe laat* the clause begins before the word that asks. */
function isInsideQuestion(words: readonly LetterWord[], place: number): boolean {
  const isFirst = place === 1 && PREPOSITIONS.has(wordAt(words, 0));
  return !isFirst && QUESTION_WORDS.has(wordAt(words, place));
}

function isJoint(words: readonly LetterWord[], place: number, isVerb: IsVerb): boolean {
  const word = wordAt(words, place);
  return COORDINATORS.has(word) || isSubordinator(word, wordAt(words, place + 1), isVerb);
}

/** *dat*, *als* and *toen* are also other words: a clause with its verb last follows only before a subject. */
function isSubordinator(word: string, next: string, isVerb: IsVerb): boolean {
  if (MORE_SUBORDINATORS.has(word)) return true;
  if (!SUBORDINATORS.has(word) || word === 'of') return false;
  if (word === 'sinds') return PERSONS.has(next);
  if (word === 'toen' || word === 'wanneer') return !isVerb(next) || SUBJECT_STARTS.has(next);
  return word !== 'dat' || SUBJECT_STARTS.has(next);
}

/** Clauses by what joins them; *en* between two words of one clause joins no clauses. */
function joined(drafts: readonly Draft[], isVerb: IsVerb): readonly LetterClause[] {
  const clauses: Draft[] = [];
  const hasVerb = ({ words }: Draft) => words.some(({ word }) => isVerb(word));
  for (const draft of drafts) {
    const before = clauses.at(-1);
    const kind = kindOf(draft, before);
    const isPair = kind !== 'sub' && (draft.joint?.word === 'en' || draft.joint?.word === 'of');
    if (before !== undefined && isPair && !(hasVerb(before) && hasVerb(draft)))
      before.words.push(...(draft.joint === null ? [] : [draft.joint]), ...draft.words);
    else
      clauses.push({
        ...draft,
        kind: isPair && before !== undefined && before.kind !== 'main' ? 'after-sub' : kind,
      });
  }
  return clauses
    .filter(({ words, joint }) => words.length > 0 || joint !== null)
    .map(({ joint, ...clause }) => ({ ...clause, joint: joint?.word ?? null }));
}

/** Whether the verb of a clause stands last, by its joint. *of* asks only behind *weten*, *vragen* and their like. */
function kindOf({ joint }: Draft, before: Draft | undefined): 'main' | 'sub' {
  if (joint === null) return 'main';
  if (joint.word === 'of')
    return before?.words.slice(-4).some(({ word }) => ASKING.test(word)) === true ? 'sub' : 'main';
  return COORDINATORS.has(joint.word) ? 'main' : 'sub';
}
