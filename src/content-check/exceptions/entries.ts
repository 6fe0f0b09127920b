import type { Exception } from './exception.ts';

/** Entries of the vocabulary that don't have the form that a rule expects. */
export const ENTRY_EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'headword',
    reason: 'An adjective as well as the noun (or the past of a verb) that the lists know.',
    about: [
      'akkoord',
      'donkerblauw',
      'extra',
      'gelijk-zelfde',
      'gescheiden',
      'mis',
      'onverwacht',
      'oranje',
      'roze',
      'stuk-kapot',
      'waard',
    ],
  },
  {
    rule: 'headword',
    reason:
      'A word of its own: beter is healthy again; a letter begins with beste or geachte, always with -e.',
    about: ['beste', 'beter', 'geachte'],
  },
  {
    rule: 'headword',
    reason: 'A feast, a person or a body by its name: with a capital, which the dictionary does not ask for.',
    about: ['belastingdienst', 'kerstmis', 'sinterklaas'],
  },
  {
    rule: 'spoken-question',
    reason:
      'It is taught as what is read, on the screen of a ticket machine, and its note says what people ask.',
    about: ['waarheen'],
  },
  {
    rule: 'plural-only',
    reason: 'In daily use as a plural only; the list makes a plural of the plural.',
    about: ['grootouders', 'inkomsten', 'kleren', 'ouders', 'schoonouders', 'spullen', 'werkzaamheden'],
  },
  {
    rule: 'needless-comparative',
    reason: 'By the rules, but few would guess its trema.',
    about: ['officieel'],
  },
  {
    rule: 'syllables',
    reason: 'Letters, said one by one.',
    about: ['azc', 'bso', 'btw', 'cv', 'cv-ketel', 'gft-bak', 'mbo', 'sms', 'tv', 'wc', 'wc-papier'],
  },
  {
    rule: 'syllables',
    reason: "What is left of *des*: 's is said with the word behind it.",
    about: ['s-avonds', 's-middags', 's-morgens', 's-nachts', 's-ochtends'],
  },
  { rule: 'syllables', reason: 'French: the ai and the last e are one sound each.', about: ['mayonaise'] },
  { rule: 'syllables', reason: 'English, with two letters e that are not heard.', about: ['voicemail'] },
  {
    rule: 'pronunciation',
    reason: 'The stress is on the verb that follows: aan het KOken.',
    about: ['aan-het'],
  },
  {
    rule: 'weak-e',
    reason: 'The last piece keeps its own e: bel, stel; the English van.',
    about: ['caravan', 'fietsbel', 'oorbel', 'uitstel', 'voorstel'],
  },
  {
    rule: 'word-id',
    reason: 'Shipped with zich in it; an id is for ever.',
    about: ['zich-vervelen'],
  },
  {
    rule: 'word-inflected',
    reason:
      'Another word than the one without -e, or one that asks for a choice: all and already, first and the first, dear and best, which or every before a het-word and a de-word, other alone and with what it goes with, along and me.',
    about: ['alle', 'andere', 'eerste', 'elke', 'beste', 'iedere', 'mee', 'welke'],
  },
  {
    rule: 'fields',
    reason: 'It has neither participle nor perfect.',
    about: ['zullen'],
  },
  {
    rule: 'english-words',
    reason: 'English has no infinitive of can, must or will.',
    about: ['kunnen', 'moeten', 'zullen'],
  },
  { rule: 'english-words', reason: 'A little is the translation, not an article.', about: ['beetje'] },
  {
    rule: 'translation',
    reason: 'The English asks where the Dutch gives an order, as people do.',
    about: ['sturen'],
  },
  {
    rule: 'translation',
    reason: 'An ons is a hundred grams; English has no word for it.',
    about: ['ons-gewicht'],
  },
  {
    rule: 'picture-sign',
    reason: 'A round of a colour shows that colour.',
    about: ['blauw', 'bruin', 'geel', 'groen', 'oranje', 'paars', 'rood', 'wit', 'zwart'],
  },
  {
    rule: 'asked-text',
    reason:
      'The wrong option is what the numbers of the text give to whoever reckons with them in the wrong way.',
    about: ['mock-reading-2-pool-two-daughters', 'mock-reading-2-school-trip-other-days'],
  },
];
