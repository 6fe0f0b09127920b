import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import type { CardKind } from '#learning/rules/study-event.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { MistakeName, TypedItem } from '#practice/judge/typed-item.ts';
import { gapItem, heardItem, sentenceItem } from '#practice/judge/typed-items.ts';
import type { DrawnQuestion } from './question-generator.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import type { Random } from '#lib/random.ts';
import { filled, type ShownText } from '#lib/shown-text.ts';

/** What is shown or heard before typing. */
export type TypedFront =
  | {
      readonly kind: 'gap';
      readonly prompt: MarkedText;
      readonly note?: ShownText | undefined;
      readonly english?: string | undefined;
    }
  | {
      readonly kind: 'english';
      readonly english: string;
      readonly note?: ShownText | undefined;
      /** What the sentence begins with: it need not be typed. */
      readonly start?: string;
    }
  | { readonly kind: 'heard' };

/** Something to type: a form in its gap, a sentence from its English, a sentence by ear (GRA-22). */
export interface TypedTask {
  /** What it is about: this isn't drawn again for a while. */
  readonly key: string;
  readonly itemId: string;
  /** Which card of the item it is; by default its meaning. */
  readonly card?: CardKind;
  readonly ask: ShownText;
  readonly front: TypedFront;
  /** What the judge is given, the same as in review (JDG-01). */
  readonly typed: (lexicon: Lexicon) => TypedItem;
  /** The usual answer. */
  readonly answer: string;
  /** The whole correct sentence, to be heard. */
  readonly dutch: string;
  readonly english?: string | undefined;
  readonly explanation: MarkedText;
}

/** Draws one task after another. @param recent the keys drawn before, oldest first */
export type DrawTyped = (recent: readonly string[], random: Random) => TypedTask | undefined;

const IN_PARTS = / \/ /g;

/** A question with options as a typed task: the form that belongs in its gap, or the right sentence. */
export function formTask(drawn: DrawnQuestion, kind: PracticeKind): TypedTask {
  const {
    key,
    itemId,
    question,
    prompt = '',
    note,
    options,
    correct,
    alsoRight = [],
    heard,
    english,
  } = drawn;
  const right = (options[correct] ?? '').replace(IN_PARTS, ' ');
  const isGap = prompt.includes('___');
  return {
    key,
    itemId,
    ask: isGap
      ? filled(msg({ message: '{question} Type it.' }), { question })
      : msg`Say that it is not so: type the whole sentence with *niet*.`,
    front: { kind: 'gap', prompt, note },
    typed: (lexicon) =>
      isGap
        ? gapItem(
            { sentence: withoutMarks(prompt), answer: right, alsoRight, english },
            lexicon,
            MISTAKE_IN[kind],
          )
        : sentenceItem([right, ...alsoRight], ['niet', 'geen'], lexicon),
    answer: right,
    dutch: drawn.solved ?? heard ?? right,
    english,
    explanation: drawn.explanation,
  };
}

/** The same by ear, as a whole sentence. */
export function heardTask(drawn: DrawnQuestion, kind: PracticeKind): TypedTask {
  return { ...formTask(drawn, kind), ...byEar(drawn.heard ?? '') };
}

/** By ear the front shows nothing. */
export function byEar(dutch: string) {
  return {
    card: 'heard',
    ask: msg`Listen, and type what you hear.`,
    front: { kind: 'heard' },
    typed: (lexicon) => heardItem(dutch, lexicon),
    answer: dutch,
    dutch,
  } as const satisfies Partial<TypedTask>;
}

/** A sentence with a mistake, as it should be. */
export function typedCorrection({ correct }: { readonly correct: string }): TypedTask['typed'] {
  return (lexicon) => sentenceItem([correct], [], lexicon);
}

/** What a wrong form is called, in the kinds that ask for one form of a word. */
export const MISTAKE_IN: Partial<Record<PracticeKind, MistakeName>> = {
  plural: 'plural',
  diminutive: 'diminutive',
  present: 'verb form',
  imperfectum: 'verb form',
  perfectum: 'verb form',
  comparative: 'adjective',
  'adjective-ending': 'adjective',
  'niet-geen': 'negation',
  pronoun: 'pronoun',
  'reference-word': 'pronoun',
  relative: 'pronoun',
  conjunction: 'other word',
  'position-verb': 'verb form',
  'past-modal': 'verb form',
};

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
export function wordsToUse(words: readonly string[]): MessageDescriptor | undefined {
  return words.length === 0 ? undefined : msg`Use: ${{ words: words.map((word) => `*${word}*`).join(', ') }}`;
}
