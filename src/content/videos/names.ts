import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShownText } from '#lib/shown-text.ts';
import type { VIDEO_CATEGORIES } from './categories.ts';

type Category = (typeof VIDEO_CATEGORIES)[number];

/** The titles of categories and topics, and what a category is, as they are shown. A topic is an id in the data files, so it stays English. */
export const VIDEO_NAMES: Readonly<
  Record<Category['title' | 'description'] | Category['topics'][number], MessageDescriptor>
> = {
  Music: msg`Music`,
  Culture: msg`Culture`,
  Educational: msg`Educational`,
  'Dutch songs to hear the language, and to sing along.': msg`Dutch songs to hear the language, and to sing along.`,
  'The country and its people. Most of these videos are in English.': msg`The country and its people. Most of these videos are in English.`,
  'Short lessons for beginners, and slow Dutch to listen to.': msg`Short lessons for beginners, and slow Dutch to listen to.`,
  Love: msg`Love`,
  'Family and home': msg`Family and home`,
  'Life and identity': msg`Life and identity`,
  Nostalgia: msg`Nostalgia`,
  'Pop and rock': msg`Pop and rock`,
  'Sing-along': msg`Sing-along`,
  'Stories and humour': msg`Stories and humour`,
  Eurovision: msg`Eurovision`,
  'The country': msg`The country`,
  'Towns and daily life': msg`Towns and daily life`,
  'Dutch habits': msg`Dutch habits`,
  'Cycling and traffic': msg`Cycling and traffic`,
  'Water and land': msg`Water and land`,
  Language: msg`Language`,
  Politics: msg`Politics`,
  'Songs and street talk': msg`Songs and street talk`,
  Conversation: msg`Conversation`,
  'Everyday situations': msg`Everyday situations`,
  'Vocabulary and review': msg`Vocabulary and review`,
  Pronunciation: msg`Pronunciation`,
  'Numbers and time': msg`Numbers and time`,
  Pronouns: msg`Pronouns`,
  Verbs: msg`Verbs`,
  Grammar: msg`Grammar`,
  Listening: msg`Listening`,
};

const NAMES: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(VIDEO_NAMES));

/** A topic that somebody else wrote into a data file is shown as it is written there. */
export function nameOfVideos(english: string): ShownText {
  return NAMES.get(english) ?? english;
}
