import type { Rule } from '../bank.ts';
import { frequentContentWords, taughtContentWords } from '../content-words.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

/** CON-02: what the vocabulary as a whole must offer. */
export const VOCABULARY_GOALS = {
  differentWords: 2650,
  lists: 110,
  wordsInList: { least: 12, most: 30 },
  /** How many of the most frequent content words are taught. */
  frequentWords: { taught: 900, of: 1500 },
} as const;

/** Words that are learned together: somebody who knows one looks for the other. */
const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ['binnen', 'buiten'],
  ['boven', 'beneden'],
  ['hier', 'daar'],
  ['altijd', 'nooit'],
  ['ergens', 'nergens'],
  ['iemand', 'niemand'],
  ['iets', 'niets'],
  ['voor', 'achter'],
  ['vooraan', 'achteraan'],
  ['omhoog', 'omlaag'],
  ['voordat', 'nadat'],
  ['meer', 'minder'],
  ['meest', 'minst'],
  ['met', 'zonder'],
  ['wel', 'niet'],
  ['ja', 'nee'],
  ['breed', 'smal'],
  ['dik', 'dun'],
  ['hard', 'zacht'],
  ['mooi', 'lelijk'],
  ['diep', 'ondiep'],
  ['krom', 'recht'],
  ['scherp', 'bot'],
  ['overmorgen', 'eergisteren'],
];

/** CON-02: enough words, in lists short enough to learn in one go, and most of the most frequent words. */
export const vocabularyGoalsRule: Rule<VocabularyEntry> = (entries, { reference }) => {
  const lists = listsOf(entries);
  const different = new Set(entries.map(({ dutch }) => dutch)).size;
  const { differentWords, lists: leastLists, frequentWords } = VOCABULARY_GOALS;
  const taught = taughtFrequentWords(entries, reference);
  return [
    ...(different < differentWords ? [short(`${different} different words of ${differentWords}`)] : []),
    ...(lists.size < leastLists ? [short(`${lists.size} lists of ${leastLists}`)] : []),
    ...(taught < frequentWords.taught
      ? [
          short(
            `${taught} of the ${frequentWords.of} most frequent content words, not ${frequentWords.taught}`,
          ),
        ]
      : []),
    ...[...lists].flatMap(([list, rows]) => listSizeProblem(list, rows)),
    ...halvesOfPairs(entries),
  ];
};

/** How many of the most frequent content words the vocabulary teaches. */
export function taughtFrequentWords(entries: readonly VocabularyEntry[], reference: ReferenceLists): number {
  const frequent = frequentContentWords(reference, VOCABULARY_GOALS.frequentWords.of);
  const words = entries.map(({ dutch }) => dutch);
  return taughtContentWords(frequent, words).taught.length;
}

function listsOf(entries: readonly VocabularyEntry[]): Map<string, VocabularyEntry[]> {
  const lists = new Map<string, VocabularyEntry[]>();
  for (const entry of entries) lists.set(entry.subsection, [...(lists.get(entry.subsection) ?? []), entry]);
  return lists;
}

function listSizeProblem(list: string, rows: readonly VocabularyEntry[]): Problem[] {
  const { least, most } = VOCABULARY_GOALS.wordsInList;
  if (rows.length >= least && rows.length <= most) return [];
  const message = `"${list}" has ${rows.length} words, not ${least} to ${most}`;
  return [{ level: 'error', rule: 'list-size', line: rows[0]?.line ?? 1, about: list, message }];
}

/** CON-02: pairs are in the lists in full, or not at all. */
function halvesOfPairs(entries: readonly VocabularyEntry[]): Problem[] {
  const words = new Set(entries.map(({ dutch }) => dutch));
  return PAIRS.flatMap((pair) => {
    const [missing, ...more] = pair.filter((word) => !words.has(word));
    if (missing === undefined || more.length > 0) return [];
    const message = `"${pair.find((word) => word !== missing)}" is there without "${missing}"`;
    return [{ level: 'error', rule: 'pair', line: 1, about: missing, message }];
  });
}

function short(found: string): Problem {
  return { level: 'error', rule: 'vocabulary-goals', line: 1, about: 'vocabulary', message: `only ${found}` };
}
