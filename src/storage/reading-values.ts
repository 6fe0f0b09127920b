import { maxLength, pipe, string } from 'valibot';
import { storedChoice } from './stored-choice.ts';
import { storedState } from './stored-value.ts';

/** What the reading room keeps, in local storage (DAT-07). Separate from `device-values.ts`, which every page loads. */

/** RDG-04 */
export const WORD_STATES = storedChoice({
  key: 'oefenpad.word-states',
  what: 'that texts show what review knows of their words',
  choices: ['hidden', 'shown'],
});

/** A long letter or a page of a newspaper has 5,000; local storage has room for much more. */
export const LONGEST_OWN_TEXT = 20_000;

/** RDG-05: one text, until another takes its place. */
export const OWN_TEXT = storedState({
  key: 'oefenpad.own-text',
  what: 'the text that one last read of one’s own',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: pipe(string(), maxLength(LONGEST_OWN_TEXT)),
  fallback: '',
  isExported: true,
  isErased: true,
});
