import { DutchWord } from '#features/vocabulary/dutch-word.tsx';
import type { VocabularyData } from '#features/vocabulary/vocabulary-file.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { allWords, withArticle, type Word } from '#domain/vocabulary/vocabulary.ts';
import { SHOWN_WORDS } from '#services/storage/device-values.ts';
import { useDrawnItem } from '#shared/flashcards/use-drawn-item.ts';
import { wordOfTheDayCode } from '#shared/flashcards/word-of-the-day-code.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { Button } from '#ui/button.tsx';

const detailsCode = lazyCode<{ word: Word }>(() => import('#features/vocabulary/word-details.tsx'));

/** The button that shows a random word of all topics, and the word it shows (VOC-06). */
export function VocabularyWordOfTheDay({ data }: { data: VocabularyData }) {
  const {
    item: word,
    draw,
    close,
  } = useDrawnItem({
    items: allWords(data.vocabulary),
    shown: data.isFallback ? null : SHOWN_WORDS,
  });
  return (
    <>
      <Button tone="secondary" onClick={draw}>
        Word of the Day
      </Button>
      {word && (
        <LazyView
          code={wordOfTheDayCode}
          props={{
            title: 'Word of the Day',
            itemId: itemId('word', word.id),
            dutch: withArticle(word),
            shown: <DutchWord word={word} />,
            listenLabel: 'Pronunciation',
            onNext: draw,
            onClose: close,
            children: <LazyView code={detailsCode} props={{ word }} />,
          }}
        />
      )}
    </>
  );
}
