import type { Phrase } from './phrase.ts';

export const FAMILY_MEMBER_IDS = [
  'grootvader',
  'grootmoeder',
  'opa',
  'oma',
  'vader',
  'moeder',
  'zoon',
  'dochter',
  'broer',
  'zus',
  'oom',
  'tante',
  'neef',
  'nicht',
  'schoonvader',
  'schoonmoeder',
] as const;
export type FamilyMemberId = (typeof FAMILY_MEMBER_IDS)[number];

/** A word for a relative; all are de-words (MSC-08). */
export interface FamilyMember extends Phrase {
  readonly id: FamilyMemberId;
  readonly sex: 'male' | 'female';
  /** The list it belongs to: the household, the wider family, the partner's side. */
  readonly circle: 'core' | 'extended' | 'in-law';
  /** Its meaning, in plain Dutch. */
  readonly meaning: Phrase;
  /** A likely mistake of English speakers. Dutch is between `*…*`. */
  readonly note?: string;
}

const OPA_AND_GROOTVADER =
  '*Opa* is the everyday word, and what you call him yourself. *Grootvader* is the formal word. Both can be your mother’s or your father’s father.';
const OMA_AND_GROOTMOEDER =
  '*Oma* is the everyday word, and what you call her yourself. *Grootmoeder* is the formal word. Both can be your mother’s or your father’s mother.';

/** The 16 words (MSC-08). */
export const FAMILY_MEMBERS: readonly FamilyMember[] = [
  {
    id: 'grootvader',
    dutch: 'de grootvader',
    english: 'the grandfather',
    sex: 'male',
    circle: 'extended',
    meaning: {
      dutch: 'Mijn grootvader is de vader van mijn vader of moeder.',
      english: 'My grandfather is the father of my father or mother.',
    },
    note: OPA_AND_GROOTVADER,
  },
  {
    id: 'grootmoeder',
    dutch: 'de grootmoeder',
    english: 'the grandmother',
    sex: 'female',
    circle: 'extended',
    meaning: {
      dutch: 'Mijn grootmoeder is de moeder van mijn vader of moeder.',
      english: 'My grandmother is the mother of my father or mother.',
    },
    note: OMA_AND_GROOTMOEDER,
  },
  {
    id: 'opa',
    dutch: 'de opa',
    english: 'the grandpa',
    sex: 'male',
    circle: 'extended',
    meaning: {
      dutch: 'Mijn opa is de vader van mijn vader of moeder.',
      english: 'My grandpa is the father of my father or mother.',
    },
    note: OPA_AND_GROOTVADER,
  },
  {
    id: 'oma',
    dutch: 'de oma',
    english: 'the grandma',
    sex: 'female',
    circle: 'extended',
    meaning: {
      dutch: 'Mijn oma is de moeder van mijn vader of moeder.',
      english: 'My grandma is the mother of my father or mother.',
    },
    note: OMA_AND_GROOTMOEDER,
  },
  {
    id: 'vader',
    dutch: 'de vader',
    english: 'the father',
    sex: 'male',
    circle: 'core',
    meaning: {
      dutch: 'Mijn vader en mijn moeder zijn mijn ouders.',
      english: 'My father and my mother are my parents.',
    },
  },
  {
    id: 'moeder',
    dutch: 'de moeder',
    english: 'the mother',
    sex: 'female',
    circle: 'core',
    meaning: {
      dutch: 'Mijn moeder en mijn vader zijn mijn ouders.',
      english: 'My mother and my father are my parents.',
    },
  },
  {
    id: 'zoon',
    dutch: 'de zoon',
    english: 'the son',
    sex: 'male',
    circle: 'core',
    meaning: {
      dutch: 'Mijn kind is een jongen. Hij is mijn zoon.',
      english: 'My child is a boy. He is my son.',
    },
  },
  {
    id: 'dochter',
    dutch: 'de dochter',
    english: 'the daughter',
    sex: 'female',
    circle: 'core',
    meaning: {
      dutch: 'Mijn kind is een meisje. Zij is mijn dochter.',
      english: 'My child is a girl. She is my daughter.',
    },
  },
  {
    id: 'broer',
    dutch: 'de broer',
    english: 'the brother',
    sex: 'male',
    circle: 'core',
    meaning: {
      dutch: 'Mijn broer en ik hebben dezelfde ouders.',
      english: 'My brother and I have the same parents.',
    },
  },
  {
    id: 'zus',
    dutch: 'de zus',
    english: 'the sister',
    sex: 'female',
    circle: 'core',
    meaning: {
      dutch: 'Mijn zus en ik hebben dezelfde ouders.',
      english: 'My sister and I have the same parents.',
    },
  },
  {
    id: 'oom',
    dutch: 'de oom',
    english: 'the uncle',
    sex: 'male',
    circle: 'extended',
    meaning: {
      dutch: 'Mijn oom is de broer van mijn vader of moeder.',
      english: 'My uncle is the brother of my father or mother.',
    },
    note: 'The husband of your aunt is your *oom* too.',
  },
  {
    id: 'tante',
    dutch: 'de tante',
    english: 'the aunt',
    sex: 'female',
    circle: 'extended',
    meaning: {
      dutch: 'Mijn tante is de zus van mijn vader of moeder.',
      english: 'My aunt is the sister of my father or mother.',
    },
    note: 'The wife of your uncle is your *tante* too.',
  },
  {
    id: 'neef',
    dutch: 'de neef',
    english: 'the cousin or nephew',
    sex: 'male',
    circle: 'extended',
    meaning: {
      dutch: 'Mijn neef is de zoon van mijn oom of tante, of van mijn broer of zus.',
      english: 'My *neef* is the son of my uncle or aunt, or of my brother or sister.',
    },
    note: 'One word for two English ones: a male cousin and a nephew are both *neef*.',
  },
  {
    id: 'nicht',
    dutch: 'de nicht',
    english: 'the cousin or niece',
    sex: 'female',
    circle: 'extended',
    meaning: {
      dutch: 'Mijn nicht is de dochter van mijn oom of tante, of van mijn broer of zus.',
      english: 'My *nicht* is the daughter of my uncle or aunt, or of my brother or sister.',
    },
    note: 'One word for two English ones: a female cousin and a niece are both *nicht*.',
  },
  {
    id: 'schoonvader',
    dutch: 'de schoonvader',
    english: 'the father-in-law',
    sex: 'male',
    circle: 'in-law',
    meaning: {
      dutch: 'Mijn schoonvader is de vader van mijn partner.',
      english: 'My father-in-law is the father of my partner.',
    },
  },
  {
    id: 'schoonmoeder',
    dutch: 'de schoonmoeder',
    english: 'the mother-in-law',
    sex: 'female',
    circle: 'in-law',
    meaning: {
      dutch: 'Mijn schoonmoeder is de moeder van mijn partner.',
      english: 'My mother-in-law is the mother of my partner.',
    },
  },
];

/** MSC-08 */
export const FAMILY_EXAMPLES: readonly Phrase[] = [
  { dutch: 'Ik heb een broer en twee zussen.', english: 'I have a brother and two sisters.' },
  { dutch: 'Mijn oma woont in Zwolle.', english: 'My grandma lives in Zwolle.' },
  {
    dutch: 'Mijn zoon zit in groep 4.',
    english: 'My son is in the fourth year of primary school (age 7 or 8).',
  },
  { dutch: 'Mijn tante is de zus van mijn moeder.', english: 'My aunt is my mother’s sister.' },
  {
    dutch: 'Zondag komen mijn neef en mijn nicht op bezoek.',
    english: 'My nephew and niece (or two cousins of mine) are coming to visit on Sunday.',
  },
  { dutch: 'Hebt u kinderen?', english: 'Do you have children?' },
  { dutch: 'Ja, ik heb een zoon en een dochter.', english: 'Yes, I have a son and a daughter.' },
  { dutch: 'Hoe heet je schoonmoeder?', english: 'What is your mother-in-law called?' },
  {
    dutch: 'Gefeliciteerd met je vader!',
    english: 'Happy birthday to your father! (You congratulate the family too.)',
  },
  {
    dutch: 'Mijn opa en oma zijn vijftig jaar getrouwd.',
    english: 'My grandparents have been married for fifty years.',
  },
];
