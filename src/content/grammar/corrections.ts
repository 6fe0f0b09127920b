import type { CorrectionRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'correct-trees-park',
    topic: 'klinkers',
    incorrect: 'In het park staan veel boomen.',
    correct: 'In het park staan veel bomen.',
    english: 'There are many trees in the park.',
    errorType: 'vowel spelling',
    explanation:
      'In *bo-men* the first syllable is open: it ends in the vowel. There one *o* already sounds long, so you write it once.',
  },
  {
    id: 'correct-cold-tonight',
    topic: 'werkwoorden',
    incorrect: 'Het word vanavond koud.',
    correct: 'Het wordt vanavond koud.',
    english: 'It will get cold tonight.',
    errorType: 'd or dt',
    explanation: 'With *het* you write stem + t: *word* + *t*. Compare *het loopt*: there you hear the *t*.',
  },
  {
    id: 'correct-jij-saturday',
    topic: 'werkwoorden',
    incorrect: 'Werkt jij ook op zaterdag?',
    correct: 'Werk jij ook op zaterdag?',
    english: 'Do you work on Saturdays too?',
    errorType: 'verb form',
    explanation: 'When *jij* stands behind the verb, the *-t* falls off: *jij werkt*, but *werk jij*.',
  },
  {
    id: 'correct-learn-dutch',
    topic: 'werkwoorden',
    incorrect: 'Ik wil leren Nederlands.',
    correct: 'Ik wil Nederlands leren.',
    english: 'I want to learn Dutch.',
    errorType: 'place of the second verb',
    explanation:
      'The second verb is an infinitive and closes the sentence. All the rest stands between *wil* and *leren*.',
  },
  {
    id: 'correct-take-bag',
    topic: 'werkwoorden',
    incorrect: 'Ik meeneem mijn tas.',
    correct: 'Ik neem mijn tas mee.',
    english: 'I am taking my bag along.',
    errorType: 'separable verb',
    explanation:
      '*meenemen* is a separable verb. In a main clause the verb *neem* stands at place 2 and the particle *mee* at the end.',
  },
  {
    id: 'correct-no-car',
    topic: 'negation',
    incorrect: 'Ik heb niet een auto.',
    correct: 'Ik heb geen auto.',
    english: "I don't have a car.",
    errorType: 'niet or geen',
    explanation: 'Before a noun with *een* you deny with *geen*, and *een* disappears.',
  },
  {
    id: 'correct-understand-question',
    topic: 'negation',
    incorrect: 'Ik niet begrijp deze vraag.',
    correct: 'Ik begrijp deze vraag niet.',
    english: "I don't understand this question.",
    errorType: 'place of niet',
    explanation:
      'The verb must stand at place 2, so nothing comes between *Ik* and *begrijp*. *niet* comes behind a certain thing such as *deze vraag*.',
  },
  {
    id: 'correct-always-tea',
    topic: 'hoofdzinnen',
    incorrect: 'Ik altijd drink thee.',
    correct: 'Ik drink altijd thee.',
    english: 'I always drink tea.',
    errorType: 'word order',
    explanation:
      'The finite verb stands at place 2, right behind the subject. Words such as *altijd* and *ook* come after it, unlike in English.',
  },
  {
    id: 'correct-seen-film',
    topic: 'hoofdzinnen',
    incorrect: 'Wij hebben gezien die film.',
    correct: 'Wij hebben die film gezien.',
    english: 'We have seen that film.',
    errorType: 'word order',
    explanation:
      'Only *hebben* stands at place 2. Every other verb goes to the end, place 4, behind *die film*.',
  },
  {
    id: 'correct-therefore-bike',
    topic: 'inversie',
    incorrect: 'De bus rijdt niet. Daarom ik neem de fiets.',
    correct: 'De bus rijdt niet. Daarom neem ik de fiets.',
    english: "The bus isn't running. That is why I am taking the bike.",
    errorType: 'inversion',
    explanation:
      '*Daarom* fills place 1. The verb stays at place 2, and the subject *ik* moves behind it: inversion.',
  },
  {
    id: 'correct-where-live',
    topic: 'inversie',
    incorrect: 'Waar jouw ouders wonen?',
    correct: 'Waar wonen jouw ouders?',
    english: 'Where do your parents live?',
    errorType: 'inversion',
    explanation:
      'The question word *Waar* fills place 1. Then comes the verb, and then the subject: *wonen jouw ouders*.',
  },
  {
    id: 'correct-big-house',
    topic: 'nouns',
    incorrect: 'De huis is erg groot.',
    correct: 'Het huis is erg groot.',
    english: 'The house is very big.',
    errorType: 'de or het',
    explanation: '*huis* is a *het* word: *het huis*. Only its plural takes *de*: *de huizen*.',
  },
  {
    id: 'correct-red-bicycle',
    topic: 'adjectives',
    incorrect: 'Mijn zoon heeft een rood fiets.',
    correct: 'Mijn zoon heeft een rode fiets.',
    english: 'My son has a red bicycle.',
    errorType: 'adjective ending',
    explanation:
      'Before a *de* word the adjective gets *-e*, also after *een*: *de fiets, een rode fiets*. A *het* word after *een* has none: *het huis, een rood huis*.',
  },
  {
    id: 'correct-bigger-than',
    topic: 'adjectives',
    incorrect: 'Haar kamer is groter als mijn kamer.',
    correct: 'Haar kamer is groter dan mijn kamer.',
    english: 'Her room is bigger than my room.',
    errorType: 'als or dan',
    explanation:
      'After a comparative (*groter*, *beter*, *duurder*) you say *dan*. *als* is for the same: *even groot als*.',
  },
  {
    id: 'correct-man-there',
    topic: 'referencewords',
    incorrect: 'Ken jij de man wie daar staat?',
    correct: 'Ken jij de man die daar staat?',
    english: 'Do you know the man who is standing there?',
    errorType: 'reference word',
    explanation:
      'A clause that tells more about a *de* word such as *de man* begins with *die*. *wie* is the question word who: *Wie staat daar?*',
  },
  {
    id: 'correct-know-car',
    topic: 'subordinateclauses',
    incorrect: 'Ik weet dat hij heeft een auto.',
    correct: 'Ik weet dat hij een auto heeft.',
    english: 'I know that he has a car.',
    errorType: 'verb at the end',
    explanation:
      '*dat* begins a subordinate clause, and there the verb goes to the end: *dat hij een auto heeft*.',
  },
  {
    id: 'correct-because-ill',
    topic: 'subordinateclauses',
    incorrect: 'Omdat ik ben ziek, blijf ik thuis.',
    correct: 'Omdat ik ziek ben, blijf ik thuis.',
    english: 'Because I am ill, I am staying at home.',
    errorType: 'verb at the end',
    explanation:
      '*omdat* begins a subordinate clause, so its verb *ben* goes to the end. The main clause after it begins with its verb: *blijf ik*.',
  },
  {
    id: 'correct-worked-factory',
    topic: 'imperfectum',
    incorrect: 'Vroeger werkde mijn vader in een fabriek.',
    correct: 'Vroeger werkte mijn vader in een fabriek.',
    english: 'My father used to work in a factory.',
    errorType: 'past ending',
    explanation:
      'The stem of *werken* ends in *k*, one of the letters of *sexy softketchup*. After those letters the past ends in *-te*.',
  },
  {
    id: 'correct-moved-hague',
    topic: 'perfectum',
    incorrect: 'Zij hebben naar Den Haag verhuisd.',
    correct: 'Zij zijn naar Den Haag verhuisd.',
    english: 'They have moved to The Hague.',
    errorType: 'hebben or zijn',
    explanation:
      'Someone goes from one place to another here, and for that the perfectum takes *zijn*: *zij zijn verhuisd*. English always uses have.',
  },
  {
    id: 'correct-our-car',
    topic: 'pronouns',
    incorrect: 'Ons auto staat voor de deur.',
    correct: 'Onze auto staat voor de deur.',
    english: 'Our car is in front of the door.',
    errorType: 'possessive word',
    explanation:
      '*onze* goes with *de* words and with every plural: *de auto, onze auto*. *ons* goes with one *het* word: *ons huis*.',
  },
] as const satisfies readonly CorrectionRow[];
