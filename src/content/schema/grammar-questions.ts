import type { MarkedText } from './grammar-lesson.ts';
import type { PracticeKind } from './practice-kind.ts';

/** The topics of the landing page (GRA-01). */
export const GRAMMAR_TOPIC_IDS = [
  'klinkers',
  'werkwoorden',
  'negation',
  'hoofdzinnen',
  'inversie',
  'nouns',
  'adjectives',
  'referencewords',
  'subordinateclauses',
  'imperfectum',
  'perfectum',
  'pronouns',
] as const;
export type GrammarTopicId = (typeof GRAMMAR_TOPIC_IDS)[number];

/** The fields of every kind of question (GRA-18). */
interface Question {
  /** Unique among all questions and never changed: the study log refers to the question by it (MEM-02). */
  readonly id: string;
  /** The reason, in English with Dutch in `*…*`; it names the rule. */
  readonly explanation: MarkedText;
}

export interface ThreeOptions extends Question {
  readonly options: readonly [string, string, string];
  readonly correct: 0 | 1 | 2;
}

export interface TwoOptions extends Question {
  readonly options: readonly [string, string];
  readonly correct: 0 | 1;
}

/** The meaning of a question's Dutch; shown after the answer. */
interface WithEnglish {
  readonly english: string;
}

/** In all sentences `___` is the gap to fill. */

// GRA-06
export type SpellingPluralRow = TwoOptions & WithEnglish & { readonly word: string };
/** Options are Dutch words or spellings: which one has the sound, or which is spelled right. */
export type VowelRow = TwoOptions & WithEnglish & { readonly word: string; readonly question: MarkedText };

// GRA-07
export type ConjugationRow = ThreeOptions &
  WithEnglish & { readonly sentence: string; readonly verb: string; readonly subject: string };
export type StemRow = ThreeOptions & WithEnglish & { readonly infinitive: string };
export type SentenceCorrectnessRow = Question &
  WithEnglish & {
    readonly sentence: string;
    readonly isCorrect: boolean;
    /** The right version; the sentence itself where that is right. */
    readonly correction: string;
  };
/** A sentence with a gap and nothing else: two verbs, position verbs, separable verbs, and the further lessons. */
export type SentenceRow = ThreeOptions & WithEnglish & { readonly sentence: string };

// GRA-08
export type NegationRow = ThreeOptions &
  WithEnglish & {
    /** The sentence to negate; the options are negations of it, or a sentence with a gap. */
    readonly sentence: string;
    readonly type: 'niet' | 'geen';
  };

// GRA-09
export type ConjunctionRow = ThreeOptions &
  WithEnglish & {
    readonly sentence1: string;
    readonly sentence2: string;
    readonly conjunctionType: 'en' | 'maar' | 'want' | 'dus' | 'of';
  };
export type StructureRow = ThreeOptions &
  WithEnglish & {
    readonly sentence: string;
    readonly parts: { readonly subject: string; readonly verb: string; readonly place: string };
    readonly question: MarkedText;
  };
export type WordOrderRow = ThreeOptions &
  WithEnglish & {
    readonly scrambledWords: readonly string[];
    readonly correctSentence: string;
  };

// GRA-10
export type InversionRow = ThreeOptions &
  WithEnglish & {
    readonly normalSentence: string;
    readonly inversionType: 'time' | 'place' | 'object';
  };

// GRA-11
export type NounRow = ThreeOptions &
  WithEnglish & { readonly sentence: string; readonly type: 'de-het' | 'plural' | 'diminutive' };

// GRA-12
export type ComparisonRow = ThreeOptions &
  WithEnglish & {
    readonly sentence: string;
    readonly adjective: string;
    readonly type: 'comparative' | 'superlative' | 'irregular';
  };
export type InflectionRow = ThreeOptions &
  WithEnglish & {
    readonly phrase: string;
    readonly wordType: 'de-word' | 'het-word';
    readonly articleType: 'definite' | 'indefinite' | 'demonstrative';
  };

// GRA-13
export type ReferenceWordRow = ThreeOptions &
  WithEnglish & {
    readonly sentence: string;
    readonly type: 'subject' | 'object';
    readonly wordType: 'de-word' | 'het-word' | 'plural';
  };

// GRA-14
export type SubordinateClauseRow = ThreeOptions &
  WithEnglish & {
    readonly mainClause: string;
    /** With the gap, or the clause to put in order. */
    readonly subordinateClause: string;
    readonly type: 'omdat' | 'als' | 'dat';
  };

// GRA-15
export type ImperfectumRow = ThreeOptions &
  WithEnglish & {
    readonly infinitive: string;
    readonly sentence: string;
    readonly type: 'te' | 'de' | 'irregular';
  };

// GRA-16
export type PerfectumRow = ThreeOptions &
  WithEnglish & {
    readonly infinitive: string;
    readonly sentence: string;
    readonly type: 'regular' | 'irregular' | 'auxiliary';
  };

// GRA-17
export type PronounRow = ThreeOptions &
  WithEnglish & { readonly sentence: string; readonly type: 'subject' | 'object' | 'possessive' };

/** GRA-19: the Quiz of the Day and the quick practice. */
export type DailyQuestionRow = ThreeOptions & {
  readonly topic: GrammarTopicId;
  readonly question: MarkedText;
  readonly optionsAre: 'dutch' | 'english';
  /** The rule it tests, in one sentence. */
  readonly rule: MarkedText;
};

/** GRA-20 */
export type CorrectionRow = Question & {
  readonly topic: GrammarTopicId;
  /** The practice for this mistake (GRA-23). */
  readonly practice: PracticeKind;
  readonly incorrect: string;
  readonly correct: string;
  readonly english: string;
  /** In a few English words: `word order`, `verb form`. */
  readonly errorType: string;
};
