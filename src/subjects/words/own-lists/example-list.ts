import { VOCABULARY_COLUMNS } from '#content/schema/vocabulary-row.ts';

/** All columns except the topic, which is the list itself, and the id, which is generated. */
const COLUMNS = VOCABULARY_COLUMNS.filter((name) => name !== 'topic' && name !== 'id');

const DUTCH_WORDS: readonly Partial<Record<(typeof COLUMNS)[number], string>>[] = [
  {
    dutch: 'rooster',
    english: 'schedule',
    subsection: 'At work',
    example: 'Het nieuwe rooster hangt in de kantine.',
    article: 'het',
    pronunciation: 'ROOS-tər',
    kind: 'noun',
    plural: 'roosters',
    example_en: 'The new schedule is on the wall of the canteen.',
  },
  {
    dutch: 'invallen',
    english: 'to fill in for somebody',
    subsection: 'At work',
    example: 'Kun jij morgen voor Sara invallen?',
    pronunciation: 'IN-val-ən',
    kind: 'verb',
    past: 'viel in',
    participle: 'ingevallen',
    auxiliary: 'zijn',
    example_en: 'Can you fill in for Sara tomorrow?',
  },
  { dutch: 'fijne avond', english: 'have a nice evening', subsection: 'To say goodbye', kind: 'phrase' },
];

/**
 * An example to overwrite, in the format that Excel opens in the Netherlands: semicolons between the cells, and a byte order mark for
 * UTF-8.
 */
export const EXAMPLE_LIST = `\uFEFF${[
  COLUMNS.join(';'),
  ...DUTCH_WORDS.map((word) => COLUMNS.map((name) => word[name] ?? '').join(';')),
  '',
].join('\r\n')}`;
