import { sentenceChanges } from '#practice/rules/text-changes.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { RowWith, Rule } from '../bank.ts';

/** A sentence has one mistake, so a correction removes and adds only a few words. */
const MAX_WORDS = 4;

/** GRA-20: the wrong and the right sentence differ, by one mistake. */
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
