import { WordMeaning } from '#features/culture/word-meaning.tsx';
import { wordsOfTopic, type CultureTopic } from '#domain/culture/culture.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { SHOWN_CULTURE_WORDS } from '#services/storage/device-values.ts';
import { useDrawnItem } from '#shared/flashcards/use-drawn-item.ts';
import { wordOfTheDayCode } from '#shared/flashcards/word-of-the-day-code.ts';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';

/** The button that shows a random word of all topics, and the word it shows (CUL-04). */
export function CultureWordOfTheDay({ topics }: { topics: readonly CultureTopic[] }) {
  const {
    item: word,
    draw,
    close,
  } = useDrawnItem({
    items: topics.flatMap(wordsOfTopic),
    shown: SHOWN_CULTURE_WORDS,
    onStartedOver: () =>
      showToast({ title: 'All culture words shown!', description: 'From here they start over.' }),
  });
  return (
    <>
      <Button tone="secondary" onClick={draw}>
        Cultural Word of the Day
      </Button>
      {word && (
        <LazyView
          code={wordOfTheDayCode}
          props={{
            title: 'Cultural Word of the Day',
            itemId: itemId('culture-word', word.id),
            dutch: word.dutch,
            onNext: draw,
            onClose: close,
            children: <WordMeaning word={word} />,
          }}
        />
      )}
    </>
  );
}
