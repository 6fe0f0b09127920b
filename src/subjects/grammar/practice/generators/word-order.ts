import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import { CLAUSES } from '#content/grammar/practice/clauses.ts';
import type { MarkedText, SentencePart } from '#content/schema/grammar-lesson.ts';
import type { ClauseRow } from '#content/schema/practice-words.ts';
import {
  inversionOrders,
  mainOrders,
  type Order,
  PREPOSITIONAL,
  subordinateOrders,
} from '#dutch/clause-order.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { clauseItem } from '#practice/judge/typed-items.ts';
import { drawUnlike } from '#practice/rules/draw.ts';
import type { TileTask } from '#practice/rules/tile-machine.ts';
import { capitalised } from './verb-forms.ts';
import { type Random, shuffled } from '#lib/random.ts';

export type WordOrderKind = Extract<PracticeKind, `word-order-${string}`>;

/** Words to put in order, with everything said about them. */
export interface ClauseTask extends TileTask {
  readonly key: string;
  readonly itemId: string;
  readonly instruction: MessageDescriptor;
  /** Comes before the tiles and isn't moved: `Morgen`, or `Ik blijf thuis, omdat`. */
  readonly start: string;
  /** Comes after the tiles, with the full stop. */
  readonly end: string;
  /** The orders to teach: the usual one first, no awkward ones. */
  readonly saidOrders: readonly Order[];
  /** The role of each tile in the clause, by its text. */
  readonly partOf: ReadonlyMap<string, SentencePart>;
  /** Synonyms of a tile that are right when typing from English. */
  readonly alsoOf: ReadonlyMap<string, readonly string[]>;
  readonly english: string;
  readonly explanation: MarkedText;
}

/** The whole sentence that the tiles form in this order. */
export function sentenceOf({ start, end }: ClauseTask, order: Order): string {
  return `${[start, ...order].join(' ')}${end}`;
}

/** The sentence as it is typed: all right orders count, also with synonyms of a part, and its beginning may be left out. */
export function typedClause(task: ClauseTask): (lexicon: Lexicon) => TypedItem {
  const orders = [...task.saidOrders, ...task.rightOrders.flatMap((order) => wordings(order, task))];
  const [usual = '', ...others] = orders.map((order) => sentenceOf(task, order));
  const { start, english } = task;
  return (lexicon) => clauseItem({ start, sentences: [usual, ...others], english }, lexicon);
}

/** An order with its own words first, then with each synonym. */
function wordings(order: Order, { alsoOf }: ClauseTask): readonly Order[] {
  return order.reduce<readonly Order[]>(
    (made, tile) =>
      made.flatMap((parts) => [tile, ...(alsoOf.get(tile) ?? [])].map((text) => [...parts, text])),
    [[]],
  );
}

const rows: readonly ClauseRow[] = CLAUSES;

interface Shape {
  readonly instruction: MessageDescriptor;
  readonly start: (row: ClauseRow) => string;
  readonly end: (row: ClauseRow) => string;
  /** The orders of the remaining words after the start. */
  readonly orders: (row: ClauseRow) => readonly Order[];
  readonly english: (row: ClauseRow) => string;
  readonly explanation: (row: ClauseRow) => MarkedText;
}

/** A random clause of one of the three kinds of word order. */
export function drawClauseTask(
  kind: WordOrderKind,
  recent: readonly string[],
  random: Random,
): ClauseTask | undefined {
  const row = drawUnlike(rows, { keyOf: ({ id }) => id, recent }, random);
  return row === undefined ? undefined : clauseTask(kind, row, random);
}

export function clauseTask(kind: WordOrderKind, row: ClauseRow, random: Random): ClauseTask {
  const { instruction, start, end, orders, english, explanation } = SHAPES[kind];
  const rightOrders = orders(row);
  const usual = rightOrders[0] ?? [];
  return {
    key: row.id,
    itemId: itemId('question', 'practice', kind, row.id),
    instruction,
    start: start(row),
    end: end(row),
    tiles: scrambled(usual, rightOrders, random),
    rightOrders,
    saidOrders: orders(taught(row)).filter((order) => !isStilted(row, order)),
    partOf: partsOf(row),
    alsoOf: new Map(row.middle.map(({ text, also = [] }) => [text, also])),
    english: english(row),
    explanation: explanation(row) + explainLoose(row, rightOrders),
  };
}

/** Without orders that are right but shouldn't be copied yet: parts after the final verbs, and rare orders. */
function taught(row: ClauseRow): ClauseRow {
  return { ...row, middle: row.middle.map(({ part, text }) => ({ part, text })), rareMiddle: [] };
}

/** Why an order with a part after everything else is right: `omdat ik een afspraak heb bij de tandarts`. */
function explainLoose({ middle }: ClauseRow, rightOrders: readonly Order[]): MarkedText {
  const loose = middle.filter(
    ({ loose: isLoose, text }) =>
      isLoose === true &&
      rightOrders[0]?.at(-1) !== text &&
      rightOrders.some((order) => order.at(-1) === text),
  );
  if (loose.length === 0) return '';
  const names = loose.map(({ text }) => `*${text}*`).join(' or ');
  return loose.every(({ text }) => PREPOSITIONAL.test(text))
    ? ` A part with a preposition, here ${names}, may also come at the very end of the clause.`
    : ` When people speak, ${names} may also come at the very end of the clause.`;
}

const AUXILIARIES: ReadonlySet<string> = new Set(['heb', 'heeft', 'hebben', 'ben', 'is', 'zijn']);

/** `gezien hebben` is as good as `hebben gezien`; `leren wil` is right, but people hardly say it: they say `wil leren`. */
function isStilted({ verb, last }: ClauseRow, order: Order): boolean {
  return last !== undefined && !AUXILIARIES.has(verb) && order.at(-1) === verb && order.at(-2) === last;
}

/** A wrong order, if there is one. */
function scrambled(usual: Order, rightOrders: readonly Order[], random: Random): Order {
  const isRight = (order: Order) => rightOrders.some((right) => right.join('|') === order.join('|'));
  for (let tries = 0; tries < 20; tries += 1) {
    const order = shuffled(usual, random);
    if (!isRight(order)) return order;
  }
  return usual.toReversed();
}

function partsOf({ subject, verb, middle, last, joined }: ClauseRow): ReadonlyMap<string, SentencePart> {
  const parts: [string, SentencePart][] = [
    [subject, 'subject'],
    [verb, 'finite-verb'],
    ...middle.map(({ text, part }): [string, SentencePart] => [text, part]),
  ];
  if (last !== undefined) parts.push([last, joined === undefined ? 'other-verb' : 'particle']);
  if (joined !== undefined) parts.push([joined, 'finite-verb']);
  return new Map(parts);
}

const PRONOUNS: ReadonlySet<string> = new Set(['ik', 'wij', 'u', 'het']);
/** After a conjunction time may come before a noun, never before a pronoun. So only clauses with a pronoun are used. */
const hasPronoun = ({ subject }: ClauseRow): boolean => PRONOUNS.has(subject);
const sentence = ({ english, mainEnglish = english }: ClauseRow): string => `${capitalised(mainEnglish)}.`;
const withoutFirst = (orders: readonly Order[]): readonly Order[] => orders.map((order) => order.slice(1));

const SHAPES: Record<WordOrderKind, Shape> = {
  'word-order-main': {
    instruction: msg`Make a sentence that begins with its subject.`,
    start: ({ subject }) => capitalised(subject),
    end: () => '.',
    orders: (row) => withoutFirst(mainOrders(row)),
    english: sentence,
    explanation: ({ verb, middle, last }) =>
      `The first verb (*${verb}*) is always second, right after the subject. After it come ${middle
        .map(({ text, part }) => `*${text}*${PART_NAMES[part]}`)
        .join(', then ')}${last === undefined ? '.' : `, and at the end *${last}*.`}`,
  },
  'word-order-inversion': {
    instruction: msg`Make a sentence. Begin with the words that are there.`,
    start: ({ middle }) => capitalised(middle[0]?.text ?? ''),
    end: () => '.',
    orders: (row) => withoutFirst(inversionOrders(row)),
    english: sentence,
    explanation: ({ verb, subject, middle, last }) =>
      `*${capitalised(middle[0]?.text ?? '')}* comes first, the verb stays second (*${verb}*), so the subject (*${subject}*) moves behind the verb. This is inversion.${
        last === undefined ? '' : ` *${capitalised(last)}* stays at the end.`
      }`,
  },
  'word-order-subordinate': {
    instruction: msg`Finish the sentence.`,
    start: (row) => (hasPronoun(row) ? row.before : `${row.before} ${row.subject}`),
    end: ({ after = '' }) => `${after}.`,
    orders: (row) => (hasPronoun(row) ? subordinateOrders(row) : withoutFirst(subordinateOrders(row))),
    english: ({ beforeEnglish, english, afterEnglish = '' }) => `${beforeEnglish} ${english}${afterEnglish}.`,
    explanation: (row) =>
      `${conjunctionOf(row)} begins a subordinate clause: the subject comes right after it, and ${atTheEnd(row)}`,
  },
};

const PART_NAMES: Record<ClauseRow['middle'][number]['part'], string> = {
  time: ' (time)',
  object: ' (object)',
  manner: ' (how)',
  place: ' (place)',
  rest: '',
};

function conjunctionOf({ before }: ClauseRow): MarkedText {
  return `*${capitalised(before.split(' ').at(-1) ?? '')}*`;
}

function atTheEnd({ verb, last, joined }: ClauseRow): MarkedText {
  if (joined !== undefined) return `the verb goes to the end, where it is one word again: *${joined}*.`;
  return last === undefined
    ? `the verb goes to the end: *${verb}*.`
    : `all verbs go to the end: *${verb} ${last}*${AUXILIARIES.has(verb) ? ` or *${last} ${verb}*` : ''}.`;
}
