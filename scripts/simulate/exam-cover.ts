import { readFile } from 'node:fs/promises';
import { readCsvTable } from '../../src/content/schema/csv.ts';
import { PATH_FILE } from '../../src/content/schema/path-row.ts';
import { runningExamWords } from '../../src/content-check/exam-words.ts';
import { loadReferenceLists } from '../../src/content-check/reference-lists.ts';
import { coveredShare, ownersOf } from '../../src/content-check/rules/path.ts';
import { toVocabularyEntry } from '../../src/content-check/vocabulary-entry.ts';
import { itemId } from '../../src/learning/rules/item-id.ts';

/** The ids of all words, in the order of the path. */
export async function readPath(): Promise<readonly string[]> {
  const { records } = readCsvTable(await readFile(`public${PATH_FILE}`, 'utf8'));
  return records.map(({ cells }) => cells.get('id') ?? '');
}

/** Which share of the running words of the mock exams somebody knows, by the rule of the content check. */
export async function examCover(): Promise<(known: ReadonlyMap<string, number>) => number> {
  const { records } = readCsvTable(await readFile('public/vocabulary.csv', 'utf8'));
  const owners = ownersOf(records.map(toVocabularyEntry), loadReferenceLists(), runningExamWords());
  const items = owners.map((ids) => ids.map((id) => itemId('word', id)));
  return (known) => coveredShare(items, (item) => known.get(item) ?? 0);
}
