import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue, useState } from 'react';
import { VocabularyWordOfTheDay } from './vocabulary-word-of-the-day.tsx';
import { NextWordsCard } from './next/next-words-card.tsx';
import { WordSearch } from './word-search.tsx';
import { itemId } from '#learning/rules/item-id.ts';
import { SUBSECTION_COLOURS, type Subsection, type Topic } from '#dutch/vocabulary/vocabulary.ts';
import type { DeckView } from '#routes/vocabulary-views.ts';
import type { VocabularyData, WordPlace } from '#data-files/vocabulary-file.ts';
import { CategoryCard } from '#components/category-card.tsx';
import { HowFar } from '#learning/components/how-far.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';

/** How many words a card shows as a preview (VOC-01). */
export const PREVIEWED_WORDS = 4;

interface TopicListProps {
  readonly data: VocabularyData;
  /** The search of the last visit to this view. */
  readonly firstQuery: string;
  /** From a search, with its query. */
  readonly onDeckChosen: (view: DeckView, query?: string) => void;
  readonly onNextChosen: (count: number) => void;
  readonly onTopicChosen: (key: Topic['key']) => void;
  readonly onOwnListsChosen: () => void;
  readonly onWordChosen: (place: WordPlace, query: string) => void;
}

/** The vocabulary page's first view: Word of the Day, the search, and the topics while there is no search (VOC-01). */
export function TopicList({
  data,
  firstQuery,
  onDeckChosen,
  onNextChosen,
  onTopicChosen,
  onOwnListsChosen,
  onWordChosen,
}: TopicListProps) {
  const [query, setQuery] = useState(firstQuery);
  // The box responds at once; the results below follow when there is time.
  const searched = useDeferredValue(query);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-3xl font-bold">
          <Trans>Vocabulary</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>Learn the next words, choose a topic, or look a word up.</Trans>
        </p>
      </div>
      <NextWordsCard vocabulary={data.vocabulary} onChosen={onNextChosen} />
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => onDeckChosen({ kind: 'deck-maker' })}>
          <Trans>Choose cards</Trans>
        </Button>
        <VocabularyWordOfTheDay data={data} />
      </div>
      <WordSearch
        data={data}
        query={query}
        searched={searched}
        onQueryChanged={setQuery}
        onWordChosen={onWordChosen}
        onDeckChosen={onDeckChosen}
      />
      {searched.trim() === '' && (
        <TopicCards data={data} onTopicChosen={onTopicChosen} onOwnListsChosen={onOwnListsChosen} />
      )}
    </div>
  );
}

/** Not redrawn for the first letter of a search, after which they disappear (QUA-04). */
const TopicCards = memo(function TopicCards({
  data,
  onTopicChosen,
  onOwnListsChosen,
}: Pick<TopicListProps, 'data' | 'onTopicChosen' | 'onOwnListsChosen'>) {
  const { t, i18n } = useLingui();
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data.vocabulary.topics.map((topic, place) => (
        <li key={topic.key}>
          <TopicCard topic={topic} place={place} onChosen={onTopicChosen} />
        </li>
      ))}
      <li>
        <CategoryCard
          title={t`My own words`}
          description={t`Words from your lessons or your work: import a list, or export words to Anki.`}
          preview={[]}
          count={i18n._(listsText(countOwn(data)))}
          colour="grey"
          onChosen={onOwnListsChosen}
        />
      </li>
      <li>
        <Card className="flex h-full flex-col justify-center gap-1 border-dashed bg-transparent shadow-none">
          <h2 className="text-lg font-bold">
            <Trans>coming Soon</Trans>
          </h2>
          <p className="text-ink-soft">
            <Trans>More words are being written.</Trans>
          </p>
        </Card>
      </li>
    </ul>
  );
});

interface TopicCardProps {
  readonly topic: Topic;
  readonly place: number;
  readonly onChosen: (key: Topic['key']) => void;
}

function TopicCard({ topic, place, onChosen }: TopicCardProps) {
  const { t, i18n } = useLingui();
  const { key, title, subsections } = topic;
  const name = textOf(nameOfWords(key, title), i18n);
  const words = countWords(subsections);
  return (
    <CategoryCard
      title={typeof key === 'number' ? `${key} ${name}` : name}
      preview={previewOf(subsections)}
      count={words === 0 ? t`No words yet` : i18n._(countsText(words, subsections.length))}
      howFar={words > 0 && <HowFar itemIds={itemIdsOf(subsections)} />}
      colour={SUBSECTION_COLOURS[place % SUBSECTION_COLOURS.length] ?? 'blue'}
      onChosen={words === 0 ? null : () => onChosen(key)}
    />
  );
}

function listsText(lists: number): MessageDescriptor {
  return msg`${plural(lists, { one: '# list', other: '# lists' })}`;
}

function countsText(words: number, lists: number): MessageDescriptor {
  return msg`${plural(words, { one: '# word', other: '# words' })} in ${plural(lists, { one: '# list', other: '# lists' })}`;
}

/** One word of each list rather than four of the first: that shows more of the topic. */
function previewOf(subsections: readonly Subsection[]): string[] {
  const rounds = subsections.flatMap(({ words }) => words.map((word, round) => ({ word, round })));
  return rounds
    .toSorted((a, b) => a.round - b.round)
    .slice(0, PREVIEWED_WORDS)
    .map(({ word }) => word.dutch);
}

function itemIdsOf(subsections: readonly Subsection[]): string[] {
  return subsections.flatMap(({ words }) => words.map(({ id }) => itemId('word', id)));
}

function countOwn({ vocabulary }: VocabularyData): number {
  return vocabulary.topics.filter(({ key }) => typeof key === 'string').length;
}

function countWords(subsections: readonly Subsection[]): number {
  return subsections.reduce((sum, { words }) => sum + words.length, 0);
}
