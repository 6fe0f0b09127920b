import type { Exception } from './exceptions/exception.ts';
import { ENTRY_EXCEPTIONS } from './exceptions/entries.ts';
import { NO_PLURAL_EXCEPTIONS } from './exceptions/no-plural.ts';
import { OTHER_WORD_EXCEPTIONS } from './exceptions/other-words.ts';
import { SENSE_EXCEPTIONS } from './exceptions/senses.ts';
import { SPELLING_EXCEPTIONS } from './exceptions/spelling.ts';
import { WORD_FORM_EXCEPTIONS } from './exceptions/word-forms.ts';

/** All reviewed exceptions, of all banks of content. */
export const EXCEPTIONS: readonly Exception[] = [
  ...SPELLING_EXCEPTIONS,
  ...NO_PLURAL_EXCEPTIONS,
  ...WORD_FORM_EXCEPTIONS,
  ...ENTRY_EXCEPTIONS,
  ...OTHER_WORD_EXCEPTIONS,
  ...SENSE_EXCEPTIONS,
];
