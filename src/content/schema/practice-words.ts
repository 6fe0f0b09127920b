/**
 * The words and sentences that endless practice makes its questions from. A word with two right forms lists both, or is left out: the data
 * must decide the answer of every question.
 */

/** A countable noun; none with two articles or with two everyday plurals. */
export interface NounWord {
  /** Unique in its list; the ids of the questions about it are made from it and never change (DAT-06). */
  readonly id: string;
  readonly noun: string;
  readonly article: 'de' | 'het';
  readonly plural: string;
  /** Omitted where nobody says it, or where there are two. */
  readonly diminutive?: string;
  readonly english: string;
  /** Another modern plural, right when typed. */
  readonly alsoPlural?: readonly string[];
  /** Archaic, regional or variant forms: not right for learners, and never offered as wrong ones. */
  readonly rare?: readonly string[];
  /** A meaning that nearly always makes it a de-word. */
  readonly clue?: 'person' | 'fruit-or-vegetable';
  /** For a compound, its last noun, which decides the article: `huis` of `ziekenhuis`. */
  readonly lastPart?: string;
}

/** A verb, with a rest that makes a sentence with any subject, in the present and in the past. */
export interface VerbWord {
  /** Unique in its list; the ids of the questions about it are made from it and never change (DAT-06). */
  readonly id: string;
  readonly infinitive: string;
  readonly english: string;
  /** Only where it isn't the stem and -t: with `ik`, `jij`, and `hij`. */
  readonly present?: readonly [ik: string, jij: string, hij: string];
  /** The `ik` form without its *d*, as right as the one with it: `rij` for `rijd`. */
  readonly shortStem?: string;
  /** The `ik` form where the spelling of the infinitive doesn't show it: `luister`, but `probeer`. */
  readonly stem?: string;
  /** For a separable verb without its particle. */
  readonly past: string;
  readonly pastPlural: string;
  readonly participle: string;
  /** For a verb that can have both, `rest` decides. */
  readonly auxiliary: 'hebben' | 'zijn';
  /** Why it is `zijn`. */
  readonly reason?: 'direction' | 'movement' | 'change' | 'state';
  /** What moves, for a verb with `hebben`: `een taart`, not the person who brings it. */
  readonly moved?: string;
  /** `in een winkel`: follows the finite verb. */
  readonly rest: string;
  /** Starts a sentence about the past. */
  readonly when: 'Gisteren' | 'Gisteravond' | 'Vanochtend' | 'Vorige week' | 'Vorig jaar' | 'Vroeger';
}

export interface SeparableVerbWord extends VerbWord {
  readonly particle: string;
  /** The modal verb that makes a natural sentence with it. */
  readonly modal: 'moeten' | 'willen';
}

export interface AdjectiveWord {
  /** Unique in its list; the ids of the questions about it are made from it and never change (DAT-06). */
  readonly id: string;
  readonly adjective: string;
  readonly comparative: string;
  readonly superlative: string;
  readonly english: string;
  /** With `___` for the comparative, and with `dan`. */
  readonly comparing: string;
  /** With `het ___` for the superlative. */
  readonly best: string;
  /** Forms that some people use: not right when typed, and never offered as wrong ones. */
  readonly rare?: readonly string[];
}

/** An adjective with a noun, as people really combine them. */
export interface AdjectivePhrase {
  /** Unique in its list; the ids of the questions about it are made from it and never change (DAT-06). */
  readonly id: string;
  readonly adjective: string;
  /** With -e. */
  readonly inflected: string;
  readonly noun: string;
  readonly article: 'de' | 'het';
  /** Omitted for uncountable nouns; these are used without `een`. */
  readonly plural?: string;
  readonly english: string;
}

/** A sentence to complete with `niet` or `geen`. */
export interface NegationGap {
  readonly id: string;
  readonly sentence: string;
  readonly answer: 'niet' | 'geen';
  readonly reason:
    | 'indefinite'
    | 'without-article'
    | 'definite'
    | 'possessive'
    | 'name'
    | 'adjective'
    | 'preposition'
    | 'other-verb'
    | 'verb';
  readonly english: string;
}

/** A sentence to negate with `niet` in the right position. */
export interface NegationPlace {
  readonly id: string;
  readonly sentence: string;
  readonly denied: string;
  readonly wrong: readonly [string, string];
  readonly reason: 'preposition' | 'adjective' | 'manner' | 'pronoun' | 'definite' | 'end' | 'other-verb';
  readonly english: string;
}

/** A part of the middle of a clause, between the finite verb and the last words. */
export interface ClausePart {
  readonly part: 'time' | 'object' | 'manner' | 'place' | 'rest';
  readonly text: string;
  /** It may also come at the very end: `Ik heb gesport in het park`. Not if it says where somebody goes, lives or sits. */
  readonly loose?: boolean;
  /** Also right when typed from English: `naar het werk` for `naar zijn werk`. */
  readonly also?: readonly string[];
}

/** A clause for use as a main clause, with inversion, and as a subordinate clause. In lower case, without a full stop. */
export interface ClauseRow {
  readonly id: string;
  readonly subject: string;
  readonly verb: string;
  /** In their usual order; inversion puts the first one first. */
  readonly middle: readonly ClausePart[];
  /** Other orders of the middle that are as right, by index. */
  readonly alsoMiddle?: readonly (readonly number[])[];
  /** Orders of the middle that some people use: they count as right, and are not taught. */
  readonly rareMiddle?: readonly (readonly number[])[];
  /** An infinitive, a participle or a particle: last in a main clause. */
  readonly last?: string;
  /** Verb and particle in one, as in a subordinate clause: `opbel`. */
  readonly joined?: string;
  readonly english: string;
  /** The English of the clause on its own, where English has another tense after `if`: `it will rain`, but `if it rains`. */
  readonly mainEnglish?: string;
  /** Introduces the subordinate clause: `Ik blijf thuis, omdat`. */
  readonly before: string;
  readonly beforeEnglish: string;
  /** Follows it: `, blijf ik thuis`. */
  readonly after?: string;
  readonly afterEnglish?: string;
}

/**
 * A sentence with a gap to fill by typing. The whole sentence is also typed from its English and by ear, so it is short and makes sense by
 * itself.
 */
export interface GapSentence<Reason extends string = string> {
  /** Unique in its list; the ids of the questions about it are made from it and never change (DAT-06). */
  readonly id: string;
  /** `___` is the gap; only one. */
  readonly sentence: string;
  readonly answer: string;
  /** Other right answers for the gap. */
  readonly alsoRight?: readonly string[];
  /** What the answer is made from, in Dutch: `kunnen`, `een boek lenen`. */
  readonly cue?: string;
  /** The noun that the answer points back to, with its article, for the explanation. */
  readonly about?: string;
  readonly english: string;
  /** Other right translations of the English: whole sentences. */
  readonly alsoSaid?: readonly string[];
  /** The rule that decides it. */
  readonly reason: Reason;
}
