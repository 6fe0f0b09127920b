import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CultureWordOfTheDay } from './culture-word-of-the-day.tsx';
import { wordsOfTopic, type CultureTopic } from '#subjects/culture/rules/culture.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { CategoryCard } from '#components/category-card.tsx';
import { HowFar } from '#learning/components/how-far.tsx';
import { textOf } from '#lib/shown-text.ts';

const COLOURS = ['blue', 'orange', 'green', 'gold', 'violet', 'teal'] as const;
/** One word from each of the first sections shows what the topic is about. */
const PREVIEWED_WORDS = 4;

interface TopicListProps {
  readonly topics: readonly CultureTopic[];
  /** False where some failed to load. */
  readonly areAllWords: boolean;
  readonly onTopicChosen: (topic: CultureTopic) => void;
}

/** The culture page's first view: the 8 topics, and the Word of the Day (CUL-01, CUL-04). */
export function TopicList({ topics, areAllWords, onTopicChosen }: TopicListProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl font-bold">
            <Trans>Culture</Trans>
          </h1>
          <p className="text-ink-soft">
            <Trans>Words about life in the Netherlands, for the KNM exam and for every day.</Trans>
          </p>
        </div>
        <CultureWordOfTheDay topics={topics} areAllWords={areAllWords} />
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {topics.map((topic, place) => (
          <li key={topic.title}>
            <CategoryCard
              title={textOf(topic.name, i18n)}
              preview={previewOf(topic)}
              count={i18n._(countOf(topic))}
              howFar={
                topic.sections.length > 0 && (
                  <HowFar itemIds={wordsOfTopic(topic).map(({ id }) => itemId('culture-word', id))} />
                )
              }
              colour={COLOURS[place % COLOURS.length] ?? 'blue'}
              onChosen={topic.sections.length === 0 ? null : () => onTopicChosen(topic)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function previewOf({ sections }: CultureTopic): string[] {
  const firstWords = sections.flatMap(({ words }) => words.slice(0, 1));
  return firstWords.slice(0, PREVIEWED_WORDS).map(({ dutch }) => dutch);
}

function countOf(topic: CultureTopic): MessageDescriptor {
  const { length } = wordsOfTopic(topic);
  if (length === 0) return msg`No words yet`;
  const sections = topic.sections.length;
  return msg`${plural(length, { one: '# word', other: '# words' })} in ${plural(sections, { one: '# section', other: '# sections' })}`;
}
