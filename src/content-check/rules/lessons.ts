import type { LessonBlock, LessonCard } from '#content/schema/grammar-lesson.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { comparableWordsOf } from '#lib/dutch-words.ts';
import type { CheckedRow, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/** A card of a lesson, with its place in the content. */
export type CardEntry = CheckedRow & Pick<LessonCard, 'blocks'>;

const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** GRA-02: a card's id is unique in its lesson. */
export const cardIdRule: Rule<CardEntry> = (cards) =>
  cards.flatMap((card, place) => {
    const first = cards.findIndex(({ id }) => id === card.id);
    const faults = first < place ? [`the card "${card.id}" stands in this lesson already`] : [];
    if (!ID.test(card.id)) faults.push(`"${card.id}" is not words with hyphens`);
    return faults.map((fault) => problem(card, 'card-id', fault));
  });

/** GRA-06 to GRA-17: what types can't check in a block. */
export const blocksRule: Rule<CardEntry> = (cards) =>
  cards.flatMap((card) => [
    ...(card.blocks.length === 0 ? [problem(card, 'blocks', `"${card.id}" explains nothing`)] : []),
    ...card.blocks.flatMap(faultsIn).map((fault) => problem(card, 'blocks', `in "${card.id}" ${fault}`)),
  ]);

/**
 * GRA-23: the quiz to which a card leads is one of its lesson.
 * @param quizzes the ids of those
 */
export function cardQuizRule(quizzes: readonly string[]): Rule<CardEntry & Pick<LessonCard, 'quiz'>> {
  return (cards) =>
    cards.flatMap((card) =>
      card.quiz === undefined || quizzes.includes(card.quiz)
        ? []
        : [
            problem(
              card,
              'card-quiz',
              `"${card.id}" leads to "${card.quiz}", which is no quiz of its lesson`,
            ),
          ],
    );
}

/**
 * CON-07: an example is used in one lesson, once.
 * @param earlier the cards of other lessons, whose examples must not be repeated
 */
export function repeatedExamplesRule(earlier: readonly CardEntry[]): Rule<CardEntry> {
  return (cards) => {
    const places = new Map<string, string>();
    const placeOf = (card: CardEntry, dutch: string) => {
      const key = comparableWordsOf(withoutMarks(dutch)).join(' ');
      const first = places.get(key);
      if (first === undefined) places.set(key, card.id);
      return first;
    };
    for (const card of earlier) for (const dutch of card.blocks.flatMap(examplesIn)) placeOf(card, dutch);
    return cards.flatMap((card) =>
      card.blocks.flatMap(examplesIn).flatMap((dutch) => {
        const first = placeOf(card, dutch);
        if (first === undefined) return [];
        return [problem(card, 'example-twice', `"${dutch}" stands in the card "${first}" already`)];
      }),
    );
  };
}

function faultsIn(block: LessonBlock): string[] {
  switch (block.kind) {
    case 'table':
      return block.rows
        .filter(({ length }) => length !== block.columns.length)
        .map(
          (row) =>
            `the table "${block.caption}" has a row of ${row.length} cells under ${block.columns.length} columns`,
        );
    case 'inversion':
      return block.sentence.orders
        .filter(({ order }) => !isPermutation(order, block.sentence.parts.length))
        .map(({ label }) => `the order "${label}" does not have every part once`);
    case 'contrast':
      return block.pairs
        .filter(({ wrong, right }) => withoutMarks(wrong) === withoutMarks(right))
        .map(({ right }) => `"${right}" is wrong and right`);
    case 'fields':
      return block.sentences
        .filter(({ fields }) => fields.length < 2)
        .map(({ english }) => `the sentence "${english}" has no parts`);
    case 'text':
    case 'rule':
    case 'steps':
    case 'examples':
    case 'exceptions':
    case 'tip':
      return [];
  }
}

function examplesIn(block: LessonBlock): string[] {
  return block.kind === 'examples' ? block.examples.map(({ dutch }) => dutch) : [];
}

function isPermutation(order: readonly number[], length: number): boolean {
  return order.length === length && order.every((place) => place in order) && new Set(order).size === length;
}

function problem({ line }: CheckedRow, rule: string, message: string): Problem {
  return { level: 'error', rule, line, about: message, message };
}
