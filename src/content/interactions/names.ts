import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { INTERACTION_THEMES } from './themes.ts';

type ThemeTexts = (typeof INTERACTION_THEMES)[number];

/** The titles of the themes and what is in them, as they are shown; by the English of `themes.ts`, which the build reads without macros. */
export const THEME_NAMES: Readonly<
  Record<ThemeTexts['title'] | ThemeTexts['description'], MessageDescriptor>
> = {
  'Personal Information': msg`Personal Information`,
  'Say who you are, where you come from and how to reach you.': msg`Say who you are, where you come from and how to reach you.`,
  'Daily Activities': msg`Daily Activities`,
  'Talk about your day: work, school, chores and free time.': msg`Talk about your day: work, school, chores and free time.`,
  'Greetings and Wellbeing': msg`Greetings and Wellbeing`,
  'Greet people, and tell them and the doctor how you are.': msg`Greet people, and tell them and the doctor how you are.`,
  'Food and Drinks': msg`Food and Drinks`,
  'Order, shop for food, and eat with other people.': msg`Order, shop for food, and eat with other people.`,
  'Housing and Furnishing': msg`Housing and Furnishing`,
  'Rent and furnish a home, and get on with the neighbours.': msg`Rent and furnish a home, and get on with the neighbours.`,
  'Travel and Transportation': msg`Travel and Transportation`,
  'Find your way by train, bus, bicycle and car.': msg`Find your way by train, bus, bicycle and car.`,
};
