import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { otherWordsIn } from '#dutch/vocabulary/build-vocabulary.ts';
import { separableParts } from '#dutch/vocabulary/word-forms.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import { meanWordsFigure } from './dutch-text.ts';
import type { Figure } from './problem.ts';
import type { ReferenceLists } from './reference-lists.ts';
import { openingsOf } from './rules/openings.ts';
import { taughtFrequentWords, VOCABULARY_GOALS } from './rules/vocabulary-goals.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

/** The word lists in numbers (CON-02, CON-07). */
export function vocabularyFigures(entries: readonly VocabularyEntry[], reference: ReferenceLists): Figure[] {
  return [
    ...sizeFigures(entries, reference),
    ...formFigures(entries),
    ...exampleFigures(entries),
    ...VOCABULARY_TOPICS.map(({ number, title }) => ({
      label: `words in topic ${number} ${title}`,
      value: entries.filter(({ topic }) => topic === title).length,
      isDetail: true as const,
    })),
  ];
}

function sizeFigures(entries: readonly VocabularyEntry[], reference: ReferenceLists): Figure[] {
  const listSizes = [...tally(entries, ({ subsection }) => subsection).values()];
  const { of } = VOCABULARY_GOALS.frequentWords;
  return [
    { label: 'words', value: entries.length },
    { label: 'different words', value: new Set(entries.map(({ dutch }) => dutch)).size },
    { label: 'lists', value: listSizes.length },
    {
      label: 'words in the smallest and the largest list',
      value: `${Math.min(...listSizes)}, ${Math.max(...listSizes)}`,
      isDetail: true,
    },
    {
      label: `of the ${of} most frequent content words`,
      value: taughtFrequentWords(entries, reference),
    },
    ...[...tally(entries, ({ kind }) => kind)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([kind, value]) => ({ label: `${kind}s`, value, isDetail: true as const })),
  ];
}

function formFigures(entries: readonly VocabularyEntry[]): Figure[] {
  const nouns = entries.filter(({ kind }) => kind === 'noun');
  const verbs = entries.filter(({ kind }) => kind === 'verb');
  return [
    { label: 'nouns with article', value: shareOf(nouns, ({ article }) => article !== '') },
    {
      label: 'nouns with plural, or reviewed as having none in use',
      value: `${nouns.filter(({ plural }) => plural !== '').length} + ${nouns.filter(({ plural }) => plural === '').length} of ${nouns.length}`,
    },
    {
      label: 'verbs with past, participle and auxiliary',
      value: shareOf(
        verbs,
        ({ past, participle, auxiliary }) => past !== '' && participle !== '' && auxiliary !== '',
      ),
    },
    {
      label: 'verbs that are separable',
      value: verbs.filter((verb) => separableParts(verb)).length,
      isDetail: true,
    },
    {
      label: 'adjectives and adverbs with a comparative of their own',
      value: entries.filter(({ comparative }) => comparative !== '').length,
      isDetail: true,
    },
    {
      label: 'words with pronunciation',
      value: shareOf(entries, ({ pronunciation }) => pronunciation !== ''),
      isDetail: true,
    },
  ];
}

function exampleFigures(entries: readonly VocabularyEntry[]): Figure[] {
  const examples = entries.map(({ example }) => example).filter((example) => example !== '');
  const lengths = [...tally(examples, (example) => wordsOf(example).length)].toSorted(([a], [b]) => a - b);
  const [opening] = openingsOf(entries, ({ example }) => example);
  return [
    { label: 'words with an example of their own', value: `${new Set(examples).size} of ${entries.length}` },
    {
      label: 'examples with English',
      value: shareOf(entries, ({ example, example_en }) => example !== '' && example_en !== ''),
    },
    {
      label: 'words with a second example, and with a note',
      value: `${entries.filter(({ example2 }) => example2 !== '').length}, ${entries.filter(({ note }) => note !== '').length}`,
      isDetail: true,
    },
    {
      label: 'words with other Dutch that is as right for their English, and how much of it',
      value: `${entries.filter(({ also }) => also !== '').length}, ${entries.flatMap(({ also }) => otherWordsIn(also)).length}`,
    },
    meanWordsFigure('words in an example, mean', examples),
    ...lengths.map(([length, value]) => ({
      label: `examples of ${length} words`,
      value,
      isDetail: true as const,
    })),
    ...(opening
      ? [
          {
            label: `examples with the most common opening, "${opening[0]}"`,
            value: opening[1].length,
            isDetail: true as const,
          },
        ]
      : []),
  ];
}

function shareOf(rows: readonly VocabularyEntry[], test: (row: VocabularyEntry) => boolean): string {
  return `${rows.filter(test).length} of ${rows.length}`;
}

function tally<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
