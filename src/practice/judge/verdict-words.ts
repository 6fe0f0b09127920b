import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Mistake } from '#practice/judge/typed-item.ts';

/** What each kind of mistake is called on screen. */
export const MISTAKE_TITLES: Readonly<Record<Mistake['name'], MessageDescriptor>> = {
  adjective: msg`The ending of the adjective`,
  article: msg`The article`,
  auxiliary: msg`The auxiliary verb`,
  diminutive: msg`The diminutive`,
  'extra word': msg`A word too many`,
  'missing word': msg`A word is missing`,
  negation: msg`*Niet* and *geen*`,
  order: msg`The word order`,
  'other word': msg`Another word`,
  plural: msg`One or more than one`,
  preposition: msg`The preposition`,
  pronoun: msg`The pronoun`,
  spelling: msg`The spelling`,
  tense: msg`The time of the verb`,
  'verb form': msg`The form of the verb`,
};
