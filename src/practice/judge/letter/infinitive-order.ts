import { ARTICLES, DETERMINERS, POSSESSIVES, TIME_NOUNS } from '#practice/judge/closed-words.ts';
import type { Found } from './clause-parts.ts';
import { wordAt, type LetterWord } from './letter-clauses.ts';
import type { LetterGrammar } from './letter-grammar.ts';

/** `Ik wil kopen een fiets.`, `Ik heb gebeld de dokter.` */
export function infinitiveEarly(words: readonly LetterWord[], grammar: LetterGrammar): Found | null {
  const first = words.findIndex((_, place) => grammar.isFinite(words, place));
  const place = first < 0 ? -1 : placeOfOtherVerb(words, first, grammar);
  const verb = words[place];
  const rest = words.slice(place + 1);
  if (verb === undefined || !isObject(rest, grammar)) return null;
  const before = textOf(words.slice(first, place));
  return {
    kind: 'verb-last',
    words: words.slice(first),
    better: `${before} ${textOf(rest)} ${verb.text}`,
    because: words[first]?.text ?? null,
  };
}

/** Where the infinitive of a modal verb stands, or the participle of *hebben* or *zijn*; -1 where there is none. */
function placeOfOtherVerb(words: readonly LetterWord[], first: number, grammar: LetterGrammar): number {
  const { verbs } = grammar.lexicon;
  const helper = verbs.formsOf(wordAt(words, first))[0]?.verb.infinitive ?? '';
  const isModal = /^(?:kunnen|willen|moeten|mogen|zullen|gaan)$/.test(helper);
  const isPerfect = /^(?:hebben|zijn)$/.test(helper);
  return words.findIndex(({ word }, place) => {
    if (place <= first) return false;
    if (isModal) return verbs.isInfinitive(word) && !DETERMINERS.has(wordAt(words, place - 1));
    return isPerfect && verbs.isParticiple(word);
  });
}

/** A thing with its article, at the end of a clause; a time may stand there: `Ik kan werken de hele dag`. */
function isObject(rest: readonly LetterWord[], grammar: LetterGrammar): boolean {
  const next = wordAt(rest, 0);
  const isThing = ARTICLES.has(next) || POSSESSIVES.has(next) || next === 'nederlands';
  const isOther = rest.some(({ word }) => TIME_NOUNS.has(word) || grammar.lexicon.verbs.isInfinitive(word));
  return isThing && !isOther && rest.length <= MAX_WORDS_OF_OBJECT;
}
const MAX_WORDS_OF_OBJECT = 4;

const textOf = (words: readonly LetterWord[]): string => words.map(({ text }) => text).join(' ');
