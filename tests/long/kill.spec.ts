import { test } from '@playwright/test';
import { KEPT_GAMES, makeProfile, playAndKill } from '../e2e/support/kept-games.ts';

/** Twenty times in all. */
const KILLS_EACH = 4;

for (const game of KEPT_GAMES) {
  test(`DAT-07 EXM-07 WRI-02 QUA-19: ${game.key}: the browser killed ${KILLS_EACH} times at any moment, nothing older than a second is lost`, async ({
    baseURL,
  }) => {
    for (let kill = 1; kill <= KILLS_EACH; kill += 1) {
      const profile = await makeProfile();
      await playAndKill(game, profile.folder, baseURL ?? '');
      await profile.remove();
    }
  });
}
