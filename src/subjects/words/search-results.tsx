import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { DutchWord } from './dutch-word.tsx';
import { pictureOf } from '#content/pictures/word-pictures.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { searchWords, type WordSearch } from '#dutch/vocabulary/search-words.ts';
import { withArticle, type Vocabulary, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { useWordIndex } from './word-index.ts';
import { countText } from '#practice/components/study-unit.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { WordPicture } from '#components/word-picture.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { KnowAllOfThese } from '#learning/components/know-this.tsx';
import { StarButton } from '#learning/components/star-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Meaning } from '#components/meaning.tsx';

export interface SearchResultsProps {
  readonly vocabulary: Vocabulary;
  /** Empty while there is no search. */
  readonly wanted: string;
  readonly onPractised: () => void;
  readonly onWordChosen: (word: Word) => void;
}

const NOTHING_WANTED: WordSearch = { words: [], forms: new Map(), hasMore: false, all: [] };

/** The results of a search and how many there are (VOC-04). Loaded late, hence the default export. */
export default function SearchResults({ vocabulary, wanted, onPractised, onWordChosen }: SearchResultsProps) {
  const { i18n } = useLingui();
  const index = useWordIndex(vocabulary);
  const result = useMemo(
    () => (wanted === '' || index === null ? NOTHING_WANTED : searchWords(index, wanted)),
    [index, wanted],
  );
  const isSearched = result !== NOTHING_WANTED;
  const { words, forms, all } = result;
  return (
    <>
      <output className={isSearched ? 'text-ink-soft' : 'sr-only'}>
        {isSearched && i18n._(messageOf(wanted, result))}
      </output>
      {all.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button tone="secondary" onClick={onPractised}>
            <Trans>
              Practise these <Plural value={all.length} one="# word" other="# words" />
            </Trans>
          </Button>
          <AddToReview
            itemIds={all.map(({ id }) => itemId('word', id))}
            what={i18n._(countText('word', all.length))}
          />
          <KnowAllOfThese itemIds={all.map(({ id }) => itemId('word', id))} />
        </div>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 empty:hidden">
        {words.map((word) => (
          <li key={word.id}>
            <FoundWord word={word} form={forms.get(word)} onChosen={() => onWordChosen(word)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function messageOf(query: string, { words, hasMore }: WordSearch): MessageDescriptor {
  if (words.length === 0) return msg`No word found for “${query}”. Try fewer letters, or the English word.`;
  if (hasMore) return msg`Showing first 12 results`;
  return msg`${plural(words.length, { one: '# word', other: '# words' })} found`;
}

interface FoundWordProps {
  readonly word: Word;
  readonly form: string | undefined;
  readonly onChosen: () => void;
}

function FoundWord({ word, form, onChosen }: FoundWordProps) {
  const { dutch } = word;
  const meaning = <Meaning of={word} />;
  const whole = withArticle(word);
  return (
    <Card className="flex h-full flex-col gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 lang="nl" className="text-xl font-bold">
            <DutchWord word={word} />
          </h2>
          <Meaning as="p" of={word} />
          {form !== undefined && (
            <p className="text-ink-soft">
              <Trans>
                <b lang="nl">{form}</b> is a form of <b lang="nl">{dutch}</b>
              </Trans>
            </p>
          )}
        </div>
        <div className="flex items-center gap-2">
          <WordPicture address={pictureOf(word.id)} size="small" />
          <ListenButton
            text={whole}
            label={
              <span>
                <Trans>
                  Listen
                  <span className="sr-only">
                    : <span lang="nl">{whole}</span>
                  </span>
                </Trans>
              </span>
            }
          />
        </div>
      </div>
      <p lang="nl" className="text-ink-soft">
        {word.example}
      </p>
      <div className="mt-auto flex flex-wrap gap-x-6">
        <Button tone="quiet" className="-ms-3" onClick={onChosen}>
          <Trans>
            Open card<span className="sr-only"> of {meaning}</span>
          </Trans>
        </Button>
        <StarButton itemId={itemId('word', word.id)} of={whole} />
      </div>
    </Card>
  );
}
