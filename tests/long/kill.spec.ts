import { test } from '@playwright/test';
import { KEPT_EXAMS } from '../e2e/support/kept-exams.ts';
import { KEPT_GAMES, makeProfile, playAndKill } from '../e2e/support/kept-games.ts';

/** Forty times in all: five games, five parts of the mock exams. */
const KILLS_EACH = 4;

for (const game of KEPT_GAMES) {
  test(`DAT-07 EXM-07 WRI-02 QUA-19: ${game.key}: killed ${KILLS_EACH} times at random, loses at most a second`, async ({
    baseURL,
  }) => {
    for (let kill = 1; kill <= KILLS_EACH; kill += 1) {
      const profile = await makeProfile();
      await playAndKill(game, profile.folder, baseURL ?? '');
      await profile.remove();
    }
  });
}

for (const exam of KEPT_EXAMS) {
  test(`MOC-04 MOC-10 QUA-19: ${exam.key}: killed ${KILLS_EACH} times at random, loses at most a second`, async ({
    baseURL,
  }) => {
    for (let kill = 1; kill <= KILLS_EACH; kill += 1) {
      const profile = await makeProfile();
      await playAndKill(exam, profile.folder, baseURL ?? '');
      await profile.remove();
    }
  });
}
