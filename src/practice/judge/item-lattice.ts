import { accepts } from '#practice/judge/align.ts';
import { wordsPattern, type Wording } from '#practice/judge/equal-words.ts';
import { latticeOf, oneOf, type Lattice, type Pattern } from '#practice/judge/lattice.ts';
import { parseText } from '#practice/judge/parse-text.ts';
import type { Places } from '#practice/judge/clause-pattern.ts';
import { textPattern } from '#practice/judge/sentence-ways.ts';
import { unit } from '#practice/judge/sentence.ts';
import { wordsOf } from '#practice/judge/tokens.ts';
import { isSound } from '#practice/judge/is-sound.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';

/** All that is right for an item, and where its words stand. */
export interface ItemLattice {
  readonly lattice: Lattice;
  readonly places: Places;
}

/** More ways of saying it than these are taken word by word, without their other orders. */
const MOST_PARSED = 12;

const made = new WeakMap<TypedItem, ItemLattice>();

/** The right answers of an item, made once. */
export function itemLattice(item: TypedItem): ItemLattice {
  const known = made.get(item);
  if (known !== undefined) return known;
  const built = item.kind === 'form' ? formLattice(item) : sentenceLattice(item);
  made.set(item, built);
  return built;
}

function formLattice({ answers, lexicon }: TypedItem): ItemLattice {
  const wording: Wording = { lexicon, english: '', practised: new Set(answers.flatMap(wordsOf)) };
  const options = answers.map((answer) =>
    wordsPattern(
      wordsOf(answer).map((text) => unit(text)),
      wording,
    ),
  );
  return { lattice: latticeOf(oneOf(options)), places: new Map() };
}

/**
 * Answers are parsed one after another, as long as those before them don't bring them: most rows name orders and synonyms that
 * the rules know.
 */
function sentenceLattice(item: TypedItem): ItemLattice {
  const { answers, lexicon, english = '', practised, alternatives = [], start } = item;
  const wording: Wording = { lexicon, english, practised: new Set(practised.flatMap(wordsOf)), alternatives };
  const places: Places = new Map();
  const patterns: Pattern[] = [];
  let lattice = latticeOf(oneOf([]));
  for (const answer of answers) {
    const words = wordsOf(answer);
    if (patterns.length > 0 && accepts(lattice, words)) continue;
    // Of words to put in order all orders are named: the others are taken as they are.
    const isParsed = patterns.length === 0 || (start === undefined && patterns.length < MOST_PARSED);
    const literal = wordsPattern(
      words.map((text) => unit(text)),
      wording,
    );
    const parsed = isParsed ? parseText(answer, lexicon) : [];
    const isUsed = isParsed && isSound(parsed, lexicon);
    const ways = isUsed ? [textPattern(parsed, wording, places), literal] : [literal];
    patterns.push(...ways);
    lattice = latticeOf(oneOf(patterns));
  }
  return { lattice, places };
}
