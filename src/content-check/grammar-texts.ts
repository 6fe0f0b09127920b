import { CLAUSES } from '#content/grammar/practice/clauses.ts';
import { NEGATION_GAPS } from '#content/grammar/practice/negation-gaps.ts';
import { NEGATION_PLACES } from '#content/grammar/practice/negation-places.ts';
import type { PlainText } from '#content/schema/annotation.ts';
import type { ClauseRow } from '#content/schema/practice-words.ts';
import { inversionOrders, mainOrders, subordinateOrders } from '#dutch/clause-order.ts';
import { asSentence } from '#dutch/sentence-case.ts';
import { isSentence } from './lesson-dutch.ts';
import { GAP_SENTENCES } from './practice-sentences-bank.ts';
import { CORRECTION_FILES, DAILY_FILES, QUIZ_FILES } from './question-files.ts';
import { toQuestionEntry, type LiteralRow } from './question-entry.ts';

const GAP = /_{3,}/g;

/** The Dutch that quizzes show and that is right: with their gaps, as they ask, and filled, as they answer. */
export function quizTexts(): readonly PlainText[] {
  return [...QUIZ_FILES, ...DAILY_FILES, ...CORRECTION_FILES].flatMap(({ rows }) =>
    rows.map((row) => {
      const { id, dutch, options, correct } = toQuestionEntry(row, '');
      const answer = correct === undefined ? undefined : options[correct];
      return textOf(id, [...dutch, ...filledBoth(row), ...dutch.flatMap((text) => filled(text, answer))]);
    }),
  );
}

/** Two clauses that a conjunction joins are shown as one sentence. */
function filledBoth({ sentence1, sentence2, options, correct }: LiteralRow): readonly string[] {
  const answer = Array.isArray(options) && typeof correct === 'number' ? String(options[correct]) : undefined;
  if (typeof sentence1 !== 'string' || typeof sentence2 !== 'string' || answer === undefined) return [];
  return [`${sentence1.slice(0, -1)}, ${answer} ${sentence2}`];
}

/** An answer in parts fills one gap after another. */
function filled(text: string, answer: string | undefined): readonly string[] {
  if (answer === undefined || text.search(GAP) < 0) return [];
  const parts = answer.split(' / ');
  let gap = 0;
  return [text.replace(GAP, () => parts[gap++] ?? answer)];
}

/** The sentences of endless practice that are in the data, or are ordered from parts in it; those made from single words are not among them. */
export function practiceTexts(): readonly PlainText[] {
  return [
    ...Object.entries(GAP_SENTENCES).flatMap(([name, rows]) =>
      rows.map(({ id, sentence, answer, alsoRight = [] }) =>
        textOf(`${name}-${id}`, [
          sentence,
          ...[answer, ...alsoRight].flatMap((right) => filled(sentence, right)),
        ]),
      ),
    ),
    ...NEGATION_GAPS.map(({ id, sentence, answer }) =>
      textOf(`negation-gap-${id}`, [sentence, ...filled(sentence, answer)]),
    ),
    ...NEGATION_PLACES.map(({ id, sentence, denied }) => textOf(`negation-place-${id}`, [sentence, denied])),
    ...CLAUSES.map((row) => textOf(`clause-${row.id}`, clauseSentences(row))),
  ];
}

/** A clause in all its orders, by itself and after what introduces it. */
function clauseSentences(row: ClauseRow): readonly string[] {
  const { before, after = '' } = row;
  return [
    ...[...mainOrders(row), ...inversionOrders(row)].map((order) => asSentence(order)),
    ...subordinateOrders(row).map((order) => `${before} ${order.join(' ')}${after}.`),
  ];
}

function textOf(id: string, texts: readonly string[]): PlainText {
  return { id, pieces: [...new Set(texts.filter(isSentence))] };
}
