import { LETTERS } from '#content/misc/letters.ts';
import { spokenSample } from '#content/misc/spoken-sample.ts';
import { countWord } from '#dutch/number-words.ts';
import { onePart, saidBy, type PreparedPack } from './prepared-text.ts';

const LAST_COUNTED = 100;

/** Letters and numbers in two packs, so that a letter does not wait for a hundred numbers. */
export function letterPacks(): PreparedPack[] {
  const numbers = Array.from({ length: LAST_COUNTED + 1 }, (_, number) => number);
  const letters = LETTERS.flatMap(({ sound, word }) => [sound, word.dutch]);
  return [
    onePart(
      'letters',
      'The letters',
      letters.map((text) => saidBy('woman', text)),
    ),
    onePart(
      'numbers',
      'The numbers to 100',
      numbers.map((number) => saidBy('woman', countWord(number))),
    ),
  ];
}

/** The sample text for a voice in the settings. */
export function samplePack(): PreparedPack {
  return onePart('sample', 'The sample in settings', [saidBy('woman', spokenSample.dutch)]);
}
