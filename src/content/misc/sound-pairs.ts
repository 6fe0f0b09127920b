import type { Phrase } from './phrase.ts';

/** A word of the ear game (CON-08). */
export interface SoundWord extends Phrase {
  /** Its answers are logged under this id: it stays the same when the wording is corrected (DAT-06). */
  readonly id: string;
}

/** Two words that differ in one sound only. */
export interface SoundPair {
  readonly words: readonly [SoundWord, SoundWord];
  /** What to listen for. */
  readonly tip: string;
}

export const SOUND_PAIRS: readonly SoundPair[] = [
  {
    words: [
      { id: 'ear-man', dutch: 'man', english: 'man' },
      { id: 'ear-maan', dutch: 'maan', english: 'moon' },
    ],
    tip: 'a is short, with the tongue further back; aa is long, with the mouth wide open.',
  },
  {
    words: [
      { id: 'ear-tak', dutch: 'tak', english: 'branch' },
      { id: 'ear-taak', dutch: 'taak', english: 'task' },
    ],
    tip: 'a is short, with the tongue further back; aa is long, with the mouth wide open.',
  },
  {
    words: [
      { id: 'ear-bed', dutch: 'bed', english: 'bed' },
      { id: 'ear-beet', dutch: 'beet', english: 'bite' },
    ],
    tip: 'e is short, ee is long and ends nearly in ie. Both words end in a t sound.',
  },
  {
    words: [
      { id: 'ear-vis', dutch: 'vis', english: 'fish' },
      { id: 'ear-vies', dutch: 'vies', english: 'dirty' },
    ],
    tip: 'i is loose, as in “sit”; ie is tight, as in “see”.',
  },
  {
    words: [
      { id: 'ear-bom', dutch: 'bom', english: 'bomb' },
      { id: 'ear-boom', dutch: 'boom', english: 'tree' },
    ],
    tip: 'o is short and open, oo is long and the lips close a little.',
  },
  {
    words: [
      { id: 'ear-zon', dutch: 'zon', english: 'sun' },
      { id: 'ear-zoon', dutch: 'zoon', english: 'son' },
    ],
    tip: 'o is short and open, oo is long and the lips close a little.',
  },
  {
    words: [
      { id: 'ear-bos', dutch: 'bos', english: 'forest' },
      { id: 'ear-boos', dutch: 'boos', english: 'angry' },
    ],
    tip: 'o is short and open, oo is long and the lips close a little.',
  },
  {
    words: [
      { id: 'ear-buur', dutch: 'buur', english: 'neighbour' },
      { id: 'ear-boer', dutch: 'boer', english: 'farmer' },
    ],
    tip: 'The lips are round for both. For uu the tongue is in front, for oe at the back.',
  },
  {
    words: [
      { id: 'ear-vuur', dutch: 'vuur', english: 'fire' },
      { id: 'ear-vier', dutch: 'vier', english: 'four' },
    ],
    tip: 'The tongue is in front for both. For uu the lips are round, for ie wide.',
  },
  {
    words: [
      { id: 'ear-uur', dutch: 'uur', english: 'hour' },
      { id: 'ear-oor', dutch: 'oor', english: 'ear' },
    ],
    tip: 'For uu the tongue is in front and high, for oo at the back and lower.',
  },
  {
    words: [
      { id: 'ear-deur', dutch: 'deur', english: 'door' },
      { id: 'ear-duur', dutch: 'duur', english: 'expensive' },
    ],
    tip: 'For eu the mouth is more open than for uu.',
  },
  {
    words: [
      { id: 'ear-hut', dutch: 'hut', english: 'hut' },
      { id: 'ear-hoed', dutch: 'hoed', english: 'hat' },
    ],
    tip: 'u is short and in front, oe is further back. Both words end in a t sound.',
  },
  {
    words: [
      { id: 'ear-huis', dutch: 'huis', english: 'house' },
      { id: 'ear-hoes', dutch: 'hoes', english: 'cover' },
    ],
    tip: 'ui moves while you say it, oe stays the same.',
  },
  {
    words: [
      { id: 'ear-buik', dutch: 'buik', english: 'belly' },
      { id: 'ear-boek', dutch: 'boek', english: 'book' },
    ],
    tip: 'ui moves while you say it, oe stays the same.',
  },
  {
    words: [
      { id: 'ear-tijd', dutch: 'tijd', english: 'time' },
      { id: 'ear-tuit', dutch: 'tuit', english: 'spout' },
    ],
    tip: 'Both move. For ij the lips are wide, for ui round.',
  },
  {
    words: [
      { id: 'ear-reis', dutch: 'reis', english: 'journey' },
      { id: 'ear-rijst', dutch: 'rijst', english: 'rice' },
    ],
    tip: 'ei and ij are one sound. Listen to the end: s or st.',
  },
];
