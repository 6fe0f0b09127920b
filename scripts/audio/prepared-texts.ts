import { rows as listeningItems } from '#content/exam/listening-items.ts';
import { examFragmentPacks } from '#sound/texts/exam-fragment-texts.ts';
import { fragmentPacks } from '#sound/texts/fragment-texts.ts';
import { interactionPacks } from '#sound/texts/interaction-texts.ts';
import { letterPacks, samplePack } from '#sound/texts/letter-texts.ts';
import { practicePacks } from '#sound/texts/practice-texts.ts';
import type { PreparedPack } from '#sound/texts/prepared-text.ts';
import { wordPacks } from '#sound/texts/word-texts.ts';
import { interactionRows, vocabularyRows } from './word-rows.ts';

/** Everything that is recorded: texts with a listen button that never change (SPK-03). */
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
