import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { OptionQuestion } from '#practice/rules/option-question.ts';

/** A question of any kind as it stands on its card. */
export interface QuizItem extends OptionQuestion {
  /** Under which its answers are logged (MEM-02). */
  readonly itemId: string;
  /** What to do, in English. */
  readonly question: MarkedText;
  /** What it is about, set larger: a word, or a sentence in which `___` is the gap. */
  readonly prompt?: MarkedText;
  /** Needed to answer, set smaller: the infinitive, the sentence before. */
  readonly note?: MarkedText;
  readonly optionsAre: 'dutch' | 'english';
  /** Whether the options may stand in any order; `fixed` where their order means something. */
  readonly optionOrder: 'shuffled' | 'fixed';
  readonly explanation: MarkedText;
  /** The rule behind it, in one sentence. */
  readonly rule?: MarkedText;
  /** What the Dutch means. Shown once it is answered: before that it could give the answer away. */
  readonly english?: string;
  /** The Dutch sentence as it should be, with its gap filled. Shown once it is answered. */
  readonly solved?: string;
  /** The Dutch that can be heard once it is answered, the right answer in it. */
  readonly heard?: string;
}
