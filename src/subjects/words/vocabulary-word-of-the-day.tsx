import { useLingui } from '@lingui/react/macro';
import { DutchWord } from './dutch-word.tsx';
import type { VocabularyData } from '#data-files/vocabulary-file.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { allWords, withArticle, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { SHOWN_WORDS } from '#storage/device-values.ts';
import { WordOfTheDay } from '#practice/components/deck/word-of-the-day.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';

const detailsCode = lazyCode<{ word: Word }>(() => import('./word-details.tsx'));

/** The button that shows a random word of all topics, and the word it shows (VOC-06). */
export function VocabularyWordOfTheDay({ data }: { data: VocabularyData }) {
  const { t } = useLingui();
  return (
    <WordOfTheDay
      title={t`Word of the Day`}
      items={allWords(data.vocabulary)}
      shown={data.areAllWords ? SHOWN_WORDS : null}
      cardOf={(word) => ({
        itemId: itemId('word', word.id),
        dutch: withArticle(word),
        shown: <DutchWord word={word} />,
        listenLabel: t`Pronunciation`,
        children: <LazyView code={detailsCode} props={{ word }} />,
      })}
    />
  );
}
