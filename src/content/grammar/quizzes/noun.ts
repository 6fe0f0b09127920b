import type { NounRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'noun-meisje',
    sentence: 'Ken jij ___ van de derde verdieping?',
    type: 'de-het',
    options: ['de meisje', 'het meisje', 'die meisje'],
    correct: 1,
    english: 'Do you know the girl from the third floor?',
    explanation:
      'Words that end in *-je* are always het-words: *het meisje*. Most words for people have *de*, but *-je* is stronger. *die* goes with de-words; it would be *dat meisje*.',
  },
  {
    id: 'noun-opleiding',
    sentence: '___ tot kok duurt twee jaar.',
    type: 'de-het',
    options: ['De opleiding', 'Het opleiding', 'Dit opleiding'],
    correct: 0,
    english: 'The training to become a cook takes two years.',
    explanation:
      'Nouns made of a verb and *-ing* are de-words: *opleiden* (to train), so *de opleiding*. *dit* belongs to het-words; here it would be *deze*.',
  },
  {
    id: 'noun-boeken',
    sentence: 'Waar heb je ___ gekocht?',
    type: 'de-het',
    options: ['het boeken', 'dit boeken', 'deze boeken'],
    correct: 2,
    english: 'Where did you buy these books?',
    explanation:
      'It is *het boek* and *dit boek*, but more than one always follows the de-words: *de boeken, deze boeken*.',
  },
  {
    id: 'noun-foto',
    sentence: 'Oma kijkt graag naar de oude ___.',
    type: 'plural',
    options: ['fotos', "foto's", 'fotoën'],
    correct: 1,
    english: 'Grandma likes looking at the old photos.',
    explanation:
      "A word that ends in a long *a, i, o, u* has *-'s* in the plural: *foto's*. Without the apostrophe the *o* would be read as a short sound.",
  },
  {
    id: 'noun-stad',
    sentence: 'Utrecht en Maastricht zijn oude ___.',
    type: 'plural',
    options: ['stadden', 'staden', 'steden'],
    correct: 2,
    english: 'Utrecht and Maastricht are old cities.',
    explanation:
      '*stad* is irregular: its *a* becomes a long *e* in the plural, *steden*. *schip – schepen* does the same. You learn these by heart.',
  },
  {
    id: 'noun-kamer',
    sentence: 'Hun nieuwe flat heeft vier ___.',
    type: 'plural',
    options: ['kamers', 'kameren', 'kamerren'],
    correct: 0,
    english: 'Their new flat has four rooms.',
    explanation:
      'A word with a weak *-er* at the end has *-s* in the plural: *kamer – kamers*. So do words with a weak *-el, -em* and *-en*: *tafels, bodems, jongens*.',
  },
  {
    id: 'noun-glas',
    sentence: 'Wilt u een ___ water bij de koffie?',
    type: 'diminutive',
    options: ['glasje', 'glaasje', 'glastje'],
    correct: 1,
    english: 'Would you like a glass of water with your coffee?',
    explanation:
      '*glas* has *-je*, but its short *a* becomes long: *glaasje*. In the plural you hear the same long sound: *glazen*.',
  },
  {
    id: 'noun-boom',
    sentence: 'Voor het raam staat een klein ___.',
    type: 'diminutive',
    options: ['boomtje', 'boommetje', 'boompje'],
    correct: 2,
    english: 'There is a little tree in front of the window.',
    explanation:
      'After a long vowel with *m* the ending is *-pje*: *boompje*. *-etje* comes after a short vowel, as in *kammetje* (little comb).',
  },
] as const satisfies readonly NounRow[];
