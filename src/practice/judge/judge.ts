import { accepts, align } from '#practice/judge/align.ts';
import { itemLattice } from '#practice/judge/item-lattice.ts';
import { nameMistakes, pairCost } from '#practice/judge/name-mistakes.ts';
import { respaced } from '#practice/judge/spacing.ts';
import { shownWordsOf, wordsOf } from '#practice/judge/tokens.ts';
import type { TypedItem, Verdict } from '#practice/judge/typed-item.ts';

/** Judges what was typed, wherever it is asked (JDG-01, JDG-02). */
export function judge(item: TypedItem, typed: string): Verdict {
  if (isWholeFrame(item, typed)) return judge(framed(item), typed);
  const words = wordsOf(typed);
  const begun = withStart(item, typed);
  if (accepts(itemLattice(item).lattice, begun)) return right(item, begun);
  const whole = begun.length > words.length ? begun : words;
  return judgeWrong(item, whole, begun.length > words.length ? `${item.start ?? ''} ${typed}` : typed);
}

function right(item: TypedItem, words: readonly string[]): Verdict {
  const wanted = item.answers[0];
  if (item.isStartFixed === true && !beginsWith(words, wordsOf(item.start ?? '')))
    return { kind: 'unknown', avoids: true, wanted };
  return { kind: 'right', usual: wordsOf(wanted).join(' ') === words.join(' ') ? null : wanted };
}

/** The words that begin the sentence on the screen may be left out: they are put back here. */
function withStart({ start }: TypedItem, typed: string): readonly string[] {
  const words = wordsOf(typed);
  const given = start === undefined ? [] : wordsOf(start);
  const shares = words.some((word, place) => place < given.length && given.includes(word));
  return given.length === 0 || beginsWith(words, given) || shares ? words : [...given, ...words];
}

function beginsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, place) => words[place] === word);
}

/** Whether the whole sentence was typed where only its form was asked. */
function isWholeFrame({ frame, answers }: TypedItem, typed: string): boolean {
  if (frame === undefined) return false;
  const around = wordsOf(frame.replace('___', ' '));
  const words = wordsOf(typed);
  const shared = around.filter((word) => words.includes(word)).length;
  return words.length > wordsOf(answers[0]).length && around.length > 0 && shared * 2 >= around.length;
}

const wholes = new WeakMap<TypedItem, TypedItem>();

function framed(item: TypedItem): TypedItem {
  const known = wholes.get(item);
  if (known !== undefined) return known;
  const { frame = '___', alsoSaid = [], answers, lexicon, english = '', practised } = item;
  const fill = (answer: string): string => frame.replace('___', answer);
  const [first, ...others] = answers;
  const made: TypedItem = {
    kind: 'sentence',
    answers: [fill(first), ...others.map(fill), ...alsoSaid],
    english,
    practised,
    lexicon,
  };
  wholes.set(item, made);
  return made;
}

function judgeWrong(item: TypedItem, words: readonly string[], shown: string): Verdict {
  const wanted = item.answers[0];
  const { lattice, places } = itemLattice(item);
  const unknown: Verdict = { kind: 'unknown', avoids: false, wanted };
  if (avoids(item, words)) return { ...unknown, avoids: true };
  const spaced = respaced(words, lattice);
  const given = spaced?.words ?? words;
  const aligned = align(given, lattice, (one, word) => pairCost(one, word, item.lexicon));
  const named = nameMistakes(aligned.steps, {
    item,
    places,
    typed: given,
    shown: given.length === words.length ? shownWordsOf(shown) : given,
  });
  if (named === null) return unknown;
  const [first, ...others] = [...named, ...(spaced === null ? [] : spaced.mistakes)];
  return first === undefined ? unknown : { kind: 'mistake', mistakes: [first, ...others], wanted };
}

const free = new WeakMap<TypedItem, TypedItem>();

/** Right Dutch for the same English, but without what is practised. */
function avoids(item: TypedItem, words: readonly string[]): boolean {
  if (item.kind === 'form' || item.practised.length === 0) return false;
  const loose = free.get(item) ?? { ...item, practised: [] };
  free.set(item, loose);
  return accepts(itemLattice(loose).lattice, words);
}
