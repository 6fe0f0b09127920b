import { expect, it } from 'vitest';
import type { Lesson, LessonBlock, LessonCard } from '#content/schema/grammar-lesson.ts';
import { lessonBank, missingLessons } from './grammar-lessons-bank.ts';
import { LESSONS } from './lesson-files.ts';
import { repeatedExamplesRule } from './rules/lessons.ts';
import { sampleContext } from './sample-entry.ts';

const CONTEXT = sampleContext({
  speller: { accepts: (word) => !word.includes('x'), suggestions: () => [] },
});
const TEXT: LessonBlock = { kind: 'text', text: 'The verb is second: *Morgen [ga] ik.*' };
const card = (spoilt: Partial<LessonCard> = {}): LessonCard => ({
  id: 'verb-second',
  heading: { english: 'The verb is second', dutch: 'Het werkwoord op plaats 2' },
  introduction: { english: 'Something else comes first.', dutch: 'Er staat iets anders vooraan.' },
  blocks: [TEXT],
  ...spoilt,
});
const NONE = { english: '', dutch: '' };
const foundIn = (...cards: LessonCard[]) => {
  const lesson: Lesson = { id: 'inversie', cards };
  const source = "export const lesson = {\n  cards: [\n    {\n      id: 'verb-second',\n";
  return lessonBank(lesson)
    .check(source, CONTEXT, [])
    .problems.map(({ line, rule }) => `${line} ${rule}`);
};
const withBlocks = (...blocks: LessonBlock[]) => foundIn(card({ blocks }));

const tableWith = (...cells: string[]): LessonBlock => ({
  kind: 'table',
  caption: 'The present',
  columns: ['who', 'verb'],
  rows: [['*ik*', '*werk*'], cells],
});
const movable = (...order: number[]): LessonBlock => ({
  kind: 'inversion',
  caption: 'Move it',
  sentence: {
    english: 'I am going tomorrow.',
    parts: [
      { part: 'subject', text: 'ik' },
      { part: 'finite-verb', text: 'ga' },
      { part: 'time', text: 'morgen' },
    ],
    orders: [{ label: 'time first', order }],
  },
});
const contrast = (wrong: string, right: string): LessonBlock => ({
  kind: 'contrast',
  pairs: [{ wrong, right, english: 'I work.', why: 'After *ik* the stem, never *wexkt*.' }],
});
const exampleOf = (dutch: string): LessonBlock => ({
  kind: 'examples',
  examples: [{ dutch, english: 'I work.' }],
});
const examplesOf = (...all: string[]): LessonBlock => ({
  kind: 'examples',
  examples: all.map((dutch) => ({ dutch, english: 'Tomorrow I am going.' })),
});
const entry = (id: string, block: LessonBlock) => ({ id, line: 1, blocks: [block] });

it('CON-07: a card without errors passes', () => {
  expect(foundIn(card())).toEqual([]);
});

it('CON-07: a card without blocks, and an invalid or repeated id, are found', () => {
  expect(withBlocks()).toEqual(['4 blocks']);
  expect(foundIn(card(), card())).toEqual(['4 card-id']);
  expect(foundIn(card({ id: 'Verb second' }))).toEqual(['1 card-id']);
});

it('GRA-23: a card that leads to a quiz of another lesson, or to none that there is, is found', () => {
  expect(foundIn(card({ quiz: 'inversion' }))).toEqual([]);
  expect(foundIn(card({ quiz: 'vowel' }))).toEqual(['4 card-quiz']);
  expect(foundIn(card({ quiz: 'inverson' }))).toEqual(['4 card-quiz']);
});

it('CON-07: a row of a table has as many cells as there are columns', () => {
  expect(withBlocks(tableWith('*jij*', '*werkt*'))).toEqual([]);
  expect(withBlocks(tableWith('*jij*'))).toEqual(['4 blocks']);
});

it('CON-07: an order of a movable sentence has each of its parts once', () => {
  expect(withBlocks(movable(2, 1, 0))).toEqual([]);
  for (const order of [
    [2, 1],
    [2, 1, 1],
    [1, 2, 3],
    [0, 1, 2, 2],
  ]) {
    expect(withBlocks(movable(...order))).toEqual(['4 blocks']);
  }
});

it('CON-07: a contrast has two different sentences, and its mistake may be misspelt', () => {
  expect(withBlocks(contrast('Ik [wexkt].', 'Ik [werk].'))).toEqual([]);
  expect(withBlocks(contrast('Ik [werkt].', 'Ik [werk].'))).toEqual(['4 spelling']);
  expect(withBlocks(contrast('Ik [wexkt].', 'Ik wexkt.'))).toEqual(['4 blocks']);
});

it('CON-06 CON-07: the Dutch of headings, examples and texts is spelled right', () => {
  expect(foundIn(card({ heading: { english: 'Plural', dutch: 'Mexvoud' } }))).toEqual(['4 spelling']);
  expect(withBlocks(exampleOf('Ik wer[x]k.'))).toEqual(['4 spelling']);
  expect(withBlocks({ kind: 'tip', text: 'English extra words are no *extxa* Dutch.' })).toEqual([
    '4 spelling',
  ]);
});

it('CON-06: endings, syllables and a capital at the start of a sentence are not mistakes', () => {
  const known = new Set(['januari', 'bomen', 'koud']);
  const context = sampleContext({ speller: { accepts: (word) => known.has(word), suggestions: () => [] } });
  const found = (text: string) => {
    const cards = [card({ heading: NONE, introduction: NONE, blocks: [{ kind: 'text', text }] })];
    return lessonBank({ id: 'nouns', cards })
      .check('', context, [])
      .problems.map(({ about }) => about);
  };
  expect(found('*Januari koud*, *bo-men*, *-heden*, *ver-*, *aa*')).toEqual([]);
  expect(found('*koud Januari*, *heden*, *bo-nen*')).toEqual(['Januari', 'heden', 'bo-nen']);
});

it('CON-07: an example used in two lessons is found, whatever is marked in it', () => {
  const cards = [
    entry('one', examplesOf('Morgen [ga] ik.')),
    entry('two', examplesOf('Morgen ga [ik]!', 'Ik ga.')),
  ];
  const found = ['"Morgen ga [ik]!" stands in the card "one" already'];
  const messages = (earlier: typeof cards, own: typeof cards) =>
    repeatedExamplesRule(earlier)(own, CONTEXT).map(({ message }) => message);
  expect(messages([], cards)).toEqual(found);
  expect(messages(cards.slice(0, 1), cards.slice(1))).toEqual(found);
});

it('CON-04: every lesson has its file', () => {
  expect(missingLessons(LESSONS)).toEqual([]);
  expect(missingLessons(LESSONS.slice(1)).map(({ about }) => about)).toEqual(['klinkers']);
});
