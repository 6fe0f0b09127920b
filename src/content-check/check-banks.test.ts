import { expect, it } from 'vitest';
import { VOCABULARY_COLUMNS } from '#content/schema/vocabulary-row.ts';
import { checkBanks, type CheckOptions } from './check-banks.ts';
import type { Exception } from './exceptions/exception.ts';
import { sampleContext, sampleEntry, sampleVerb } from './sample-entry.ts';
import { vocabularyBank } from './vocabulary-bank.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

const HEADER = VOCABULARY_COLUMNS.join(',');
const csvRow = (entry: VocabularyEntry) => VOCABULARY_COLUMNS.map((column) => `"${entry[column]}"`).join(',');
const GOOD_FILE = [HEADER, csvRow(sampleEntry()), csvRow(sampleVerb())].join('\n');

/** Two rows can't meet the goals of the whole bank. */
const { goals: _, ...bankOfFewWords } = vocabularyBank;

function check(text: string | undefined, options: Partial<CheckOptions> = {}) {
  return checkBanks(sampleContext(), {
    banks: [bankOfFewWords],
    exceptions: [],
    paths: new Map(),
    readText: () => text,
    ...options,
  });
}
const messages = (report: ReturnType<typeof check>) =>
  report.files.flatMap(({ path, problems }) => problems.map(({ line, rule }) => `${path}:${line} ${rule}`));

it('CON-07: a file without errors passes, with its figures', () => {
  const report = check(GOOD_FILE);
  expect(messages(report)).toEqual([]);
  expect(report.errorCount).toBe(0);
  expect(report.files[0]?.figures).toContainEqual({ label: 'words', value: 2 });
  expect(report.files[0]?.figures).toContainEqual({ label: 'nouns with article', value: '1 of 1' });
  expect(report.files[0]?.figures).toContainEqual({
    label: 'words in topic 3 Social Conversations',
    value: 2,
    isDetail: true,
  });
});

it('CON-07: a wrong header is found', () => {
  expect(messages(check(GOOD_FILE.replace('dutch,english', 'english,dutch')))).toContain(
    'public/vocabulary.csv:1 header',
  );
});

it('CON-07: all errors are collected, in the order of the lines', () => {
  const rows = [
    sampleVerb({ auxiliary: '' }),
    sampleEntry({ article: '' }),
    sampleEntry({ id: 'x', dutch: 'fiets' }),
  ];
  const report = check([HEADER, ...rows.map(csvRow)].join('\n'));
  expect(messages(report)).toEqual([
    'public/vocabulary.csv:2 fields',
    'public/vocabulary.csv:3 fields',
    'public/vocabulary.csv:4 word-id',
    'public/vocabulary.csv:4 example-word',
    'public/vocabulary.csv:4 example-twice',
    'public/vocabulary.csv:4 duplicate-example_en',
  ]);
  expect(report.errorCount).toBe(6);
});

it('CON-07: a missing file is an error', () => {
  expect(messages(check(undefined))).toEqual(['public/vocabulary.csv:1 file']);
});

const NO_PLURAL: Exception = { rule: 'no-plural', reason: 'Not counted.', about: ['afspraak'] };

it('CON-07: a reviewed exception covers only its row and rule', () => {
  const file = [HEADER, csvRow(sampleEntry({ plural: '', article: '' }))].join('\n');
  const report = check(file, { exceptions: [NO_PLURAL] });
  expect(messages(report)).toEqual(['public/vocabulary.csv:2 fields']);
  expect(report.figures).toContainEqual({ label: 'reviewed exceptions in use', value: 1 });
});

it('CON-07: an unneeded exception is an error, but not when just a part is checked', () => {
  expect(check(GOOD_FILE, { exceptions: [NO_PLURAL] }).errorCount).toBe(1);
  const paths = new Map([['vocabulary', 'part.csv']]);
  expect(check(GOOD_FILE, { exceptions: [NO_PLURAL], paths }).errorCount).toBe(0);
});

it('CON-02: the whole bank must have enough words, a part checked instead of it need not', () => {
  const banks = [vocabularyBank];
  expect(messages(check(GOOD_FILE, { banks }))).toContain('public/vocabulary.csv:1 vocabulary-goals');
  const paths = new Map([['vocabulary', 'part.csv']]);
  expect(messages(check(GOOD_FILE, { banks, paths }))).toEqual([]);
});
