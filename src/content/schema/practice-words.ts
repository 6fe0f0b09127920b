/**
 * The words and sentences that endless practice makes its questions from. A word of which two forms are right has its
 * other ones beside it, or is left out: no question may have an answer that the data does not settle.
 */

/** What can be counted; no noun of two articles or with two everyday plurals. */
export interface NounWord {
  /** Within its list; the ids of the questions about it are made of it and never change (DAT-06). */
  readonly id: string;
  readonly noun: string;
  readonly article: 'de' | 'het';
  readonly plural: string;
  /** Left out where nobody says it, or where two are said. */
  readonly diminutive?: string;
  readonly english: string;
  /** Another plural of today, as right where one types. */
  readonly alsoPlural?: readonly string[];
  /** Forms of another time, region or spelling: right for nobody who learns, and never offered as wrong ones. */
  readonly rare?: readonly string[];
  /** A meaning that nearly always makes it a de-word. */
  readonly clue?: 'person' | 'fruit-or-vegetable';
  /** The noun at the end of one in two parts, whose article it has: `huis` of `ziekenhuis`. */
  readonly lastPart?: string;
}

/** A verb with a rest that makes a sentence with every subject, in the present and in the past. */
export interface VerbWord {
  /** Within its list; the ids of the questions about it are made of it and never change (DAT-06). */
  readonly id: string;
  readonly infinitive: string;
  readonly english: string;
  /** Only where the stem and -t don't give them: with `ik`, `jij`, and `hij`. */
  readonly present?: readonly [ik: string, jij: string, hij: string];
  /** The `ik` form without its *d*, as right as the one with it: `rij` beside `rijd`. */
  readonly shortStem?: string;
  /** The `ik` form where the spelling of the infinitive does not tell it: `luister`, but `probeer`. */
  readonly stem?: string;
  /** Of a separable verb without its particle. */
  readonly past: string;
  readonly pastPlural: string;
  readonly participle: string;
  /** Settled by `rest` for a verb that can have both. */
  readonly auxiliary: 'hebben' | 'zijn';
  /** Why it is `zijn`. */
  readonly reason?: 'direction' | 'movement' | 'change' | 'state';
  /** What goes somewhere with a verb with `hebben`: `een taart`, not who brings it. */
  readonly moved?: string;
  /** `in een winkel`: stands after the finite verb. */
  readonly rest: string;
  /** Begins a sentence about the past. */
  readonly when: 'Gisteren' | 'Gisteravond' | 'Vanochtend' | 'Vorige week' | 'Vorig jaar' | 'Vroeger';
}

export interface SeparableVerbWord extends VerbWord {
  readonly particle: string;
  /** The modal verb that makes a natural sentence with it. */
  readonly modal: 'moeten' | 'willen';
}

export interface AdjectiveWord {
  /** Within its list; the ids of the questions about it are made of it and never change (DAT-06). */
  readonly id: string;
  readonly adjective: string;
  readonly comparative: string;
  readonly superlative: string;
  readonly english: string;
  /** With `___` for the comparative and `dan` in it. */
  readonly comparing: string;
  /** With `het ___` for the superlative. */
  readonly best: string;
  /** Forms that some say: not right where one types, and never offered as wrong ones. */
  readonly rare?: readonly string[];
}

/** An adjective with a noun as people say them together. */
export interface AdjectivePhrase {
  /** Within its list; the ids of the questions about it are made of it and never change (DAT-06). */
  readonly id: string;
  readonly adjective: string;
  /** With -e. */
  readonly inflected: string;
  readonly noun: string;
  readonly article: 'de' | 'het';
  /** Left out where the noun is not counted; it then stands without `een`. */
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

/** A sentence to deny with `niet` at its place. */
export interface NegationPlace {
  readonly id: string;
  readonly sentence: string;
  readonly denied: string;
  readonly wrong: readonly [string, string];
  readonly reason: 'preposition' | 'adjective' | 'manner' | 'pronoun' | 'definite' | 'end' | 'other-verb';
  readonly english: string;
}

/** A part of the middle of a clause, between the finite verb and what stands last. */
export interface ClausePart {
  readonly part: 'time' | 'object' | 'manner' | 'place' | 'rest';
  readonly text: string;
  /** It may also follow all else: `Ik heb gesport in het park`. Not where it says where one goes, lives or sits. */
  readonly loose?: boolean;
  /** As right where one types it from English: `naar het werk` beside `naar zijn werk`. */
  readonly also?: readonly string[];
}

/** A clause that is said as a main clause, with inversion, and as a subordinate clause. Small letters, no full stop. */
export interface ClauseRow {
  readonly id: string;
  readonly subject: string;
  readonly verb: string;
  /** In their usual order; the first is what inversion puts first. */
  readonly middle: readonly ClausePart[];
  /** Other orders of the middle that are as right, by index. */
  readonly alsoMiddle?: readonly (readonly number[])[];
  /** Orders of the middle that some say: they count as right, and are not taught. */
  readonly rareMiddle?: readonly (readonly number[])[];
  /** An infinitive, a participle or a particle: last in a main clause. */
  readonly last?: string;
  /** Verb and particle in one, as a subordinate clause has them: `opbel`. */
  readonly joined?: string;
  readonly english: string;
  /** As a sentence of its own, where English has another tense after `if`: `it will rain`, but `if it rains`. */
  readonly mainEnglish?: string;
  /** What introduces the subordinate clause: `Ik blijf thuis, omdat`. */
  readonly before: string;
  readonly beforeEnglish: string;
  /** What follows it: `, blijf ik thuis`. */
  readonly after?: string;
  readonly afterEnglish?: string;
}

/**
 * A sentence with a gap that is filled by typing. The whole of it is also typed from its English and by ear, so it is short
 * and says something by itself.
 */
export interface GapSentence<Reason extends string = string> {
  /** Within its list; the ids of the questions about it are made of it and never change (DAT-06). */
  readonly id: string;
  /** `___` is the gap, only one. */
  readonly sentence: string;
  readonly answer: string;
  /** What is as right in the gap. */
  readonly alsoRight?: readonly string[];
  /** What the answer is made of, in Dutch: `kunnen`, `een boek lenen`. */
  readonly cue?: string;
  /** The noun that the answer points back to, with its article, for the explanation. */
  readonly about?: string;
  readonly english: string;
  /** Other ways to say the same, for who types it from its English: whole sentences. */
  readonly alsoSaid?: readonly string[];
  /** Which rule settles it. */
  readonly reason: Reason;
}
