import { accepts, align } from '#practice/judge/align.ts';
import { itemLattice } from '#practice/judge/item-lattice.ts';
import { nameMistakes, pairCost, UNRELATED } from '#practice/judge/name-mistakes.ts';
import { respaced } from '#practice/judge/spacing.ts';
import { shownWordsOf, wordsOf } from '#practice/judge/tokens.ts';
import { filled } from '#practice/judge/typed-items.ts';
import type { Mistake, TypedItem, Verdict } from '#practice/judge/typed-item.ts';

/** Judges what was typed, wherever it is asked (JDG-01, JDG-02). */
export function judge(item: TypedItem, typed: string): Verdict {
  if (item.frame !== undefined && isWhole(item, typed)) return judge(framed(item), typed);
  const ways = readings(item, typed);
  const accepted = acceptedOf(item, ways);
  if (accepted !== undefined) return right(item, accepted.words);
  const wrong = judgeWrong(item, ways);
  // A slip of the pen is one in the sentence, too.
  const isSlip = wrong.kind === 'mistake' && wrong.mistakes.every(({ name }) => name === 'spelling');
  return isSlip ? wrong : (inFrame(item, typed) ?? wrong);
}

/** What is good Dutch in its sentence is so in the gap: `om thee te maken` for `om thee te zetten`. A form by itself doesn't tell. */
function inFrame(item: TypedItem, typed: string): Verdict | null {
  const { frame, answers } = item;
  if (frame === undefined) return null;
  const [wanted] = answers;
  const whole = framed(item);
  const ways = readings(whole, filled(frame, typed));
  if (acceptedOf(whole, ways) !== undefined) return { kind: 'right', usual: wanted };
  return ways.some(({ words }) => avoids(whole, words)) ? { kind: 'unknown', avoids: true, wanted } : null;
}

/** Whether the judge calls an answer right; what is wrong isn't named. */
export function isRight(item: TypedItem, typed: string): boolean {
  if (item.frame !== undefined && isWhole(item, typed)) return isRight(framed(item), typed);
  return acceptedOf(item, readings(item, typed)) !== undefined || inFrame(item, typed)?.kind === 'right';
}

function acceptedOf(item: TypedItem, ways: readonly Reading[]): Reading | undefined {
  const { lattice } = itemLattice(item);
  return ways.find(({ words }) => accepts(lattice, words));
}

/** What was typed as it is compared, and as it is shown. */
interface Reading {
  readonly words: readonly string[];
  readonly shown: string;
}

/** As it was typed, and with the words that begin the sentence on the screen, which may be left out. */
function readings({ start }: TypedItem, typed: string): readonly [Reading, ...Reading[]] {
  const words = wordsOf(typed);
  const given = start === undefined ? [] : wordsOf(start);
  const own: Reading = { words, shown: typed };
  if (given.length === 0 || beginsWith(words, given)) return [own];
  return [own, { words: [...given, ...words], shown: `${start ?? ''} ${typed}` }];
}

function right(item: TypedItem, words: readonly string[]): Verdict {
  const wanted = item.answers[0];
  return { kind: 'right', usual: wordsOf(wanted).join(' ') === words.join(' ') ? null : wanted };
}

function beginsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, place) => words[place] === word);
}

/** So many words more than the form are no form. */
const MOST_IN_GAP = 2;

/** Whether the whole sentence was typed where only its form was asked, perhaps in other words than stand there. */
function isWhole(item: TypedItem, typed: string): boolean {
  return isWholeFrame(item, typed) || accepts(itemLattice(framed(item)).lattice, wordsOf(typed));
}

function isWholeFrame({ frame, answers }: TypedItem, typed: string): boolean {
  if (frame === undefined) return false;
  const around = wordsOf(frame.replace('___', ' '));
  const words = wordsOf(typed);
  const shared = around.filter((word) => words.includes(word)).length;
  const more = words.length - wordsOf(answers[0]).length;
  return around.length > 0 && (more > MOST_IN_GAP || (more > 0 && shared * 2 >= around.length));
}

const wholes = new WeakMap<TypedItem, TypedItem>();

function framed(item: TypedItem): TypedItem {
  const known = wholes.get(item);
  if (known !== undefined) return known;
  const { frame = '___', alsoSaid = [], alternatives = [], answers, lexicon, english = '', practised } = item;
  const fill = (answer: string): string => filled(frame, answer);
  const [first, ...others] = answers;
  const made: TypedItem = {
    kind: 'sentence',
    answers: [fill(first), ...others.map(fill), ...alsoSaid],
    english,
    practised,
    alternatives,
    lexicon,
  };
  wholes.set(item, made);
  return made;
}

function judgeWrong(item: TypedItem, ways: readonly [Reading, ...Reading[]]): Verdict {
  const wanted = item.answers[0];
  if (ways.some(({ words }) => avoids(item, words))) return { kind: 'unknown', avoids: true, wanted };
  const named = nearest(item, ways).mistakes;
  const [first, ...others] = named ?? [];
  return first === undefined
    ? { kind: 'unknown', avoids: false, wanted }
    : { kind: 'mistake', mistakes: [first, ...others], wanted };
}

interface Named {
  readonly cost: number;
  readonly mistakes: readonly Mistake[] | null;
}

/** The reading that is nearest to a right answer, with its mistakes; null where not all of them have a name. */
function nearest(item: TypedItem, ways: readonly [Reading, ...Reading[]]): Named {
  const { lattice } = itemLattice(item);
  const all = ways.flatMap((reading) => {
    const spaced = respaced(reading.words, lattice);
    return spaced === null
      ? [named(item, reading)]
      : [
          named(item, reading),
          withSpaces(named(item, { words: spaced.words, shown: null }), spaced.mistakes),
        ];
  });
  return all.reduce((best, one) => (one.cost < best.cost ? one : best));
}

const SPACE_COST = 0.5;

function withSpaces({ cost, mistakes }: Named, spaces: readonly Mistake[]): Named {
  return {
    cost: cost + SPACE_COST * spaces.length,
    mistakes: cost < SPACE_COST ? spaces : mistakes && [...mistakes, ...spaces],
  };
}

/** What it costs to take one word for another, in one item. */
const costsOf = new WeakMap<TypedItem, Map<string, number>>();

function named(
  item: TypedItem,
  { words, shown }: Pick<Reading, 'words'> & { readonly shown: string | null },
): Named {
  const { lattice, places } = itemLattice(item);
  const naming = { item, places, typed: words, shown: shown === null ? words : shownWordsOf(shown) };
  const costs = costsOf.get(item) ?? new Map<string, number>();
  costsOf.set(item, costs);
  const { cost, steps } = align(words, lattice, (one, word) => {
    const key = `${one} ${word.usual} ${word.unit.role}`;
    const paired = costs.get(key) ?? pairCost(one, word, item);
    costs.set(key, paired);
    return paired;
  });
  const mistakes = nameMistakes(steps, naming);
  if (mistakes !== null || item.kind === 'form') return { cost, mistakes };
  // All its words may be those of a right answer that is further, in another order.
  const moved = nameMistakes(align(words, lattice, () => UNRELATED).steps, naming);
  return { cost, mistakes: moved?.every(({ name }) => name === 'order') === true ? moved : null };
}

const free = new WeakMap<TypedItem, TypedItem>();

/** Right Dutch for the same English, but without what is practised. */
function avoids(item: TypedItem, words: readonly string[]): boolean {
  if (item.kind === 'form' || item.practised.length === 0) return false;
  const loose = free.get(item) ?? { ...item, practised: [], alternatives: [] };
  free.set(item, loose);
  return accepts(itemLattice(loose).lattice, words);
}
