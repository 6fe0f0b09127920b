import { rows as listeningItems } from '#content/exam/listening-items.ts';
import { examFragmentPacks } from '#services/sound/texts/exam-fragment-texts.ts';
import { fragmentPacks } from '#services/sound/texts/fragment-texts.ts';
import { interactionPacks } from '#services/sound/texts/interaction-texts.ts';
import { letterPacks, samplePack } from '#services/sound/texts/letter-texts.ts';
import { practicePacks } from '#services/sound/texts/practice-texts.ts';
import type { PreparedPack } from '#services/sound/texts/prepared-text.ts';
import { wordPacks } from '#services/sound/texts/word-texts.ts';
import { interactionRows, vocabularyRows } from './word-rows.ts';

/** All that is recorded: what has a listen button and always says the same (SPK-03). */
export function preparedPacks(): PreparedPack[] {
  return [
    samplePack(),
    ...letterPacks(),
    ...fragmentPacks(listeningItems),
    ...examFragmentPacks().flat(),
    ...interactionPacks(interactionRows),
    ...practicePacks(),
    ...wordPacks(vocabularyRows()).flatMap(({ packs }) => packs),
  ];
}
