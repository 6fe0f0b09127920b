import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { MEANING_LISTS, type MeaningList } from '#content/schema/meaning-rows.ts';
import { LANGUAGES } from '#content/languages/languages.ts';

/** LNG-03: the words of the path, from its beginning, that have a meaning in every language. */
const WORDS_WITH_MEANING = 1500;
/** Begins what the English explanation of a culture word says beside the Dutch. */
const EXTRA: Readonly<Record<string, string>> = { tr: 'Ayrıca: ', uk: 'Також: ', ar: 'وأيضا: ' };

const rowsOf = (path: string) => csvParse(readFileSync(path, 'utf8'));
const idsOf = (path: string) => rowsOf(path).flatMap(({ id = '' }) => id);

const WANTED: Readonly<Record<MeaningList, readonly string[]>> = {
  vocabulary: idsOf('public/path.csv').slice(0, WORDS_WITH_MEANING),
  culture: idsOf('public/culture.csv'),
  interactions: [1, 2, 3, 4, 5, 6].flatMap((theme) => idsOf(`public/thema${theme}.csv`)),
};
/** Words are in English in Dutch, too: one's own language is what explains them. */
const CODES = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en' && code !== 'nl');

describe.each(CODES)('%s', (code) => {
  const meanings = (list: MeaningList) =>
    new Map(rowsOf(`src/content/meanings/${list}.${code}.csv`).map((row) => [row['id'], row]));

  it.each(MEANING_LISTS)('LNG-03 LNG-05: no meaning of %s is missing or empty', (list) => {
    const rows = meanings(list);
    expect(WANTED[list].length).toBeGreaterThan(100);
    expect(WANTED[list].filter((id) => !rows.has(id))).toEqual([]);
    const empty = [...rows.values()].filter((row) => Object.values(row).some((cell) => cell.trim() === ''));
    expect(empty).toEqual([]);
  });

  it('LNG-03: a culture word is explained as far as in English', () => {
    const rows = meanings('culture');
    const extra = EXTRA[code] ?? 'Also: ';
    const shorter = rowsOf('public/culture.csv').filter(
      ({ id, english_definition: english = '' }) =>
        english.includes('Also: ') !== rows.get(id)?.['definition']?.includes(extra),
    );
    expect(shorter.map(({ id }) => id)).toEqual([]);
  });
});
