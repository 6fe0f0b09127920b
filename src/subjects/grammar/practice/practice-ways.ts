import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import { isGap, isWordOrder, type ChoiceKind } from './practice-sources.ts';

/** An exercise of a kind of practice. */
export type PracticeWay = 'choose' | 'order' | 'form' | 'english' | 'heard';

export const WAY_TITLES: Record<PracticeWay, MessageDescriptor> = {
  choose: msg`Choose`,
  order: msg`Put in order`,
  form: msg`Type the form`,
  english: msg`From English`,
  heard: msg`By ear`,
};

/** What can be typed of the kinds with options: a form in its gap and, for whole sentences, dictation (GRA-22). */
const CHOICE_WAYS: Record<ChoiceKind, readonly [PracticeWay, ...PracticeWay[]]> = {
  plural: ['choose', 'form'],
  'de-het': ['choose'],
  diminutive: ['choose', 'form'],
  present: ['choose', 'form', 'heard'],
  imperfectum: ['choose', 'form', 'heard'],
  perfectum: ['choose', 'form', 'heard'],
  comparative: ['choose', 'form', 'heard'],
  'adjective-ending': ['choose', 'form'],
  'separable-verb': ['choose', 'heard'],
  'niet-geen': ['choose', 'form', 'heard'],
};

/** The exercises of a kind; the first is the default. */
export function waysOf(kind: PracticeKind): readonly [PracticeWay, ...PracticeWay[]] {
  if (isGap(kind)) return ['form', 'english', 'heard'];
  return isWordOrder(kind) ? ['order', 'english', 'heard'] : CHOICE_WAYS[kind];
}
