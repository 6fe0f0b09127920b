import { readFile } from 'node:fs/promises';
import { COURSE } from '../../src/app/course.ts';
import { RETIRED_IDS } from '../../src/content/retired-ids.ts';
import { readListOfIds, SHIPPED_IDS_PATH } from '../../src/content-check/check-ids.ts';
import { bankFinder } from '../../src/services/catalogue/catalogue.ts';
import { WORK_AREA_IDS, workAreaOf } from '../../src/services/plan/work-areas.ts';

/** How many items there are of each kind of work: of all ids ever shipped those that still stand, as the content check holds. */
export async function countWork(): Promise<Record<string, number>> {
  return counts(WORK_AREA_IDS, (await standingIds()).map(workAreaOf));
}

/** How many questions there are of each part of the exam. */
export async function countQuestions(): Promise<Record<string, number>> {
  const ownedBankOf = bankFinder([...COURSE.subjects, ...COURSE.parts]);
  return counts(
    COURSE.parts.map(({ id }) => id),
    (await standingIds()).map((id) => ownedBankOf(id)?.source.id ?? null),
  );
}

async function standingIds(): Promise<string[]> {
  const ids = readListOfIds(await readFile(SHIPPED_IDS_PATH, 'utf8'));
  return [...ids].filter((id) => !RETIRED_IDS.has(id));
}

function counts<Key extends string>(
  keys: readonly Key[],
  found: readonly (Key | null)[],
): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [key, found.filter((one) => one === key).length]));
}
