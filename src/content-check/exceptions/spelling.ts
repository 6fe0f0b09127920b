import type { Exception } from './exception.ts';

/** Words that the spelling dictionary lacks. */
export const SPELLING_EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'spelling',
    reason:
      'No word: the letters after which the past tense has a t, made into something to remember (GRA-15).',
    about: ['softketchup'],
  },
  {
    rule: 'spelling',
    reason: 'The last piece of opgebeld, taken apart to show where ge- stands.',
    about: ['beld'],
  },
  {
    rule: 'spelling',
    reason: 'Mistakes that a lesson or question speaks of, beside the form that is right.',
    about: ['boomtje', 'gingde', 'straaten'],
  },
  {
    rule: 'spelling',
    reason: 'A capital E has no stress mark: één is Eén at the beginning of a sentence.',
    about: ['Eén'],
  },
  {
    rule: 'spelling',
    reason:
      'Stands on the timetable of every swimming pool; the dictionary knows the verb in two words only.',
    about: ['banenzwemmen', 'Banenzwemmen'],
  },
  {
    rule: 'spelling',
    reason: 'In daily use in every supermarket, younger than the dictionary.',
    about: ['zelfscankassa', "zelfscankassa's"],
  },
  {
    rule: 'spelling',
    reason: 'What people call the card of their residence permit; verblijfs- and pas, regularly joined.',
    about: ['verblijfspas'],
  },
  {
    rule: 'spelling',
    reason: 'An abbreviation or a name as it is written by whoever bears it.',
    about: ['BRP', 'MijnOverheid', 'VvE', 'WIC'],
  },
  {
    rule: 'spelling',
    reason: 'An abbreviation said letter by letter that is no name: small letters by the Groene Boekje.',
    about: ['bsn', 'isk', 'mr', 'pmd'],
  },
  {
    rule: 'spelling',
    reason: 'The feast has a capital, and so has the first word of a sentence; the dictionary misses both.',
    about: ['Kerst', 'Moslims'],
  },
  {
    rule: 'spelling',
    reason: 'The word now used for people who were enslaved, younger than the dictionary.',
    about: ['slaafgemaakte', 'Slaafgemaakte'],
  },
  { rule: 'spelling', reason: 'The Ethiopian pancake; explained in the very sentence.', about: ['injera'] },
  {
    rule: 'spelling',
    reason: 'A number as the Leidraad writes it (6.9), also with the *en* that may be said in it.',
    about: ['honderdenvijf', 'honderdvijf'],
  },
  {
    rule: 'spelling',
    reason: 'A kind of training, by the name or the letters that schools use for it.',
    about: ['associate', 'bbl', 'degree'],
  },
  {
    rule: 'spelling',
    reason: 'Rent between social and free, as the law of 2024 made it: younger than the dictionary.',
    about: ['middenhuur'],
  },
  { rule: 'spelling', reason: 'English: the sentence says where it comes from.', about: ['Santa'] },
  {
    rule: 'spelling',
    reason: 'In daily use in every street, younger than the dictionary.',
    about: ['buurtapp', 'buurtapps'],
  },
  { rule: 'spelling', reason: 'The plural of gum, the eraser; the list of plurals has it.', about: ['gums'] },
  {
    rule: 'spelling',
    reason: 'Past and participle of dubbelklikken, which the dictionary has.',
    about: ['dubbelklikte', 'gedubbelklikt'],
  },
  {
    rule: 'spelling',
    reason: 'One word, as a separable verb; the list of verbs has it.',
    about: ['ziekgemeld', 'ziekmelden'],
  },
  { rule: 'spelling', reason: 'The plural of herfst, which is in few dictionaries.', about: ['herfsten'] },
  {
    rule: 'spelling',
    reason: 'One word, as eetcafé is: a place where volunteers repair things with you.',
    about: ['repaircafé'],
  },
  {
    rule: 'spelling',
    reason: 'Written as one word as often as dankjewel, which the dictionary has.',
    about: ['dankuwel'],
  },
  {
    rule: 'spelling',
    reason: 'Letters as a word, or with one behind: on every hospital, gate of a station and package.',
    about: ['CO-melder', 'ov-pas', 'SEH'],
  },
];
