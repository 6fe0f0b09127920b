import type { MessageDescriptor } from '@lingui/core';
import type { Lexicon } from '#practice/judge/lexicon.ts';

/** What a mistake is called (JDG-02). */
export type MistakeName =
  | 'adjective'
  | 'article'
  | 'auxiliary'
  | 'diminutive'
  | 'extra word'
  | 'missing word'
  | 'negation'
  | 'order'
  | 'other word'
  | 'plural'
  | 'preposition'
  | 'pronoun'
  | 'spelling'
  | 'tense'
  | 'verb form';

/** Something to type, with all it takes to judge it. */
export interface TypedItem {
  /** A word or form by itself, or a whole sentence. */
  readonly kind: 'form' | 'sentence';
  /** Right ones; the first is the usual one. */
  readonly answers: readonly [string, ...string[]];
  /** The sentence in which a form stands, with `___` for it: somebody may type it whole. */
  readonly frame?: string;
  /** Other ways to say the whole of that sentence. */
  readonly alsoSaid?: readonly string[];
  /** What the sentence begins with on the screen: it need not be typed again. */
  readonly start?: string;
  readonly english?: string;
  /** Words of the answers that are practised: nothing else may stand for them. */
  readonly practised: readonly string[];
  /** Words that are as right as a practised one in its place: *hij* and *die*. */
  readonly alternatives?: readonly string[];
  /** What a mistake in a form is called where no rule knows it better. */
  readonly about?: MistakeName;
  readonly lexicon: Lexicon;
}

export interface Mistake {
  readonly name: MistakeName;
  /** As it was typed; empty for a word that is missing. */
  readonly typed: string;
  /** What it should be; empty for a word too many. */
  readonly wanted: string;
  /** The rule, in one sentence. */
  readonly rule: MessageDescriptor;
  /** Of another word, which says something else: what it means, in English. It stands at the end of the rule. */
  readonly otherMeaning?: string;
}

/** What a mistake is called, and its rule. */
export type Named = Pick<Mistake, 'name' | 'rule' | 'otherMeaning'>;

export const named = (name: MistakeName, rule: MessageDescriptor): Named => ({ name, rule });

/** How an answer is judged (JDG-02). */
export type Verdict =
  /** `usual`: the way one would teach, where another was typed. */
  | { readonly kind: 'right'; readonly usual: string | null }
  | { readonly kind: 'mistake'; readonly mistakes: readonly [Mistake, ...Mistake[]]; readonly wanted: string }
  /** `avoids`: good Dutch, but without what is practised. */
  | { readonly kind: 'unknown'; readonly avoids: boolean; readonly wanted: string };
