import { expect, it } from 'vitest';
import type { Lesson } from '#content/schema/grammar-lesson.ts';
import { lessonSentences } from './lesson-sentences.ts';

const LESSON: Lesson = {
  id: 'inversie',
  cards: [
    {
      id: 'first',
      heading: { english: 'First', dutch: 'Eerst' },
      introduction: { english: '', dutch: '' },
      blocks: [
        { kind: 'rule', text: '*Morgen* comes first.' },
        {
          kind: 'examples',
          examples: [{ dutch: 'Morgen [ga ik] naar huis.', english: 'I go home tomorrow.' }],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Morgen [ik ga].',
              right: 'Morgen [ga ik].',
              english: 'I go tomorrow.',
              why: 'Verb second.',
            },
          ],
        },
      ],
    },
    {
      id: 'second',
      heading: { english: 'Second', dutch: 'Dan' },
      introduction: { english: '', dutch: '' },
      blocks: [
        {
          kind: 'fields',
          caption: 'A question',
          sentences: [
            {
              english: 'Are you coming?',
              fields: [
                { part: 'finite-verb', text: 'kom' },
                { part: 'subject', text: 'je' },
              ],
              end: '?',
            },
          ],
        },
        {
          kind: 'inversion',
          caption: 'Move it',
          sentence: {
            english: 'I go home tomorrow.',
            parts: [
              { part: 'subject', text: 'ik' },
              { part: 'finite-verb', text: 'ga' },
              { part: 'time', text: 'morgen' },
              { part: 'place', text: 'naar huis' },
            ],
            orders: [
              { label: 'I', order: [0, 1, 2, 3] },
              { label: 'tomorrow', order: [2, 1, 0, 3] },
            ],
          },
        },
      ],
    },
  ],
};

it('SPK-06: the Dutch sentences of a lesson are played in order, once each, without markup or mistakes', () => {
  expect(lessonSentences(LESSON)).toEqual([
    { dutch: 'Morgen ga ik naar huis.', meaning: 'I go home tomorrow.' },
    { dutch: 'Morgen ga ik.', meaning: 'I go tomorrow.' },
    { dutch: 'Kom je?', meaning: 'Are you coming?' },
    { dutch: 'Ik ga morgen naar huis.', meaning: 'I go home tomorrow.' },
  ]);
});
