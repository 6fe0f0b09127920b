import type { FamilyMemberId } from './family-members.ts';

/** A question of the family quiz (MSC-08). */
export interface FamilyQuestion {
  /** Its answers are logged under this id: it stays the same when the wording is corrected (DAT-06). */
  readonly id: string;
  /** Dutch, ending in the gap `…`. */
  readonly dutch: string;
  /** The whole sentence in English. */
  readonly english: string;
  readonly answer: FamilyMemberId;
  /** Certainly wrong: never a synonym of the answer, as opa and grootvader are. */
  readonly others: readonly [FamilyMemberId, FamilyMemberId, FamilyMemberId];
}

export const FAMILY_QUESTIONS: readonly FamilyQuestion[] = [
  {
    id: 'family-de-zus-van-mijn-moeder-is-mijn',
    dutch: 'De zus van mijn moeder is mijn …',
    english: 'My mother’s sister is my aunt.',
    answer: 'tante',
    others: ['oma', 'nicht', 'schoonmoeder'],
  },
  {
    id: 'family-de-broer-van-mijn-vader-is-mijn',
    dutch: 'De broer van mijn vader is mijn …',
    english: 'My father’s brother is my uncle.',
    answer: 'oom',
    others: ['opa', 'neef', 'schoonvader'],
  },
  {
    id: 'family-de-vader-van-mijn-moeder-is-mijn',
    dutch: 'De vader van mijn moeder is mijn …',
    english: 'My mother’s father is my grandpa.',
    answer: 'opa',
    others: ['oom', 'schoonvader', 'neef'],
  },
  {
    id: 'family-de-moeder-van-mijn-vader-is-mijn',
    dutch: 'De moeder van mijn vader is mijn …',
    english: 'My father’s mother is my grandma.',
    answer: 'oma',
    others: ['tante', 'schoonmoeder', 'nicht'],
  },
  {
    id: 'family-de-man-van-mijn-oma-is-mijn',
    dutch: 'De man van mijn oma is mijn …',
    english: 'My grandma’s husband is my grandfather.',
    answer: 'grootvader',
    others: ['oom', 'vader', 'schoonvader'],
  },
  {
    id: 'family-de-vrouw-van-mijn-opa-is-mijn',
    dutch: 'De vrouw van mijn opa is mijn …',
    english: 'My grandpa’s wife is my grandmother.',
    answer: 'grootmoeder',
    others: ['tante', 'moeder', 'schoonmoeder'],
  },
  {
    id: 'family-de-zoon-van-mijn-tante-is-mijn',
    dutch: 'De zoon van mijn tante is mijn …',
    english: 'My aunt’s son is my cousin.',
    answer: 'neef',
    others: ['oom', 'broer', 'zoon'],
  },
  {
    id: 'family-de-dochter-van-mijn-oom-is-mijn',
    dutch: 'De dochter van mijn oom is mijn …',
    english: 'My uncle’s daughter is my cousin.',
    answer: 'nicht',
    others: ['tante', 'zus', 'dochter'],
  },
  {
    id: 'family-de-zoon-van-mijn-broer-is-mijn',
    dutch: 'De zoon van mijn broer is mijn …',
    english: 'My brother’s son is my nephew.',
    answer: 'neef',
    others: ['oom', 'zoon', 'opa'],
  },
  {
    id: 'family-de-dochter-van-mijn-zus-is-mijn',
    dutch: 'De dochter van mijn zus is mijn …',
    english: 'My sister’s daughter is my niece.',
    answer: 'nicht',
    others: ['tante', 'dochter', 'oma'],
  },
  {
    id: 'family-de-moeder-van-mijn-partner-is-mijn',
    dutch: 'De moeder van mijn partner is mijn …',
    english: 'My partner’s mother is my mother-in-law.',
    answer: 'schoonmoeder',
    others: ['grootmoeder', 'tante', 'nicht'],
  },
  {
    id: 'family-de-vader-van-mijn-partner-is-mijn',
    dutch: 'De vader van mijn partner is mijn …',
    english: 'My partner’s father is my father-in-law.',
    answer: 'schoonvader',
    others: ['grootvader', 'oom', 'neef'],
  },
  {
    id: 'family-de-vrouw-van-mijn-oom-is-mijn',
    dutch: 'De vrouw van mijn oom is mijn …',
    english: 'My uncle’s wife is my aunt.',
    answer: 'tante',
    others: ['zus', 'moeder', 'nicht'],
  },
  {
    id: 'family-de-zoon-van-mijn-ouders-is-mijn',
    dutch: 'De zoon van mijn ouders is mijn …',
    english: 'My parents’ son is my brother.',
    answer: 'broer',
    others: ['neef', 'oom', 'zoon'],
  },
  {
    id: 'family-de-dochter-van-mijn-ouders-is-mijn',
    dutch: 'De dochter van mijn ouders is mijn …',
    english: 'My parents’ daughter is my sister.',
    answer: 'zus',
    others: ['nicht', 'tante', 'dochter'],
  },
  {
    id: 'family-ik-heb-een-kind-een-jongen-hij-is-mijn',
    dutch: 'Ik heb een kind, een jongen. Hij is mijn …',
    english: 'I have a child, a boy. He is my son.',
    answer: 'zoon',
    others: ['broer', 'neef', 'vader'],
  },
  {
    id: 'family-ik-heb-een-kind-een-meisje-zij-is-mijn',
    dutch: 'Ik heb een kind, een meisje. Zij is mijn …',
    english: 'I have a child, a girl. She is my daughter.',
    answer: 'dochter',
    others: ['zus', 'nicht', 'moeder'],
  },
];
