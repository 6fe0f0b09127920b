import { GAP_KINDS, type GapKind, type PracticeKind } from '#content/schema/practice-kind.ts';
import type { QuestionGenerator } from '#subjects/grammar/practice/generators/question-generator.ts';
import type { WordOrderKind } from '#subjects/grammar/practice/generators/word-order.ts';

/** The kinds whose questions have options; the others are ordered with tiles, or only typed. */
export type ChoiceKind = Exclude<PracticeKind, WordOrderKind | GapKind>;

const nouns = () => import('#subjects/grammar/practice/generators/nouns.ts');
const verbs = () => import('#subjects/grammar/practice/generators/verbs.ts');

/** Each kind's words and rules are loaded when somebody practises it. */
export const CHOICE_SOURCES: Record<ChoiceKind, () => Promise<QuestionGenerator>> = {
  plural: async () => (await nouns()).pluralGenerator,
  'de-het': async () => (await nouns()).deHetGenerator,
  diminutive: async () => (await nouns()).diminutiveGenerator,
  present: async () => (await verbs()).presentGenerator,
  imperfectum: async () => (await verbs()).imperfectumGenerator,
  perfectum: async () => (await verbs()).perfectumGenerator,
  comparative: async () =>
    (await import('#subjects/grammar/practice/generators/comparative.ts')).comparativeGenerator,
  'adjective-ending': async () =>
    (await import('#subjects/grammar/practice/generators/adjective-ending.ts')).adjectiveEndingGenerator,
  'separable-verb': async () =>
    (await import('#subjects/grammar/practice/generators/separable-verb.ts')).separableVerbGenerator,
  'niet-geen': async () =>
    (await import('#subjects/grammar/practice/generators/niet-geen.ts')).nietGeenGenerator,
};

export function isWordOrder(kind: PracticeKind): kind is WordOrderKind {
  return kind.startsWith('word-order-');
}

export function isGap(kind: PracticeKind): kind is GapKind {
  return GAP_KINDS.some((other) => other === kind);
}
