import type { CULTURE_COLUMNS } from '#content/schema/culture-row.ts';
import type { CsvRecord } from '#content/schema/csv.ts';
import type { RowWith } from './bank.ts';

/** A row of the culture file, read strictly: every column is there, if only as an empty text. Exceptions refer to its id. */
export type CultureEntry = RowWith<(typeof CULTURE_COLUMNS)[number]> & {
  /** How many cells the row has; if not as many as there are columns, a comma is missing or extra. */
  readonly width: number;
};

export function toCultureEntry({ line, cells, width }: CsvRecord): CultureEntry {
  const cell = (column: (typeof CULTURE_COLUMNS)[number]) => cells.get(column) ?? '';
  return {
    line,
    width,
    id: cell('id'),
    dutch: cell('dutch'),
    english: cell('english'),
    topic: cell('topic'),
    section: cell('section'),
    definition: cell('definition'),
    english_definition: cell('english_definition'),
  };
}

const WITH_ARTICLE = /^(de|het) (.+)$/;
/** A phrase has the article of its head: `de scheiding der machten`, `het recht op zorg`. */
const BEHIND_HEAD = / (?:aan|bij|der|en|in|met|om|omtrent|op|tegen|tot|uit|van|voor) .*$/;

/** A noun used as a name (`de Grondwet`): the lists have it in lower case. Abbreviations stay as they are. */
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;

/** The article and the noun it belongs to, as written in the lists; null for anything that isn't a noun with article. */
export function articleAndNoun(dutch: string): { article: string; noun: string } | null {
  const [, article, rest] = WITH_ARTICLE.exec(dutch) ?? [];
  if (article === undefined || rest === undefined) return null;
  const noun = rest.replace(BEHIND_HEAD, '');
  return { article, noun: CAPITALISED.test(noun) ? noun.toLowerCase() : noun };
}
