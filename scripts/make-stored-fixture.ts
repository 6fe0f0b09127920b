import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { openGameReducer } from '#exam/engine/open-game.ts';
import { SPOKEN_GAME } from '#exam/engine/spoken-game.ts';
import { rows } from '#content/exam/speaking-questions.ts';
import { speakingGameTasks } from '#exam/screens/speak/speaking-game-tasks.ts';
import { COURSE } from '#app/course.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { sittingsOf } from '#storage/part-sittings.ts';
import { spokenGame } from '#storage/speak-sittings.ts';
import { storedSitting, type SittingEntry } from '#storage/sitting-entry.ts';
import { createFakeStorage } from '#testing/fake-storage.ts';
import { readStoredFixture, STORED_VALUES } from '#testing/stored-fixture.ts';

/**
 * Writes `tests/fixtures/stored-<version>.json`: what an older build kept on the device, read by this one and stored again (DAT-07).
 *
 *     npx tsx scripts/make-stored-fixture.ts 2026-11-23
 *
 * Run before a release; what was released is never made again. What is new in the registry is added to the file by hand.
 */
const [from = ''] = process.argv.slice(2);
const older = readStoredFixture(from);

function valueAgain(entry: (typeof STORED_VALUES)[number]) {
  const storage = createFakeStorage({ [entry.key]: older.values[entry.key] ?? '' });
  entry.write(storage, entry.read(storage));
  return [entry.key, storage.entries.get(entry.key)] as const;
}

function kept<Kept>(entry: SittingEntry<Kept>): Kept {
  const found = storedSitting(entry, older.sittings[entry.key]);
  if (found.kind === 'newer' || found.kept === null) throw new Error(`${entry.key} can't be read`);
  return found.kept;
}

/** The build of 23 November did not store the current question: it is started again. */
const speakingGame = (['time-expired', 'task-started'] as const).reduce(
  (game, kind) => openGameReducer(SPOKEN_GAME, speakingGameTasks(rows), game, { kind, at: older.at }),
  kept(spokenGame(SPEAKING)),
);

const path = `tests/fixtures/stored-${manifest.version}.json`;
const sittings = sittingsOf(COURSE.parts).map((entry: SittingEntry<unknown>) => {
  const value = entry.key === spokenGame(SPEAKING).key ? speakingGame : kept(entry);
  return [entry.key, { version: entry.version, value }] as const;
});
const again = {
  ...older,
  values: Object.fromEntries(STORED_VALUES.map(valueAgain)),
  sittings: Object.fromEntries(sittings),
};
writeFileSync(path, `${JSON.stringify(again, null, 2)}\n`);
console.log(`${path}: what the build of ${from} kept, as this one stores it`);
