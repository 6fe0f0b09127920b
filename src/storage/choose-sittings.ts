import type { ChoiceDesk } from '#exam/engine/choice-sitting.ts';
import { KEPT_DESK } from '#exam/engine/kept-desk.ts';
import { KEPT_GAME, type KeptGame } from '#exam/engine/kept-game.ts';
import { examsOf, gameOf, type NamedPart } from './sitting-names.ts';
import type { SittingEntry } from './sitting-entry.ts';

export function chosenGame(part: NamedPart): SittingEntry<KeptGame> {
  return { ...gameOf(part, 'game under way'), schema: KEPT_GAME };
}

export function chosenExams(part: NamedPart): SittingEntry<ChoiceDesk> {
  return { ...examsOf(part), schema: KEPT_DESK };
}
