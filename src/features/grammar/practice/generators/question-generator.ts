import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { PracticeKind } from '#content/grammar/practice-kinds.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { drawUnlike } from '#domain/question/draw-unlike.ts';
import { shuffled, type Random } from '#lib/random.ts';
import type { QuizItem } from '#shared/question/quiz-item.ts';

/** What a kind of practice makes of a word. */
export interface MadeQuestion {
  /** Tells the questions about one word from each other in the study log: `hij`. */
  readonly variant?: string;
  readonly question: MarkedText;
  readonly prompt: MarkedText;
  readonly note?: MarkedText;
  readonly right: string;
  /** Wrong forms, the likeliest first; the first two that differ are offered. */
  readonly wrong: readonly string[];
  /** `de` always stands before `het`. */
  readonly fixedOrder?: readonly string[];
  readonly explanation: MarkedText;
  readonly english?: string;
  readonly heard: string;
}

/** A question with the word it is about: that doesn't come again for a while. */
export interface DrawnQuestion extends QuizItem {
  readonly key: string;
}

/** Makes endless questions of one kind. */
export interface QuestionGenerator {
  readonly kind: PracticeKind;
  /** @param recent the keys drawn before, oldest first */
  readonly draw: (recent: readonly string[], random: Random) => DrawnQuestion | undefined;
}

interface GeneratorDescription<Row> {
  readonly kind: PracticeKind;
  /** One group is drawn first, then a row of it: so that `de` is asked no more than `het`. */
  readonly groups: readonly (readonly Row[])[];
  readonly keyOf: (row: Row) => string;
  readonly make: (row: Row, random: Random) => MadeQuestion;
}

const WRONG_OPTIONS = 2;

/** Joins rows of checked words and a rule of `domain/dutch` to a source of questions. */
export function defineGenerator<Row>({
  kind,
  groups,
  keyOf,
  make,
}: GeneratorDescription<Row>): QuestionGenerator {
  return {
    kind,
    draw: (recent, random) => {
      const group = groups[Math.floor(random() * groups.length)] ?? [];
      const row = drawUnlike(group, { keyOf, recent }, random);
      if (row === undefined) return undefined;
      const key = keyOf(row);
      return { key, ...toItem(make(row, random), { kind, key }, random) };
    },
  };
}

function toItem(
  { variant, right, wrong, fixedOrder, ...asked }: MadeQuestion,
  { kind, key }: { readonly kind: PracticeKind; readonly key: string },
  random: Random,
): QuizItem {
  const others = [...new Set(wrong)].filter((option) => option !== right).slice(0, WRONG_OPTIONS);
  const options = fixedOrder ?? shuffled([right, ...others], random);
  const isFilled = asked.prompt.includes('___');
  return {
    ...asked,
    ...(isFilled ? { solved: asked.heard } : {}),
    itemId: itemId('question', 'practice', kind, key, ...(variant === undefined ? [] : [variant])),
    options,
    correct: options.indexOf(right),
    optionsAre: 'dutch',
    optionOrder: 'fixed',
  };
}
