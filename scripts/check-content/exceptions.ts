/** Rows or words that a rule would refuse, looked at by a person and found right. */
export interface Exception {
  /** The rule's name, as the check prints it in square brackets. */
  readonly rule: string;
  readonly reason: string;
  /** Ids of rows, or, for `spelling`, the words. */
  readonly about: readonly string[];
}

/** Names of people in the examples. */
export const NAMES: ReadonlySet<string> = new Set([
  'Amina',
  'Ana',
  'Daan',
  'Fatima',
  'Kees',
  'Linh',
  'Mei',
  'Okafor',
  'Olena',
  'Priya',
  'Samir',
  'Sanne',
  'Tesfay',
  'Yusuf',
]);

export const EXCEPTIONS: readonly Exception[] = [
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
  {
    rule: 'spelling',
    reason: 'The Ethiopian pancake; explained in the very sentence.',
    about: ['injera'],
  },
  {
    rule: 'spelling',
    reason: 'A number as the Leidraad writes it (6.9), also with the *en* that may be said in it.',
    about: ['honderdvijf', 'honderdenvijf'],
  },
  {
    rule: 'spelling',
    reason: 'A kind of training, by the name or the letters that schools use for it.',
    about: ['associate', 'bbl', 'degree'],
  },
  {
    rule: 'spelling',
    reason: 'English: the sentence says where it comes from.',
    about: ['Santa'],
  },
  {
    rule: 'no-plural',
    reason: 'Food, drink and other stuff that is not counted; a plural would mean kinds of it.',
    about: [
      'afval',
      'beleg',
      'benzine',
      'bloed',
      'deeg',
      'fruit',
      'gehakt',
      'grofvuil',
      'hagelslag',
      'koffie',
      'kraanwater',
      'melk',
      'onkruid',
      'pindakaas',
      'prik-drinken',
      'suiker',
      'thee',
      'varkensvlees',
      'vlees',
      'zout',
    ],
  },
  {
    rule: 'no-plural',
    reason: 'A feeling, an ailment or an idea that is not counted.',
    about: [
      'bloeddruk',
      'dorst',
      'geluk',
      'gelijk-mening',
      'griep',
      'heimwee',
      'hekel',
      'hoofdpijn',
      'hulp',
      'jeuk',
      'koorts',
      'lawaai',
      'overlast',
      'sterkte',
      'stress',
      'uiterlijk',
      'voorrang',
      'zicht',
      'zin-trek',
    ],
  },
  {
    rule: 'no-plural',
    reason: 'A collective or a whole of which there is one.',
    about: [
      'brandweer',
      'buitenland',
      'eenrichtingsverkeer',
      'klantenservice',
      'nieuwbouw',
      'ondergoed',
      'openbaar-vervoer',
      'overkant',
      'politie',
      'spoedeisende-hulp',
      'verkeer',
      'was-kleren',
    ],
  },
  {
    rule: 'no-plural',
    reason: 'A language.',
    about: ['arabisch', 'engels'],
  },
  {
    rule: 'no-plural',
    reason: 'Weather.',
    about: ['mist', 'tegenwind', 'weer-klimaat'],
  },
  {
    rule: 'no-plural',
    reason: 'A sum, a right or a span of which one has one; the plural is not in daily use.',
    about: ['bedenktijd', 'borg', 'huurtoeslag', 'statiegeld', 'wisselgeld'],
  },
  {
    rule: 'no-plural',
    reason: 'A unit: twee ons.',
    about: ['ons-gewicht'],
  },
  {
    rule: 'no-plural',
    reason: 'Its plural is another word (bod, biedingen) or not in daily use (afscheid).',
    about: ['afscheid', 'bod'],
  },
  {
    rule: 'article',
    reason: 'The bunch of flowers is de bos; the list knows the wood, het bos.',
    about: ['bos-bloemen'],
  },
  {
    rule: 'article',
    reason:
      'The list has both articles, for another sense or from another region; this is the one for this sense.',
    about: [
      'appel',
      'bezoekuur',
      'blik-conserven',
      'broek',
      'kaartje',
      'kraam-markt',
      'medicijn',
      'spoor',
      'stof-textiel',
    ],
  },
  {
    rule: 'article',
    reason: 'Both articles are right; this is the more usual one.',
    about: ['account', 'afhaalpunt', 'hagelslag', 'heimwee'],
  },
  {
    rule: 'article',
    reason: 'Not in the list; de bak.',
    about: ['gft-bak'],
  },
  {
    rule: 'plural',
    reason: 'Not in the list; regular.',
    about: ['gft-bak', 'grapje'],
  },
  {
    rule: 'auxiliary',
    reason: 'The list has both, for different uses; this is the one for this meaning.',
    about: [
      'krimpen',
      'meerijden',
      'oplossen',
      'overdrijven',
      'overslaan',
      'oversteken',
      'scheiden-afval',
      'strijken',
      'verhuizen',
      'vertrekken',
    ],
  },
];
