import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasMeanings, LANGUAGES } from '#content/languages/languages.ts';
import { FALLBACK_QUESTIONS } from '#subjects/interactions/rules/theme.ts';
import { readCsvTable } from './csv.ts';
import { MEANING_LISTS, type MeaningList } from './meaning-rows.ts';

/** How far along the path every word has its meaning in each language. */
const WORDS_WITH_MEANING = 1500;
/** Begins what the English explanation of a culture word says beside the Dutch: how each language says it. */
const ALSO: Readonly<Record<string, string>> = { tr: 'Ayrıca: ', uk: 'Також: ', ar: 'وأيضا: ' };
const TRANSLATED = LANGUAGES.map(({ code }) => code).filter(hasMeanings);

const THEMES = [1, 2, 3, 4, 5, 6].map((theme) => `public/thema${theme}.csv`);
const FILES: Readonly<Record<MeaningList, readonly string[]>> = {
  vocabulary: ['public/vocabulary.csv'],
  culture: ['public/culture.csv'],
  interactions: THEMES,
};

const rowsOf = (path: string) => readCsvTable(readFileSync(path, 'utf8')).records;
const idsIn = (paths: readonly string[]) =>
  paths.flatMap((path) => rowsOf(path).map(({ cells }) => cells.get('id') ?? ''));
/** Two interactions are in no file. */
const BUILT_IN = FALLBACK_QUESTIONS.map(({ id }) => id);
const allIn = (list: MeaningList) => [...(list === 'interactions' ? BUILT_IN : []), ...idsIn(FILES[list])];
const neededIn = (list: MeaningList) =>
  list === 'vocabulary' ? idsIn(['public/path.csv']).slice(0, WORDS_WITH_MEANING) : allIn(list);

it('LNG-03: the languages with meanings are those of their files; in Dutch a word would explain itself', () => {
  const files = readdirSync('src/content/meanings').filter((file) => file.endsWith('.csv'));
  const languages = files.map((file) => file.split('.')[1]);
  expect(TRANSLATED.toSorted()).toEqual([...new Set(languages)].toSorted());
  expect(hasMeanings('nl')).toBe(false);
});

it.each(TRANSLATED.flatMap((code) => MEANING_LISTS.map((list) => ({ code, list }))))(
  'LNG-03 LNG-05: what must have its meaning in $code has it: $list',
  ({ code, list }) => {
    const rows = rowsOf(`src/content/meanings/${list}.${code}.csv`);
    const ids = rows.map(({ cells }) => cells.get('id') ?? '');
    const [needed, known] = [neededIn(list), new Set(allIn(list))];
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, place) => !known.has(id) || ids.indexOf(id) !== place)).toEqual([]);
    expect(rows.filter(({ cells }) => [...cells.values()].some((cell) => cell.trim() === ''))).toEqual([]);
  },
);

it.each(TRANSLATED)('LNG-03: a culture word is explained in %s as far as in English', (code) => {
  const also = ALSO[code] ?? 'no word for Also: it has to be added above';
  const explained = new Map(
    rowsOf(`src/content/meanings/culture.${code}.csv`).map(({ cells }) => [
      cells.get('id'),
      cells.get('definition')?.includes(also),
    ]),
  );
  const other = rowsOf('public/culture.csv').filter(
    ({ cells }) => cells.get('english_definition')?.includes('Also: ') !== explained.get(cells.get('id')),
  );
  expect(other.map(({ cells }) => cells.get('id'))).toEqual([]);
});
