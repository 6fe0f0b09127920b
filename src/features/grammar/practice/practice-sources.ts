import type { PracticeKind } from '#content/grammar/practice-kinds.ts';
import type { QuestionGenerator } from '#features/grammar/practice/generators/question-generator.ts';
import type { WordOrderKind } from '#features/grammar/practice/clause-task.ts';

/** The kinds that ask a question with options; the others are put in order with tiles. */
export type ChoiceKind = Exclude<PracticeKind, WordOrderKind>;

type GeneratorModule = Promise<{ readonly generator: QuestionGenerator }>;

/** Each kind's words and rules are loaded when somebody practises it. */
export const CHOICE_SOURCES: Record<ChoiceKind, () => GeneratorModule> = {
  plural: () => import('#features/grammar/practice/generators/plural.ts'),
  'de-het': () => import('#features/grammar/practice/generators/de-het.ts'),
  diminutive: () => import('#features/grammar/practice/generators/diminutive.ts'),
  present: () => import('#features/grammar/practice/generators/present.ts'),
  imperfectum: () => import('#features/grammar/practice/generators/imperfectum.ts'),
  perfectum: () => import('#features/grammar/practice/generators/perfectum.ts'),
  comparative: () => import('#features/grammar/practice/generators/comparative.ts'),
  'adjective-ending': () => import('#features/grammar/practice/generators/adjective-ending.ts'),
  'separable-verb': () => import('#features/grammar/practice/generators/separable-verb.ts'),
  'niet-geen': () => import('#features/grammar/practice/generators/niet-geen.ts'),
};

export function isWordOrder(kind: PracticeKind): kind is WordOrderKind {
  return kind.startsWith('word-order-');
}

export const loadWordOrder = () => import('#features/grammar/practice/generators/word-order.ts');
