import type { Word, WordArticle } from '#dutch/vocabulary/vocabulary.ts';

/** The same colour for the same article everywhere; the article itself says it in letters. */
const ARTICLE_COLOURS: Readonly<Record<WordArticle, string>> = { de: 'text-brand', het: 'text-action' };

/** A word with its article, if it has one, in the article's colour. The element around it marks it as Dutch. */
export function DutchWord({ word: { article, dutch } }: { word: Pick<Word, 'article' | 'dutch'> }) {
  if (article === undefined) return dutch;
  return (
    <>
      <span className={ARTICLE_COLOURS[article]}>{article}</span> {dutch}
    </>
  );
}
