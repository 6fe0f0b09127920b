import type { PracticeKind } from '#content/schema/practice-kind.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { hasLongEnd, hasShortEnd, wordEnd } from '#dutch/spelling.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { drawUnlike } from '#practice/rules/draw.ts';
import { pickOne, type Random, shuffled } from '#lib/random.ts';
import type { QuizItem } from '#practice/components/question/quiz-item.ts';
import type { ShownText } from '#lib/shown-text.ts';

/** The question that a kind of practice makes from a word. */
export interface MadeQuestion {
  readonly question: ShownText;
  readonly prompt: MarkedText;
  readonly note?: ShownText;
  readonly right: string;
  /** Other forms that are right when typed. */
  readonly alsoRight?: readonly string[];
  /** Wrong forms, the likeliest first; the first two different ones are offered. */
  readonly wrong: readonly string[];
  /** For example `de` always before `het`. */
  readonly fixedOrder?: readonly string[];
  readonly explanation: MarkedText;
  readonly english?: string;
  readonly heard: string;
}

/** A question and the word it is about, which isn't drawn again for a while. */
export interface DrawnQuestion extends QuizItem {
  readonly key: string;
  readonly alsoRight?: readonly string[];
}

/** Makes endless questions of one kind. */
export interface QuestionGenerator {
  readonly kind: PracticeKind;
  /** @param recent the keys drawn before, oldest first */
  readonly draw: (recent: readonly string[], random: Random) => DrawnQuestion | undefined;
  /**
   * The question of an answer in the study log, made again from its id (MEM-18). Parts that aren't in the id, such as the name in a
   * sentence, are random; undefined: this question doesn't exist (any more).
   */
  readonly remake: (id: string, random: Random) => DrawnQuestion | undefined;
  /** Of all questions that can be drawn. */
  readonly itemIds: () => readonly string[];
  /** All questions with all their subjects, before their options are in an order. */
  readonly everyQuestion: () => readonly (MadeQuestion & Pick<DrawnQuestion, 'key'>)[];
}

interface GeneratorDescription<Row, Variant extends string, Subject> {
  readonly kind: PracticeKind;
  /** A group is drawn first, then a row of it, so that for example `de` is asked no more often than `het`. */
  readonly groups: readonly (readonly Row[])[];
  readonly keyOf: (row: Row) => string;
  /** What can be asked about a row; repeat a variant to ask it more often. Distinguishes the questions in the study log. */
  readonly variantsOf: (row: Row) => readonly Variant[];
  /** What a sentence may have as its subject; repeat one to use it more often. It isn't in the id of the question. */
  readonly subjectsOf: (variant: Variant) => readonly Subject[];
  readonly make: (row: Row, variant: Variant, subject: Subject) => MadeQuestion;
}

/** A `variantsOf` for rows with a single question, and a `subjectsOf` for questions with a single subject or none. */
export const ONLY_ONE = () => [''] as const;

const WRONG_OPTIONS = 2;

/** Turns rows of checked words and a rule of `dutch` into a source of questions. */
export function defineGenerator<Row, Variant extends string, Subject>({
  kind,
  groups,
  keyOf,
  variantsOf,
  subjectsOf,
  make,
}: GeneratorDescription<Row, Variant, Subject>): QuestionGenerator {
  const idOf = (row: Row, variant: Variant) =>
    itemId('question', 'practice', kind, keyOf(row), ...(variant === '' ? [] : [variant]));
  const ask = (row: Row, variant: Variant, random: Random): DrawnQuestion | undefined => {
    const subject = pickOne(subjectsOf(variant), random);
    if (subject === undefined) return undefined;
    return { key: keyOf(row), ...toItem(make(row, variant, subject), idOf(row, variant), random) };
  };
  const byId = new Map<string, { readonly row: Row; readonly variant: Variant }>();
  const questions = () => {
    if (byId.size > 0) return byId;
    for (const row of groups.flat()) {
      for (const variant of variantsOf(row)) byId.set(idOf(row, variant), { row, variant });
    }
    return byId;
  };
  return {
    kind,
    draw: (recent, random) => {
      const group = groups[Math.floor(random() * groups.length)] ?? [];
      const row = drawUnlike(group, { keyOf, recent }, random);
      const variant = row && pickOne(variantsOf(row), random);
      return row && variant !== undefined ? ask(row, variant, random) : undefined;
    },
    remake: (id, random) => {
      const found = questions().get(id);
      return found && ask(found.row, found.variant, random);
    },
    itemIds: () => [...questions().keys()],
    everyQuestion: () =>
      [...questions().values()].flatMap(({ row, variant }) =>
        subjectsOf(variant).map((subject) => ({ key: keyOf(row), ...make(row, variant, subject) })),
      ),
  };
}

function toItem(
  { right, wrong, fixedOrder, ...asked }: MadeQuestion,
  id: string,
  random: Random,
): Omit<DrawnQuestion, 'key'> {
  const others = [...new Set(wrong)].filter((option) => option !== right).slice(0, WRONG_OPTIONS);
  const options = fixedOrder ?? shuffled([right, ...others], random);
  const isFilled = asked.prompt.includes('___');
  return {
    ...asked,
    ...(isFilled ? { solved: asked.heard } : {}),
    itemId: id,
    options,
    correct: options.indexOf(right),
    optionsAre: 'dutch',
    optionOrder: 'fixed',
  };
}

/** Why a word is spelled this way before an ending that starts with a vowel; empty where nothing changes. */
export function explainSpelling(word: string, form: string): MarkedText {
  const { head, vowels, consonants } = wordEnd(word);
  const start = head + vowels.charAt(0);
  if (hasShortEnd(word) && form.startsWith(word + consonants)) {
    return `Double the *${consonants}*, so that the *${vowels}* stays short: *${form}*.`;
  }
  const softening = explainSoftening(consonants, form.slice(start.length));
  if (hasLongEnd(word) && form.startsWith(start) && !form.startsWith(head + vowels)) {
    const open = `The syllable is now open, so one *${vowels.charAt(0)}* is enough for the long sound`;
    return softening === '' ? `${open}: *${form}*.` : `${open}. ${softening}: *${form}*.`;
  }
  return softening === '' ? '' : `${softening}: *${form}*.`;
}

function explainSoftening(consonants: string, rest: string): MarkedText {
  if (consonants.endsWith('f') && /^[aeiouj]*[lr]?v/.test(rest)) return 'Before the ending *f* becomes *v*';
  return consonants === 's' && /^[aeiouj]*z/.test(rest) ? 'Before the ending *s* becomes *z*' : '';
}
