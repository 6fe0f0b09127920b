import type { PracticeKind } from '#content/schema/practice-kind.ts';
import { isGap, isWordOrder, type ChoiceKind } from './practice-sources.ts';

/** How a kind of practice is asked. */
export type PracticeWay = 'choose' | 'order' | 'form' | 'english' | 'heard';

export const WAY_TITLES: Record<PracticeWay, string> = {
  choose: 'Choose',
  order: 'Put in order',
  form: 'Type the form',
  english: 'From English',
  heard: 'By ear',
};

/** What can be typed of the kinds with options: a form in its gap, and by ear what is a whole sentence (GRA-22). */
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

/** The ways of a kind; it begins with the first. */
export function waysOf(kind: PracticeKind): readonly [PracticeWay, ...PracticeWay[]] {
  if (isGap(kind)) return ['form', 'english', 'heard'];
  return isWordOrder(kind) ? ['order', 'english', 'heard'] : CHOICE_WAYS[kind];
}
