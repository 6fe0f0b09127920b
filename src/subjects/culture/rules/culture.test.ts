import { expect, it } from 'vitest';
import { buildCulture, type CultureRow } from './culture.ts';

const TITLES = [
  {
    title: 'Living',
    name: 'Living, as shown',
    sections: [
      { dutch: 'Een huis kopen', meaning: 'Buying a home' },
      { dutch: 'Afval scheiden', meaning: 'Sorting waste' },
    ],
  },
  { title: 'Health', name: 'Health, as shown', sections: [{ dutch: 'Spoed', meaning: 'Emergencies' }] },
];
const row = (dutch: string, topic: string, section: string, more: Partial<CultureRow> = {}): CultureRow => ({
  dutch,
  english: `${dutch} in English`,
  topic,
  section,
  definition: `Wat ${dutch} is.`,
  ...more,
});
const sectionsOf = (rows: CultureRow[]) =>
  buildCulture(rows, TITLES).map(({ title, sections }) => [
    title,
    sections.map(({ id, title: dutch, meaning }) => [id, dutch, meaning]),
  ]);
const idsOf = (rows: CultureRow[]) =>
  buildCulture(rows, TITLES).flatMap(({ sections }) =>
    sections.flatMap(({ words }) => words.map(({ id }) => id)),
  );

it("CUL-01 CUL-02: a topic's sections are in the order of the titles, with ids from 1 and what they mean", () => {
  const rows = [
    row('de glasbak', 'Living', 'Afval scheiden'),
    row('de hypotheek', 'Living', 'Een huis kopen'),
  ];
  expect(sectionsOf(rows)).toEqual([
    [
      'Living',
      [
        [1, 'Een huis kopen', 'Buying a home'],
        [2, 'Afval scheiden', 'Sorting waste'],
      ],
    ],
    ['Health', []],
  ]);
});

it('CUL-02: a section has the words of its rows, in their order', () => {
  const rows = [
    row('de glasbak', 'Living', 'Afval scheiden'),
    row('het alarmnummer', 'Health', 'Spoed'),
    row('de milieustraat', 'Living', 'Afval scheiden'),
  ];
  const [living] = buildCulture(rows, TITLES);
  expect(living?.sections[0]?.words.map(({ dutch }) => dutch)).toEqual(['de glasbak', 'de milieustraat']);
});

it('CUL-02: a section without a title yet comes last, without a meaning', () => {
  const rows = [row('de tuin', 'Living', 'Buiten'), row('de glasbak', 'Living', 'Afval scheiden')];
  expect(sectionsOf(rows)[0]).toEqual([
    'Living',
    [
      [1, 'Afval scheiden', 'Sorting waste'],
      [2, 'Buiten', undefined],
    ],
  ]);
});

it('CUL-03 CUL-05 MEM-02: a word has the id of its row, and its English definition may be missing', () => {
  const rows = [
    row('de glasbak', 'Living', 'Afval scheiden', { id: 'de-glasbak', english_definition: 'What it is.' }),
    row('de milieustraat', 'Living', 'Afval scheiden', { id: 'milieustraat-2' }),
  ];
  const [living] = buildCulture(rows, TITLES);
  expect(living?.sections[0]?.words).toEqual([
    {
      id: 'de-glasbak',
      dutch: 'de glasbak',
      meaning: 'de glasbak in English',
      definition: 'Wat de glasbak is.',
      explanation: 'What it is.',
    },
    {
      id: 'milieustraat-2',
      dutch: 'de milieustraat',
      meaning: 'de milieustraat in English',
      definition: 'Wat de milieustraat is.',
    },
  ]);
});

it('MEM-02 DAT-06: words with one spelling keep their ids in any order; missing ids come from the Dutch', () => {
  const complaint = row('de klacht', 'Living', 'Een huis kopen', { id: 'de-klacht-complaint' });
  const symptom = row('de klacht', 'Health', 'Spoed', { id: 'de-klacht-symptom' });
  expect(idsOf([complaint, symptom])).toEqual(['de-klacht-complaint', 'de-klacht-symptom']);
  expect(idsOf([symptom, complaint])).toEqual(['de-klacht-complaint', 'de-klacht-symptom']);
  expect(idsOf([row('de mondhygiënist', 'Health', 'Spoed')])).toEqual(['de-mondhygiënist']);
});
