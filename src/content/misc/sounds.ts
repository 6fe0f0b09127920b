import type { Phrase } from './phrase.ts';

/** A spelling whose sound is new to an English speaker (MSC-12). */
export interface Sound {
  readonly spelling: string;
  /** How to make the sound. */
  readonly howTo: string;
  readonly examples: readonly Phrase[];
}

/** The pronunciation guide (MSC-12). */
export const SOUNDS: readonly Sound[] = [
  {
    spelling: 'g, ch',
    howTo:
      'A scraping sound at the back of the mouth, as if you softly clear your throat. In the south it is softer.',
    examples: [
      { dutch: 'goed', english: 'good' },
      { dutch: 'acht', english: 'eight' },
      { dutch: 'lachen', english: 'to laugh' },
    ],
  },
  {
    spelling: 'sch',
    howTo: 'An s and right after it that same g. At the end of a word, in -isch, it is only an s.',
    examples: [
      { dutch: 'de school', english: 'the school' },
      { dutch: 'schoon', english: 'clean' },
      { dutch: 'praktisch', english: 'practical' },
    ],
  },
  {
    spelling: 'ui',
    howTo:
      'There is no such sound in English. Begin as for the “ow” of “now”, but with round lips and the tongue in front.',
    examples: [
      { dutch: 'het huis', english: 'the house' },
      { dutch: 'buiten', english: 'outside' },
      { dutch: 'de trui', english: 'the jumper' },
    ],
  },
  {
    spelling: 'eu',
    howTo: 'Say “ay” as in “day”, keep your tongue there and make your lips round.',
    examples: [
      { dutch: 'de neus', english: 'the nose' },
      { dutch: 'leuk', english: 'nice' },
      { dutch: 'de keuken', english: 'the kitchen' },
    ],
  },
  {
    spelling: 'ij, ei',
    howTo: 'Two spellings of one sound, between the “ay” of “day” and the “i” of “mine”.',
    examples: [
      { dutch: 'mijn', english: 'my' },
      { dutch: 'de trein', english: 'the train' },
      { dutch: 'klein', english: 'small' },
    ],
  },
  {
    spelling: 'oe',
    howTo: 'Like “oo” in “food”, a little shorter.',
    examples: [
      { dutch: 'het boek', english: 'the book' },
      { dutch: 'moe', english: 'tired' },
      { dutch: 'zoeken', english: 'to look for' },
    ],
  },
  {
    spelling: 'uu, u',
    howTo: 'Long: say “ee” and make your lips round. Short, as in bus: nearly the “u” of “fur”, but short.',
    examples: [
      { dutch: 'het uur', english: 'the hour' },
      { dutch: 'nu', english: 'now' },
      { dutch: 'de bus', english: 'the bus' },
    ],
  },
  {
    spelling: 'ou, au',
    howTo: 'Two spellings of one sound: like “ow” in “now”.',
    examples: [
      { dutch: 'oud', english: 'old' },
      { dutch: 'koud', english: 'cold' },
      { dutch: 'blauw', english: 'blue' },
    ],
  },
  {
    spelling: 'ie',
    howTo: 'Like “ee” in “see”, but short.',
    examples: [
      { dutch: 'drie', english: 'three' },
      { dutch: 'niet', english: 'not' },
      { dutch: 'de fiets', english: 'the bicycle' },
    ],
  },
];

/** A short and a long vowel next to each other: only the length and colour of the vowel distinguish the words. */
export const VOWEL_PAIRS: readonly { readonly short: Phrase; readonly long: Phrase }[] = [
  { short: { dutch: 'de man', english: 'the man' }, long: { dutch: 'de maan', english: 'the moon' } },
  { short: { dutch: 'de bom', english: 'the bomb' }, long: { dutch: 'de boom', english: 'the tree' } },
  { short: { dutch: 'de zon', english: 'the sun' }, long: { dutch: 'de zoon', english: 'the son' } },
  { short: { dutch: 'de vis', english: 'the fish' }, long: { dutch: 'vies', english: 'dirty' } },
  { short: { dutch: 'het bed', english: 'the bed' }, long: { dutch: 'de beet', english: 'the bite' } },
];
