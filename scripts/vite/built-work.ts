import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { RETIRED_IDS } from '../../src/content/retired-ids.ts';
import { WORK_AREA_IDS, workAreaOf } from '../../src/services/plan/work-areas.ts';
import { readListOfIds, SHIPPED_IDS_PATH } from '../check-content/check-ids.ts';

const MODULE = path.resolve('src/services/plan/built-work.ts');

/** How many items there are of each kind of work: of all ids ever shipped those that still stand, as the content check holds. */
export async function countWork(): Promise<Record<string, number>> {
  const ids = readListOfIds(await readFile(SHIPPED_IDS_PATH, 'utf8'));
  const areas = [...ids].filter((id) => !RETIRED_IDS.has(id)).map(workAreaOf);
  return Object.fromEntries(
    WORK_AREA_IDS.map((area) => [area, areas.filter((found) => found === area).length]),
  );
}

/** Tells the app how much there is to learn, so that a plan needn't load it to count it. */
export function builtWork(): Plugin {
  return {
    name: 'oefenpad:built-work',
    enforce: 'pre',
    async load(id) {
      if (path.normalize(id) !== MODULE) return null;
      this.addWatchFile(path.resolve(SHIPPED_IDS_PATH));
      return `export const BUILT_WORK = ${JSON.stringify(await countWork())};`;
    },
  };
}
