import { useLingui } from '@lingui/react/macro';
import { wordsOfTopic, type CultureTopic, type CultureWord } from '#subjects/culture/rules/culture.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { SHOWN_CULTURE_WORDS } from '#storage/device-values.ts';
import { WordOfTheDay } from '#practice/components/deck/word-of-the-day.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { showToast } from '#ui/toast.ts';

/** Loaded once a word is shown and turned. */
export const wordMeaningCode = lazyCode<{ word: CultureWord }>(() => import('./word-meaning.tsx'));

/** The button that shows a random word of all topics, and the word it shows (CUL-04). */
export function CultureWordOfTheDay({
  topics,
  areAllWords,
}: {
  readonly topics: readonly CultureTopic[];
  /** False where some failed to load: then it isn't recorded which words were shown. */
  readonly areAllWords: boolean;
}) {
  const { t } = useLingui();
  return (
    <WordOfTheDay
      title={t`Cultural Word of the Day`}
      items={topics.flatMap(wordsOfTopic)}
      shown={areAllWords ? SHOWN_CULTURE_WORDS : null}
      onStartedOver={() =>
        showToast({ title: t`All culture words shown!`, description: t`From here they start over.` })
      }
      cardOf={(word) => ({
        itemId: itemId('culture-word', word.id),
        dutch: word.dutch,
        children: <LazyView code={wordMeaningCode} props={{ word }} />,
      })}
    />
  );
}
