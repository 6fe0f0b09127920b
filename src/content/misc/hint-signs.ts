import type { Phrase } from './phrase.ts';

/** A sign of the pronunciation hints, and how to make its sound (CON-08). */
export interface SignHelp {
  readonly sign: string;
  /** The nearest English sound, or how to form it. */
  readonly howTo: string;
  /** Three words with the sound; their spelling may differ from the sign. */
  readonly examples: readonly [Phrase, Phrase, Phrase];
}

export interface SignGroup {
  readonly title: string;
  readonly signs: readonly SignHelp[];
}

/** Every sign, in groups that are learned together. */
export const HINT_SIGNS: readonly SignGroup[] = [
  {
    title: 'Short vowels',
    signs: [
      {
        sign: 'a',
        howTo: 'like the u in “cup”, with the mouth more open',
        examples: [
          { dutch: 'man', english: 'man' },
          { dutch: 'kat', english: 'cat' },
          { dutch: 'dag', english: 'day' },
        ],
      },
      {
        sign: 'e',
        howTo: 'like the e in “bed”',
        examples: [
          { dutch: 'bed', english: 'bed' },
          { dutch: 'les', english: 'lesson' },
          { dutch: 'en', english: 'and' },
        ],
      },
      {
        sign: 'i',
        howTo: 'like the i in “sit”',
        examples: [
          { dutch: 'vis', english: 'fish' },
          { dutch: 'kind', english: 'child' },
          { dutch: 'ik', english: 'I' },
        ],
      },
      {
        sign: 'o',
        howTo: 'like the o in “hot”, with rounder lips',
        examples: [
          { dutch: 'bom', english: 'bomb' },
          { dutch: 'pot', english: 'pot' },
          { dutch: 'op', english: 'on' },
        ],
      },
      {
        sign: 'u',
        howTo: 'nearly the u of “fur”, but short',
        examples: [
          { dutch: 'bus', english: 'bus' },
          { dutch: 'rug', english: 'back' },
          { dutch: 'druk', english: 'busy' },
        ],
      },
      {
        sign: 'ə',
        howTo: 'the weak a of “about”: short, never with stress. Dutch writes it e, i or ij',
        examples: [
          { dutch: 'de', english: 'the' },
          { dutch: 'jammer', english: 'a pity' },
          { dutch: 'moeilijk', english: 'difficult' },
        ],
      },
    ],
  },
  {
    title: 'Long vowels',
    signs: [
      {
        sign: 'aa',
        howTo: 'like the a in “father”, further to the front',
        examples: [
          { dutch: 'maan', english: 'moon' },
          { dutch: 'straat', english: 'street' },
          { dutch: 'water', english: 'water' },
        ],
      },
      {
        sign: 'ee',
        howTo: 'like the ay in “day”; before r (meer) like the i in “sit”, but long',
        examples: [
          { dutch: 'been', english: 'leg' },
          { dutch: 'twee', english: 'two' },
          { dutch: 'leven', english: 'to live' },
        ],
      },
      {
        sign: 'ie',
        howTo: 'like the ee in “see”, but short',
        examples: [
          { dutch: 'drie', english: 'three' },
          { dutch: 'fiets', english: 'bicycle' },
          { dutch: 'niet', english: 'not' },
        ],
      },
      {
        sign: 'oo',
        howTo: 'like the o in “go”; before r (voor) like the o in “more”',
        examples: [
          { dutch: 'boom', english: 'tree' },
          { dutch: 'brood', english: 'bread' },
          { dutch: 'lopen', english: 'to walk' },
        ],
      },
      {
        sign: 'uu',
        howTo: 'say “ee” and make your lips round',
        examples: [
          { dutch: 'uur', english: 'hour' },
          { dutch: 'nu', english: 'now' },
          { dutch: 'muur', english: 'wall' },
        ],
      },
      {
        sign: 'oe',
        howTo: 'like the oo in “food”, a little shorter',
        examples: [
          { dutch: 'boek', english: 'book' },
          { dutch: 'goed', english: 'good' },
          { dutch: 'moe', english: 'tired' },
        ],
      },
      {
        sign: 'eu',
        howTo: 'say “ay” as in “day” and make your lips round; before r (deur) nearly the u in “fur”',
        examples: [
          { dutch: 'neus', english: 'nose' },
          { dutch: 'keuken', english: 'kitchen' },
          { dutch: 'leuk', english: 'nice' },
        ],
      },
    ],
  },
  {
    title: 'Vowels that move',
    signs: [
      {
        sign: 'ij',
        howTo: 'between the ay of “day” and the i of “mine”. Dutch writes it ij or ei',
        examples: [
          { dutch: 'tijd', english: 'time' },
          { dutch: 'trein', english: 'train' },
          { dutch: 'mei', english: 'May' },
        ],
      },
      {
        sign: 'ui',
        howTo: 'begin like the ow of “now”, with round lips and the tongue in front',
        examples: [
          { dutch: 'huis', english: 'house' },
          { dutch: 'buiten', english: 'outside' },
          { dutch: 'trui', english: 'jumper' },
        ],
      },
      {
        sign: 'ou',
        howTo: 'like the ow in “now”. Dutch writes it ou or au',
        examples: [
          { dutch: 'oud', english: 'old' },
          { dutch: 'blauw', english: 'blue' },
          { dutch: 'vrouw', english: 'woman' },
        ],
      },
    ],
  },
  {
    title: 'Consonants that are new',
    signs: [
      {
        sign: 'g',
        howTo: 'a scraping sound at the back of the mouth. Dutch writes it g or ch',
        examples: [
          { dutch: 'gaan', english: 'to go' },
          { dutch: 'acht', english: 'eight' },
          { dutch: 'school', english: 'school' },
        ],
      },
      {
        sign: 'j',
        howTo: 'like the y in “yes”',
        examples: [
          { dutch: 'ja', english: 'yes' },
          { dutch: 'jaar', english: 'year' },
          { dutch: 'mooi', english: 'beautiful' },
        ],
      },
      {
        sign: 'ng',
        howTo: 'like the ng in “long”, also before k; the g itself is not heard',
        examples: [
          { dutch: 'lang', english: 'long' },
          { dutch: 'jongen', english: 'boy' },
          { dutch: 'bank', english: 'bench' },
        ],
      },
      {
        sign: 'r',
        howTo: 'rolled with the tongue, or made in the throat; both are right',
        examples: [
          { dutch: 'rood', english: 'red' },
          { dutch: 'straat', english: 'street' },
          { dutch: 'ver', english: 'far' },
        ],
      },
      {
        sign: 'sj',
        howTo: 'like the sh in “ship”',
        examples: [
          { dutch: 'sjaal', english: 'scarf' },
          { dutch: 'machine', english: 'machine' },
          { dutch: 'station', english: 'station' },
        ],
      },
      {
        sign: 'v',
        howTo: 'between the v of “van” and the f of “fan”',
        examples: [
          { dutch: 'vier', english: 'four' },
          { dutch: 'vandaag', english: 'today' },
          { dutch: 'even', english: 'for a moment' },
        ],
      },
      {
        sign: 'w',
        howTo:
          'like the v in “van”, with the lower lip only just touching the teeth. Behind a vowel (nieuw) like the w in “few”',
        examples: [
          { dutch: 'water', english: 'water' },
          { dutch: 'wie', english: 'who' },
          { dutch: 'twee', english: 'two' },
        ],
      },
      {
        sign: 'zj',
        howTo: 'like the s in “measure”',
        examples: [
          { dutch: 'garage', english: 'garage' },
          { dutch: 'horloge', english: 'watch' },
          { dutch: 'logeren', english: 'to stay over' },
        ],
      },
    ],
  },
  {
    title: 'Consonants as in English',
    signs: [
      {
        sign: 'b',
        howTo: 'as in “bed”',
        examples: [
          { dutch: 'bed', english: 'bed' },
          { dutch: 'boek', english: 'book' },
          { dutch: 'hebben', english: 'to have' },
        ],
      },
      {
        sign: 'd',
        howTo: 'as in “door”',
        examples: [
          { dutch: 'deur', english: 'door' },
          { dutch: 'dag', english: 'day' },
          { dutch: 'ander', english: 'other' },
        ],
      },
      {
        sign: 'f',
        howTo: 'as in “fan”',
        examples: [
          { dutch: 'fiets', english: 'bicycle' },
          { dutch: 'af', english: 'off' },
          { dutch: 'brief', english: 'letter' },
        ],
      },
      {
        sign: 'h',
        howTo: 'as in “house”, and always heard',
        examples: [
          { dutch: 'huis', english: 'house' },
          { dutch: 'hoe', english: 'how' },
          { dutch: 'hond', english: 'dog' },
        ],
      },
      {
        sign: 'k',
        howTo: 'as in “skin”, without a breath after it',
        examples: [
          { dutch: 'kat', english: 'cat' },
          { dutch: 'ook', english: 'also' },
          { dutch: 'koken', english: 'to cook' },
        ],
      },
      {
        sign: 'l',
        howTo: 'as in “land”',
        examples: [
          { dutch: 'land', english: 'country' },
          { dutch: 'lopen', english: 'to walk' },
          { dutch: 'school', english: 'school' },
        ],
      },
      {
        sign: 'm',
        howTo: 'as in “man”',
        examples: [
          { dutch: 'man', english: 'man' },
          { dutch: 'maan', english: 'moon' },
          { dutch: 'boom', english: 'tree' },
        ],
      },
      {
        sign: 'n',
        howTo: 'as in “nose”; at the end of -ən many people leave it out',
        examples: [
          { dutch: 'neus', english: 'nose' },
          { dutch: 'nu', english: 'now' },
          { dutch: 'lopen', english: 'to walk' },
        ],
      },
      {
        sign: 'p',
        howTo: 'as in “spot”, without a breath after it; also for a b at the end',
        examples: [
          { dutch: 'pot', english: 'pot' },
          { dutch: 'op', english: 'on' },
          { dutch: 'heb', english: 'have' },
        ],
      },
      {
        sign: 's',
        howTo: 'as in “see”',
        examples: [
          { dutch: 'soep', english: 'soup' },
          { dutch: 'les', english: 'lesson' },
          { dutch: 'fiets', english: 'bicycle' },
        ],
      },
      {
        sign: 't',
        howTo: 'as in “stop”, without a breath after it; also for a d at the end',
        examples: [
          { dutch: 'tijd', english: 'time' },
          { dutch: 'met', english: 'with' },
          { dutch: 'goed', english: 'good' },
        ],
      },
      {
        sign: 'z',
        howTo: 'as in “zoo”',
        examples: [
          { dutch: 'zon', english: 'sun' },
          { dutch: 'zes', english: 'six' },
          { dutch: 'lezen', english: 'to read' },
        ],
      },
    ],
  },
];
