import type { MarkedText, SentencePart } from '#content/schema/grammar-lesson.ts';
import type { Order } from '#dutch/clause-order.ts';
import { HEARD, longWords, wordsToUse, type DrawTyped, type TypedTask } from './typed-task.ts';
import { drawClauseTask, sentenceOf, type ClauseTask, type WordOrderKind } from './word-order.ts';

/** The word order clauses, typed as whole sentences. */
export function drawClauseAs(kind: WordOrderKind, way: 'english' | 'heard'): DrawTyped {
  return (recent, random) => {
    const task = drawClauseTask(kind, recent, random);
    return task && (way === 'heard' ? byEar(task) : fromEnglish(task));
  };
}

/** Words to put in order, typed from the English. All right orders count, also with synonyms of a part. */
function fromEnglish(task: ClauseTask): TypedTask {
  const [usual = [], ...others] = task.rightOrders.flatMap((order) => wordings(order, task));
  return {
    key: task.key,
    itemId: task.itemId,
    card: 'typed',
    ask: 'Type it in Dutch, with these words at the beginning.',
    front: { kind: 'english', english: task.english, note: `*${task.start} …* ${hintOf(task)}` },
    answers: [sentenceOf(task, usual), ...others.map((order) => sentenceOf(task, order))],
    dutch: sentenceOf(task, usual),
    explanation: task.explanation,
  };
}

/** An order with its own words first, then with each synonym. */
function wordings(order: Order, { alsoOf }: ClauseTask): readonly Order[] {
  return order.reduce<readonly Order[]>(
    (made, tile) =>
      made.flatMap((parts) => [tile, ...(alsoOf.get(tile) ?? [])].map((text) => [...parts, text])),
    [[]],
  );
}

const PRONOUNS: ReadonlySet<string> = new Set(['ik', 'wij', 'u', 'het']);

/** Names the people and things: English has several words for them, and only the order is practised. */
function hintOf({ tiles, partOf }: ClauseTask): MarkedText {
  const isGiven = (tile: string) => !PRONOUNS.has(tile) && GIVEN.has(partOf.get(tile) ?? 'rest');
  const others = tiles.filter((tile) => !isGiven(tile)).join(' ');
  const words = [...tiles.filter(isGiven), ...longWords(others)];
  return wordsToUse(words.toSorted((one, other) => one.localeCompare(other, 'nl'))) ?? '';
}

const GIVEN: ReadonlySet<SentencePart> = new Set(['subject', 'finite-verb', 'other-verb', 'particle']);

function byEar(task: ClauseTask): TypedTask {
  const dutch = sentenceOf(task, task.saidOrders[0] ?? []);
  return { ...fromEnglish(task), ...HEARD, answers: [dutch], dutch, english: task.english };
}
