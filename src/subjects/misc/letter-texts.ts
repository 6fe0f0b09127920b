import { msg } from '@lingui/core/macro';
import { LETTERS } from '#content/misc/letters.ts';
import { countWord } from '#dutch/number-words.ts';
import { onePart, saidBy } from '#sound/texts/prepared-text.ts';
import { setOfPack, type RecordingSet } from '#sound/texts/recorded-texts.ts';

const LAST_COUNTED = 100;

/** Letters and numbers in two packs, so that a letter does not wait for a hundred numbers. */
export function letterTexts(): RecordingSet[] {
  const numbers = Array.from({ length: LAST_COUNTED + 1 }, (_, number) => number);
  const letters = LETTERS.flatMap(({ sound, word }) => [sound, word.dutch]);
  return [
    onePart(
      'letters',
      msg`The letters`,
      letters.map((text) => saidBy('woman', text)),
    ),
    onePart(
      'numbers',
      msg`The numbers to 100`,
      numbers.map((number) => saidBy('woman', countWord(number))),
    ),
  ].map((pack) => setOfPack(pack));
}
