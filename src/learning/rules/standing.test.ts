import { describe, expect, it } from 'vitest';
import { answered } from '#testing/study-events.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { standings, weakest, type Standing } from './standing.ts';
import type { AnsweredEvent } from './study-event.ts';

let count = 0;
const answer = (itemId: string, grade: AnsweredEvent['grade'], changes: Partial<AnsweredEvent> = {}) => {
  count += 1;
  return answered({ id: `a${count}`, at: count, itemId, grade, ...changes });
};
const topicOf = (itemId: string) => (itemId.startsWith('word:') ? 'words' : undefined);

describe('standings', () => {
  it('MEM-10: each question counts once, by its newest answer; an item without a topic does not', () => {
    const projection = project(EMPTY_PROJECTION, [
      answer('word:fiets', 'wrong'),
      answer('word:fiets', 'right'),
      answer('word:huis', 'again'),
      answer('question:article-1', 'wrong'),
    ]);
    expect([...standings(projection, topicOf)]).toEqual([['words', { asked: 2, right: 1 }]]);
  });

  it('MEM-10: the cards of a word are separate questions', () => {
    const projection = project(EMPTY_PROJECTION, [
      answer('word:fiets', 'good'),
      answer('word:fiets', 'wrong', { card: 'article' }),
    ]);
    expect(standings(projection, topicOf).get('words')).toEqual({ asked: 2, right: 1 });
  });
});

describe('weakest', () => {
  const all = new Map<string, Standing>([
    ['half', { asked: 20, right: 10 }],
    ['few', { asked: 3, right: 0 }],
    ['all right', { asked: 30, right: 30 }],
    ['nearly', { asked: 60, right: 50 }],
    ['one', { asked: 6, right: 1 }],
    ['half of four', { asked: 4, right: 2 }],
  ]);

  it('MEM-10: the weakest come first, without topics that are all correct or have too few answers', () => {
    expect(weakest(all, 5).map(([topic]) => topic)).toEqual(['one', 'half', 'half of four', 'nearly']);
    expect(weakest(all, 1).map(([topic]) => topic)).toEqual(['one']);
  });
});
