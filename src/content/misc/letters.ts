/** A letter of the alphabet, and what a person needs to spell with it (MSC-12). */
export interface Letter {
  readonly letter: string;
  /** Its Dutch name, as Dutch people write it. */
  readonly name: string;
  /** The name spelled as it sounds: for a voice, and to be read where nothing can be heard. */
  readonly sound: string;
  /** The closest English spelling of its sound. */
  readonly approximation: string;
  readonly word: { readonly dutch: string; readonly english: string };
  /** From the Dutch telephone alphabet. There is no official one; this is the usual one. */
  readonly phonetic: string;
  readonly note?: string;
}

/** The 26 letters in order (MSC-12). */
export const LETTERS: readonly Letter[] = [
  {
    letter: 'A',
    name: 'a',
    sound: 'aa',
    approximation: 'ah',
    word: { dutch: 'de avond', english: 'the evening' },
    phonetic: 'Anton',
  },
  {
    letter: 'B',
    name: 'bee',
    sound: 'bee',
    approximation: 'bay',
    word: { dutch: 'de boom', english: 'the tree' },
    phonetic: 'Bernard',
  },
  {
    letter: 'C',
    name: 'cee',
    sound: 'see',
    approximation: 'say',
    word: { dutch: 'het cijfer', english: 'the figure' },
    phonetic: 'Cornelis',
  },
  {
    letter: 'D',
    name: 'dee',
    sound: 'dee',
    approximation: 'day',
    word: { dutch: 'de deur', english: 'the door' },
    phonetic: 'Dirk',
  },
  {
    letter: 'E',
    name: 'e',
    sound: 'ee',
    approximation: 'ay, as in “day”',
    word: { dutch: 'de ezel', english: 'the donkey' },
    phonetic: 'Eduard',
    note: 'The Dutch e sounds like the English A. Take care when you spell a name with a, e or i.',
  },
  {
    letter: 'F',
    name: 'ef',
    sound: 'ef',
    approximation: 'eff',
    word: { dutch: 'de fiets', english: 'the bicycle' },
    phonetic: 'Ferdinand',
  },
  {
    letter: 'G',
    name: 'gee',
    sound: 'gee',
    approximation: 'khay, from the throat',
    word: { dutch: 'het geld', english: 'the money' },
    phonetic: 'Gerard',
    note: 'Say it with the g of goed, not with the one of “gay”.',
  },
  {
    letter: 'H',
    name: 'ha',
    sound: 'haa',
    approximation: 'hah',
    word: { dutch: 'het huis', english: 'the house' },
    phonetic: 'Hendrik',
  },
  {
    letter: 'I',
    name: 'i',
    sound: 'ie',
    approximation: 'ee, as in “see”',
    word: { dutch: 'het idee', english: 'the idea' },
    phonetic: 'Izaak',
    note: 'The Dutch i sounds like the English E.',
  },
  {
    letter: 'J',
    name: 'jee',
    sound: 'jee',
    approximation: 'yay',
    word: { dutch: 'de jas', english: 'the coat' },
    phonetic: 'Johan',
  },
  {
    letter: 'K',
    name: 'ka',
    sound: 'kaa',
    approximation: 'kah',
    word: { dutch: 'de kaas', english: 'the cheese' },
    phonetic: 'Karel',
  },
  {
    letter: 'L',
    name: 'el',
    sound: 'el',
    approximation: 'ell',
    word: { dutch: 'de lamp', english: 'the lamp' },
    phonetic: 'Lodewijk',
  },
  {
    letter: 'M',
    name: 'em',
    sound: 'em',
    approximation: 'em',
    word: { dutch: 'de melk', english: 'the milk' },
    phonetic: 'Maria',
  },
  {
    letter: 'N',
    name: 'en',
    sound: 'en',
    approximation: 'en',
    word: { dutch: 'de naam', english: 'the name' },
    phonetic: 'Nico',
  },
  {
    letter: 'O',
    name: 'o',
    sound: 'oo',
    approximation: 'oh',
    word: { dutch: 'de oven', english: 'the oven' },
    phonetic: 'Otto',
  },
  {
    letter: 'P',
    name: 'pee',
    sound: 'pee',
    approximation: 'pay',
    word: { dutch: 'de pen', english: 'the pen' },
    phonetic: 'Pieter',
  },
  {
    letter: 'Q',
    name: 'ku',
    sound: 'kuu',
    approximation: 'kee, with round lips',
    word: { dutch: 'de quiz', english: 'the quiz' },
    phonetic: 'Quirinus',
    note: 'Only in words and names from other languages.',
  },
  {
    letter: 'R',
    name: 'er',
    sound: 'er',
    approximation: 'air, with an r you hear',
    word: { dutch: 'de regen', english: 'the rain' },
    phonetic: 'Rudolf',
  },
  {
    letter: 'S',
    name: 'es',
    sound: 'es',
    approximation: 'ess',
    word: { dutch: 'de straat', english: 'the street' },
    phonetic: 'Simon',
  },
  {
    letter: 'T',
    name: 'tee',
    sound: 'tee',
    approximation: 'tay',
    word: { dutch: 'de trein', english: 'the train' },
    phonetic: 'Theodoor',
  },
  {
    letter: 'U',
    name: 'u',
    sound: 'uu',
    approximation: 'ee, with round lips',
    word: { dutch: 'het uur', english: 'the hour' },
    phonetic: 'Utrecht',
    note: 'Say “ee” and make your lips round, as if you were whistling.',
  },
  {
    letter: 'V',
    name: 'vee',
    sound: 'vee',
    approximation: 'vay, close to “fay”',
    word: { dutch: 'de vis', english: 'the fish' },
    phonetic: 'Victor',
  },
  {
    letter: 'W',
    name: 'wee',
    sound: 'wee',
    approximation: 'way, teeth on the lip',
    word: { dutch: 'het water', english: 'the water' },
    phonetic: 'Willem',
    note: 'Your upper teeth touch your lower lip, as for an English v, but softly.',
  },
  {
    letter: 'X',
    name: 'ix',
    sound: 'iks',
    approximation: 'iks',
    word: { dutch: 'de xylofoon', english: 'the xylophone' },
    phonetic: 'Xantippe',
  },
  {
    letter: 'Y',
    name: 'Griekse ij',
    sound: 'Griekse ij',
    approximation: 'GREEK-suh eye',
    word: { dutch: 'de yoghurt', english: 'the yoghurt' },
    phonetic: 'Ypsilon',
    note: 'When people recite the alphabet, they often just say ij. When you spell a name, say Griekse ij, i-grec or ypsilon, so that nobody writes ij.',
  },
  {
    letter: 'Z',
    name: 'zet',
    sound: 'zet',
    approximation: 'zet',
    word: { dutch: 'de zon', english: 'the sun' },
    phonetic: 'Zaandam',
  },
];

/** Two letters that are spelled as one: `lange ij`, unlike `korte ei`, which is spelled e, i. */
export const LONG_IJ = { letter: 'IJ', name: 'lange ij', sound: 'lange ij', phonetic: 'IJmuiden' } as const;
