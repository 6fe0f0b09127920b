import { vocabularyFile } from '#data-files/vocabulary-file.ts';
import { wholeFile, type FilePlatform } from '#data-files/data-file-cache.ts';
import { allWords } from '#dutch/vocabulary/vocabulary.ts';
import { Lexicon, type WordEntry } from '#practice/judge/lexicon.ts';

const lexicons = new WeakMap<FilePlatform, Promise<Lexicon>>();

/**
 * What the judge of typed answers knows of words, loaded once for all screens: so the same answer gets the same verdict
 * everywhere (JDG-01). Without the word lists, which may be out of reach, it knows the words that practice is made of.
 */
export function loadLexicon(platform: FilePlatform): Promise<Lexicon> {
  const loading =
    lexicons.get(platform) ??
    wholeFile(vocabularyFile(platform)).then(
      ({ vocabulary }) => practiceLexicon(allWords(vocabulary)),
      () => practiceLexicon([]),
    );
  lexicons.set(platform, loading);
  // A failed load is retried by the next caller.
  loading.catch(() => lexicons.delete(platform));
  return loading;
}

/** The words of the lists, and those that practice is made of. */
export async function practiceLexicon(words: readonly WordEntry[]): Promise<Lexicon> {
  const [{ VERBS }, { SEPARABLE_VERBS }, { NOUNS }, { ADJECTIVES }, { ADJECTIVE_PHRASES }] =
    await Promise.all([
      import('#content/grammar/practice/verbs.ts'),
      import('#content/grammar/practice/separable-verbs.ts'),
      import('#content/grammar/practice/nouns.ts'),
      import('#content/grammar/practice/adjectives.ts'),
      import('#content/grammar/practice/adjective-phrases.ts'),
    ]);
  const separable = SEPARABLE_VERBS.map((row) => ({
    ...row,
    infinitive: row.infinitive.slice(row.particle.length),
    participle: row.participle.slice(row.particle.length),
  }));
  const nouns = NOUNS.map(({ noun, article, plural }): WordEntry => ({
    dutch: noun,
    article,
    plural,
    kind: 'noun',
  }));
  const adjectives = [...ADJECTIVES, ...ADJECTIVE_PHRASES].map(({ adjective }): WordEntry => ({
    dutch: adjective,
    kind: 'adjective',
  }));
  return new Lexicon([...words, ...nouns, ...adjectives], [...VERBS, ...separable]);
}
