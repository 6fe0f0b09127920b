import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { withOneForm } from '#dutch/weak-forms.ts';
import type { CardKind } from '#learning/rules/study-event.ts';
import { judgeTypedAmong, type TypedJudgement } from '#learning/rules/typed-answer.ts';
import type { DrawnQuestion } from './question-generator.ts';
import type { Random } from '#lib/random.ts';

/** What is shown or heard before typing. */
export type TypedFront =
  | {
      readonly kind: 'gap';
      readonly prompt: MarkedText;
      readonly note?: MarkedText | undefined;
      readonly english?: string | undefined;
    }
  | { readonly kind: 'english'; readonly english: string; readonly note?: MarkedText | undefined }
  | { readonly kind: 'heard' };

/** Something to type: a form in its gap, a sentence from its English, a sentence by ear (GRA-22). */
export interface TypedTask {
  /** What it is about: this isn't drawn again for a while. */
  readonly key: string;
  readonly itemId: string;
  /** Which card of the item it is; by default its meaning. */
  readonly card?: CardKind;
  readonly ask: MarkedText;
  readonly front: TypedFront;
  /** The first is the usual one, shown when another was typed. */
  readonly answers: readonly [string, ...string[]];
  /** The whole correct sentence, to be heard. */
  readonly dutch: string;
  readonly english?: string | undefined;
  readonly explanation: MarkedText;
}

/** Draws one task after another. @param recent the keys drawn before, oldest first */
export type DrawTyped = (recent: readonly string[], random: Random) => TypedTask | undefined;

/** Judges what was typed (MEM-09). From English `we` is as right as `wij`; where a form is asked for or heard it isn't. */
export function judgeTask({ front, answers }: TypedTask, typed: string): TypedJudgement {
  const judged = judgeTypedAmong(typed, answers);
  if (judged.kind === 'right' || front.kind !== 'english') return judged;
  const [first, ...others] = answers;
  const inOneForm = judgeTypedAmong(withOneForm(typed), [withOneForm(first), ...others.map(withOneForm)]);
  return inOneForm.kind === 'right' ? inOneForm : judged;
}

const IN_PARTS = / \/ /g;

/** A question with options as a typed task: the form that belongs in its gap, or the right sentence. */
export function formTask(drawn: DrawnQuestion): TypedTask {
  const { key, itemId, question, prompt = '', note, options, correct, alsoRight = [], heard } = drawn;
  const right = (options[correct] ?? '').replace(IN_PARTS, ' ');
  const isGap = prompt.includes('___');
  return {
    key,
    itemId,
    ask: isGap ? `${question} Type it.` : 'Say that it is not so: type the whole sentence with *niet*.',
    front: { kind: 'gap', prompt, note },
    answers: [right, ...alsoRight],
    dutch: drawn.solved ?? heard ?? right,
    english: drawn.english,
    explanation: drawn.explanation,
  };
}

/** The same by ear, as a whole sentence. */
export function heardTask(drawn: DrawnQuestion): TypedTask {
  const dutch = drawn.heard ?? '';
  return { ...formTask(drawn), ...HEARD, answers: [dutch], dutch };
}

/** By ear the front shows nothing. */
export const HEARD = {
  card: 'heard',
  ask: 'Listen, and type what you hear.',
  front: { kind: 'heard' },
} as const satisfies Partial<TypedTask>;

/** Skips names and first words: names are the same in English. */
const LONG_WORD = /(?<![\p{L}'])\p{Ll}{5,}/gu;
const MOST_LONG_WORDS = 3;

/** The longest words of a Dutch sentence to be typed from English, in alphabetical order: nobody could guess them. */
export function longWords(dutch: string): readonly string[] {
  return [...new Set(dutch.match(LONG_WORD))]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_LONG_WORDS)
    .toSorted((one, other) => one.localeCompare(other, 'nl'));
}

/** Tells which words to use in a translation. */
export function wordsToUse(words: readonly string[]): MarkedText | undefined {
  return words.length === 0 ? undefined : `Use: ${words.map((word) => `*${word}*`).join(', ')}`;
}
