import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { searchForms } from './search-forms.ts';
import { accepted, referenceTable, type ReferenceFile } from '#content-check/reference/reference-table.ts';

interface Card {
  readonly dutch: string;
  readonly kind: string;
  readonly forms: readonly string[];
}

/** A missing value is an empty cell in a row, but undefined in a word. */
const orMissing = (cell: string | undefined) => (cell === undefined || cell === '' ? undefined : cell);

const cards: readonly Card[] = csvParse(readFileSync('public/vocabulary.csv', 'utf8'), (row) => {
  const { dutch = '', kind = '' } = row;
  const plural = orMissing(row['plural']);
  const past = orMissing(row['past']);
  const participle = orMissing(row['participle']);
  const comparative = orMissing(row['comparative']);
  const forms = searchForms({
    dutch,
    kind,
    ...(plural !== undefined && { plural }),
    ...(past !== undefined && { past }),
    ...(participle !== undefined && { participle }),
    ...(comparative !== undefined && { comparative }),
  });
  return { dutch, kind, forms };
});

const ofKind = (kind: string) => cards.filter((card) => card.kind === kind);
const formsOf = (dutch: string) => cards.find((card) => card.dutch === dutch)?.forms;

it.each([
  ['groot', ['grote', 'groter', 'grotere', 'grootst', 'grootste']],
  ['goed', ['goede', 'beter', 'betere', 'best', 'beste']],
  ['kind', ['kinderen', 'kindje', 'kindjes']],
  ['gaan', ['ga', 'gaat', 'ging', 'gingen', 'gegaan']],
  ['luisteren', ['luister', 'luistert', 'luisterde', 'luisterden', 'geluisterd']],
  ['kunnen', ['kan', 'kun', 'kunt', 'kon', 'konden']],
  ['langskomen', ['kom langs', 'langskomt', 'kwamen langs', 'langs te komen', 'langsgekomen']],
  ['zich voorstellen', ['stelt voor', 'voorgesteld']],
])('VOC-04: a search finds %s by %j', (dutch, expected) => {
  expect(formsOf(dutch)).toEqual(expect.arrayContaining(expected));
});

it('VOC-04: `laten` is not a form of `laat`, nor is any word a form of itself', () => {
  expect(searchForms({ dutch: 'laat', kind: 'adjective' })).not.toContain('laten');
  expect(cards.filter(({ dutch, forms }) => forms.includes(dutch))).toEqual([]);
});

it('VOC-04: a form of an auxiliary verb leads to its card', () => {
  const found = ['bent', 'is', 'waren', 'heeft', 'hadden', 'moest', 'wordt', 'zult', 'zou', 'hoef'].map(
    (form) => cards.find(({ forms }) => forms.includes(form))?.dutch,
  );
  const [be, have, will] = ['zijn', 'hebben', 'zullen'];
  expect(found).toEqual([be, be, be, have, have, 'moeten', 'worden', will, will, 'hoeven']);
});

/** The words for which none of the forms that a list accepts is found. */
function missing(
  file: ReferenceFile,
  asking: readonly Card[],
  columns: readonly number[],
): readonly string[] {
  const rows = referenceTable(file);
  const asked = asking
    .flatMap(({ dutch, forms }) =>
      columns.map((column) => ({
        forms: [dutch, ...forms],
        right: accepted(rows, dutch.replace(/^zich /, ''), column),
      })),
    )
    .filter(({ right }) => right.length > 0);
  expect(asked.length).toBeGreaterThan(500);
  return asked
    .filter(({ forms, right }) => !right.some((form) => forms.includes(form)))
    .map(({ right }) => right.join('|'));
}

describe('forms for the search over the reference lists', () => {
  it('VOC-04: past, participle and present of all verbs', () => {
    expect(missing('verbs.tsv', ofKind('verb'), [1, 2, 5, 6, 7])).toEqual([]);
  });

  it('VOC-04: -er, -st and -e of all adjectives, except one that nobody says', () => {
    expect(missing('adjectives.tsv', ofKind('adjective'), [1, 2, 3])).toEqual(['enigst']);
  });

  it('VOC-04: the diminutive of nearly all countable nouns, even where the spelling hides the stress', () => {
    const countable = cards.filter(({ kind, forms }) => kind === 'noun' && forms.length > 1);
    expect(missing('nouns-diminutive.tsv', countable, [1]).length).toBeLessThan(12);
  });
});
