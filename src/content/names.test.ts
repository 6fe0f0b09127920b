import { expect, it } from 'vitest';
import { CULTURE_NAMES } from './culture/names.ts';
import { THEME_NAMES } from './interactions/names.ts';
import { nameOfVideos, VIDEO_NAMES } from './videos/names.ts';
import { nameOfWords, VOCABULARY_NAMES } from './vocabulary/names.ts';
import { inEnglish } from '#testing/in-english.ts';

it.each([
  ['words', VOCABULARY_NAMES],
  ['culture', CULTURE_NAMES],
  ['interactions', THEME_NAMES],
  ['videos', VIDEO_NAMES],
])('LNG-05: in English a title of %s is shown as it is written in the content', (_, names) => {
  for (const [title, name] of Object.entries(names)) expect(inEnglish(name)).toBe(title);
});

it('MEM-15: only the lists of the app are translated, and a list may have any name', () => {
  expect(nameOfWords(4, 'Drinks')).toBe(VOCABULARY_NAMES.Drinks);
  expect(nameOfWords('list-1', 'Drinks')).toBe('Drinks');
  for (const topic of [1, 'list-1']) expect(nameOfWords(topic, 'constructor')).toBe('constructor');
});

it('LNG-01: a topic of videos that is not the app’s is shown as it is written in its file', () => {
  expect(nameOfVideos('Love')).toBe(VIDEO_NAMES.Love);
  expect(nameOfVideos('Zeilen')).toBe('Zeilen');
});
