import { readFile } from 'node:fs/promises';
import { COURSE } from '../../src/app/course.ts';
import { RETIRED_IDS } from '../../src/content/retired-ids.ts';
import { readListOfIds, SHIPPED_IDS_PATH } from '../../src/content-check/check-ids.ts';
import { bankFinder } from '../../src/learning/catalogue.ts';
import { sourcesOf } from '../../src/learning/course.ts';
import { workAreaOf } from '../../src/learning/work-areas.ts';

const ownedBankOf = bankFinder(sourcesOf(COURSE));

/** The number of items of each kind of work: all shipped ids that still exist, as verified by the content check. */
export async function countWork(): Promise<Record<string, number>> {
  return counts((await standingIds()).map((id) => workAreaOf(ownedBankOf(id))));
}

/** The number of items of each subject and each part of the exam, including its mock exams. */
export async function countQuestions(): Promise<Record<string, number>> {
  return counts((await standingIds()).map((id) => ownedBankOf(id)?.source.id ?? null));
}

async function standingIds(): Promise<string[]> {
  const ids = readListOfIds(await readFile(SHIPPED_IDS_PATH, 'utf8'));
  return [...ids].filter((id) => !RETIRED_IDS.has(id));
}

function counts(found: readonly (string | null)[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const one of found) if (one !== null) sums.set(one, (sums.get(one) ?? 0) + 1);
  return Object.fromEntries(sums);
}
