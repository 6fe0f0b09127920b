import { sentenceChanges } from '#practice/rules/typed-sentence.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { RowWith, Rule } from '../bank.ts';

/** A sentence has one mistake: as many words at most are taken away, and as many put in. */
const MAX_WORDS = 4;

/** GRA-20: what is wrong and what is right differ, and by one mistake. */
export const correctionsRule: Rule<RowWith<'incorrect' | 'correct'>> = (rows) =>
  rows.flatMap(({ line, id, incorrect, correct }) => {
    const changes = sentenceChanges(incorrect, correct);
    const changedWords = (kind: 'removed' | 'added') =>
      changes
        .filter((change) => change.kind === kind)
        .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    const most = Math.max(changedWords('removed'), changedWords('added'));
    const isChanged = changes.some(({ kind }) => kind !== 'kept');
    if (isChanged && most <= MAX_WORDS) return [];
    const message = isChanged
      ? `"${incorrect}" and "${correct}" differ in ${most} words`
      : `"${incorrect}" is what it is corrected to`;
    return [{ level: 'error', rule: 'correction', line, about: id, message }];
  });
