import type { Exception } from './exception.ts';

/** Spellings with more than one card: a word is taught by its sense (CON-10), and whoever adds another card has looked at the first. */
export const SENSE_EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'word-twice',
    reason: 'Another meaning: what the doctor writes, beside what the cook follows.',
    about: ['recept-apotheek'],
  },
  {
    rule: 'word-twice',
    reason:
      'Another word that is written alike: her and hair, true and where, his and to be, one and a, once and agreed.',
    about: ['haar-zij', 'waar-echt', 'zijn-werkwoord', 'een-getal', 'eens-keer'],
  },
  {
    rule: 'word-twice',
    reason:
      'Another word that is written alike: us and 100 grams, again and weather, gone and road, a lake and more.',
    about: ['ons-gewicht', 'weer-opnieuw', 'weg-verdwenen', 'meer-water'],
  },
  {
    rule: 'word-twice',
    reason: 'Another word that is written alike: straight and a right.',
    about: ['recht-niet-krom'],
  },
];
