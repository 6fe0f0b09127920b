import {
  KEPT_SPOKEN_GAME,
  KEPT_WRITTEN_GAME,
  spokenGameOfVersion1,
  writtenGameOfVersion1,
} from '#exam/engine/kept-open-game.ts';
import type { OpenGame } from '#exam/engine/open-game.ts';
import type { Takes } from '#exam/engine/spoken-game.ts';
import type { WrittenText } from '#exam/engine/written-game.ts';
import { gameOf, type NamedPart } from './part-sittings.ts';
import type { SittingEntry } from './sitting-entry.ts';

export function writtenGame(part: NamedPart): SittingEntry<OpenGame<WrittenText>> {
  return {
    ...gameOf(part, 'game with its texts, until Restart'),
    schema: KEPT_WRITTEN_GAME,
    migrate: writtenGameOfVersion1,
  };
}

/** A take’s sound is in the page’s memory only (SPE-02). */
export function spokenGame(part: NamedPart): SittingEntry<OpenGame<Takes>> {
  return {
    ...gameOf(part, 'game under way, without its sound'),
    schema: KEPT_SPOKEN_GAME,
    migrate: spokenGameOfVersion1,
  };
}
