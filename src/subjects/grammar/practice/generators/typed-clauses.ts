import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SentencePart } from '#content/schema/grammar-lesson.ts';
import { byEar, longWords, wordsToUse, type DrawTyped, type TypedTask } from './typed-task.ts';
import {
  drawClauseTask,
  sentenceOf,
  typedClause,
  type ClauseTask,
  type WordOrderKind,
} from './word-order.ts';

/** The word order clauses, typed as whole sentences. */
export function drawClauseAs(kind: WordOrderKind, way: 'english' | 'heard'): DrawTyped {
  return (recent, random) => {
    const task = drawClauseTask(kind, recent, random);
    return task && (way === 'heard' ? heard(task) : fromEnglish(task));
  };
}

/** Words to put in order, typed from the English. */
function fromEnglish(task: ClauseTask): TypedTask {
  const usual = sentenceOf(task, task.saidOrders[0] ?? []);
  return {
    key: task.key,
    itemId: task.itemId,
    card: 'typed',
    ask: msg`Finish the sentence in Dutch.`,
    front: { kind: 'english', english: task.english, note: hintOf(task), start: task.start },
    typed: typedClause(task),
    answer: usual,
    dutch: usual,
    explanation: task.explanation,
  };
}

const PRONOUNS: ReadonlySet<string> = new Set(['ik', 'wij', 'u', 'het']);

/** Names the people and things: English has several words for them, and only the order is practised. */
function hintOf({ tiles, partOf }: ClauseTask): MessageDescriptor | undefined {
  const isGiven = (tile: string) => !PRONOUNS.has(tile) && GIVEN.has(partOf.get(tile) ?? 'rest');
  const others = tiles.filter((tile) => !isGiven(tile)).join(' ');
  const words = [...tiles.filter(isGiven), ...longWords(others)];
  return wordsToUse(words.toSorted((one, other) => one.localeCompare(other, 'nl')));
}

const GIVEN: ReadonlySet<SentencePart> = new Set(['subject', 'finite-verb', 'other-verb', 'particle']);

function heard(task: ClauseTask): TypedTask {
  const inDutch = fromEnglish(task);
  return { ...inDutch, ...byEar(inDutch.dutch), english: task.english };
}
