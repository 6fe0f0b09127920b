import { expect, it } from 'vitest';
import { buildVocabulary, type WordRow } from './build-vocabulary.ts';
import { allWords, withArticle } from './vocabulary.ts';

const LISTS = [
  { number: 1, title: 'Who Are You?', subsections: ['Languages', 'Appearance'] },
  { number: 2, title: 'Shopping', subsections: ['At the Market'] },
  { number: 3, title: 'Nature', subsections: ['Animals'] },
];
const row = (dutch: string, subsection: string, more: Partial<WordRow> = {}): WordRow => ({
  dutch,
  english: `${dutch} in English`,
  subsection,
  ...more,
});

const idOf = (rows: WordRow[], dutch: string) =>
  allWords(buildVocabulary(rows, LISTS)).find((word) => word.dutch === dutch)?.id;

it('LNG-03: a word says whether its meaning is a translation', () => {
  const rows = [row('taal', 'Languages', { meaning: 'dil' }), row('lang', 'Appearance')];
  const words = allWords(buildVocabulary(rows, LISTS));
  expect(words.map(({ meaning, isTranslated = false }) => [meaning, isTranslated])).toEqual([
    ['dil', true],
    ['lang in English', false],
  ]);
});

it('VOC-02: subsections belong to the topic whose list contains them, in the order of the list', () => {
  const rows = [row('kraam', 'At the Market'), row('lang', 'Appearance'), row('taal', 'Languages')];
  const { topics } = buildVocabulary(rows, LISTS);
  expect(topics.map(({ title, subsections }) => [title, subsections.map(({ title }) => title)])).toEqual([
    ['Who Are You?', ['Languages', 'Appearance']],
    ['Shopping', ['At the Market']],
    ['Nature', []],
  ]);
});

it('VOC-02: a title in no list goes to the first topic, whatever topic its rows name', () => {
  const { topics } = buildVocabulary([row('taal', 'Languages'), row('maan', 'In Space')], LISTS);
  expect(topics[0]?.subsections.map(({ title }) => title)).toEqual(['Languages', 'In Space']);
});

it('VOC-03: a subsection has a sequential id, its title, its words and a colour', () => {
  const { topics } = buildVocabulary([row('lang', 'Appearance'), row('taal', 'Languages')], LISTS);
  const [first, second] = topics[0]?.subsections ?? [];
  expect(first).toMatchObject({
    id: 1,
    title: 'Languages',
    words: [{ dutch: 'taal' }],
  });
  expect(second?.id).toBe(2);
  expect(second?.colour).not.toBe(first?.colour);
});

it('VOC-03 PTH-04: a word has all fields of its row', () => {
  const full = row('kraam', 'At the Market', {
    id: 'kraam',
    article: 'de',
    pronunciation: 'KRAAM',
    kind: 'noun',
    plural: 'kramen',
    example: 'Bij die kraam koop ik altijd vis.',
    example_en: 'I always buy fish at that stall.',
    easy_example: 'Waar is de kraam?',
    easy_example_en: 'Where is the stall?',
    also: 'de marktkraam / het kraampje',
  });
  const [word] = allWords(buildVocabulary([full], LISTS));
  expect(word).toEqual({
    id: 'kraam',
    dutch: 'kraam',
    meaning: 'kraam in English',
    english: 'kraam in English',
    article: 'de',
    pronunciation: 'KRAAM',
    kind: 'noun',
    plural: 'kramen',
    example: 'Bij die kraam koop ik altijd vis.',
    exampleEn: 'I always buy fish at that stall.',
    easyExample: 'Waar is de kraam?',
    easyExampleEn: 'Where is the stall?',
    also: ['de marktkraam', 'het kraampje'],
  });
});

it('DAT-03: a missing example comes from the sample sentences, otherwise from one that fits any word', () => {
  const rows = [row('station', 'Languages'), row('klinker', 'Languages')];
  expect(allWords(buildVocabulary(rows, LISTS)).map(({ example }) => example)).toEqual([
    'Hoe laat vertrekt de bus naar het station?',
    'Ik gebruik het woord "klinker".',
  ]);
});

it('MEM-02 DAT-06: a word has the id of its row; without one it gets a stable one', () => {
  const taal = row('taal', 'Languages');
  const lang = row('lang', 'Appearance', { id: 'lang-haar' });
  expect(idOf([taal], 'taal')).toBe('taal');
  expect(idOf([lang, row('maan', 'In Space'), { ...taal, example: 'Nieuw.' }], 'taal')).toBe('taal');
  expect(idOf([taal, lang], 'lang')).toBe('lang-haar');
});

it('DAT-02: the word is shown with its article, if it has one', () => {
  expect(withArticle({ dutch: 'afspraak', article: 'de' })).toBe('de afspraak');
  expect(withArticle({ dutch: 'opbellen' })).toBe('opbellen');
});

it('JDG-03 DAT-02: other words that are right stand in one cell; a row or a file may have none', () => {
  const rows = [
    row('taal', 'Languages'),
    row('kraam', 'At the Market', { also: 'de stand/het kraampje / ' }),
  ];
  const words = allWords(buildVocabulary(rows, LISTS));
  expect(words.map(({ also }) => also)).toEqual([undefined, ['de stand', 'het kraampje']]);
  expect(words[0]).not.toHaveProperty('also');
});
