import { WordMeaning } from '#features/culture/word-meaning.tsx';
import { wordsOfTopic, type CultureTopic } from '#domain/culture/culture.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { SHOWN_CULTURE_WORDS } from '#services/storage/device-values.ts';
import { WordOfTheDay } from '#shared/flashcards/word-of-the-day.tsx';
import { showToast } from '#ui/toast.ts';

/** The button that shows a random word of all topics, and the word it shows (CUL-04). */
export function CultureWordOfTheDay({
  topics,
  areAllWords,
}: {
  readonly topics: readonly CultureTopic[];
  /** False where some did not come: what was shown of all of them must not suffer from that. */
  readonly areAllWords: boolean;
}) {
  return (
    <WordOfTheDay
      title="Cultural Word of the Day"
      items={topics.flatMap(wordsOfTopic)}
      shown={areAllWords ? SHOWN_CULTURE_WORDS : null}
      onStartedOver={() =>
        showToast({ title: 'All culture words shown!', description: 'From here they start over.' })
      }
      cardOf={(word) => ({
        itemId: itemId('culture-word', word.id),
        dutch: word.dutch,
        children: <WordMeaning word={word} />,
      })}
    />
  );
}
