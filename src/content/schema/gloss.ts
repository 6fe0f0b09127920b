/** A word that our texts use and the vocabulary doesn’t have in this sense (RDG-02). */
export interface Gloss {
  /** Not the id of a word of the vocabulary. */
  readonly id: string;
  /** The base form, without its article. */
  readonly dutch: string;
  readonly kind: GlossKind;
  readonly article?: 'de' | 'het';
  readonly plural?: string;
  readonly past?: string;
  readonly participle?: string;
  readonly comparative?: string;
  /** In the sense meant in our texts. */
  readonly english: string;
}

/** Kinds as the vocabulary names them. */
export type GlossKind =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'phrase'
  | 'pronoun'
  | 'numeral'
  | 'preposition'
  | 'interjection'
  | 'conjunction'
  | 'article';
