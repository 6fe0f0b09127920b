import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { OptionQuestion } from '#practice/rules/option-question.ts';
import type { ShownText } from '#lib/shown-text.ts';

/** A question of any kind, as shown on its card. */
export interface QuizItem extends OptionQuestion {
  /** The id under which its answers are logged (MEM-02). */
  readonly itemId: string;
  /** What to do. */
  readonly question: ShownText;
  /** Its content, in larger print: a word, or a sentence in which `___` is the gap. */
  readonly prompt?: MarkedText;
  /** Context for the answer, in smaller print: the infinitive, the sentence before. */
  readonly note?: ShownText;
  readonly optionsAre: 'dutch' | 'english';
  /** Whether the options may be shuffled; `fixed` if their order has a meaning. */
  readonly optionOrder: 'shuffled' | 'fixed';
  readonly explanation: MarkedText;
  /** The rule behind it, in one sentence. */
  readonly rule?: MarkedText;
  /** The English. Shown after the answer, because it could give the answer away. */
  readonly english?: string;
  /** The correct Dutch sentence with its gap filled. Shown after the answer. */
  readonly solved?: string;
  /** The Dutch with the correct answer, which can be played after the answer. */
  readonly heard?: string;
}
