import type { Word } from '#dutch/vocabulary/vocabulary.ts';

/** What is known about a word. */
export interface LexiconEntry {
  readonly base: string;
  readonly article?: 'de' | 'het' | undefined;
  /** Plural of a noun; past and participle of a verb. */
  readonly forms: readonly string[];
  readonly meaning: string;
  /** Whether the meaning is in the chosen language; otherwise it is in English. */
  readonly isTranslated?: boolean | undefined;
  /** What a compound is made of. */
  readonly parts?: readonly string[] | undefined;
  /** The item of its card: `word:huis`. What only our texts use has none. */
  readonly wordId?: string | undefined;
}

type Described = Pick<
  Word,
  'dutch' | 'meaning' | 'isTranslated' | 'article' | 'plural' | 'past' | 'participle'
>;

/** The entry of a word of the vocabulary, or of a gloss. */
export function entryOf(
  { dutch, meaning, isTranslated, article, plural, past, participle }: Described,
  more: Pick<LexiconEntry, 'parts' | 'wordId'> = {},
): LexiconEntry {
  return {
    base: dutch,
    ...(article !== undefined && { article }),
    forms: [plural, past, participle].flatMap((form) => form ?? []),
    meaning,
    ...(isTranslated !== undefined && { isTranslated }),
    ...more,
  };
}
