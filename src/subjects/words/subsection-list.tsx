import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { itemId } from '#learning/rules/item-id.ts';
import {
  type Subsection,
  type Topic,
  WORD_FILTERS,
  type WordFilter,
  filterSubsection,
  filterWords,
} from '#dutch/vocabulary/vocabulary.ts';
import { DutchWord } from './dutch-word.tsx';
import { PREVIEWED_WORDS } from './topic-list.tsx';
import { WORD_FILTER_LABELS } from '#routes/vocabulary-views.ts';
import { numberText } from '#lib/formatted.ts';
import { countText } from '#practice/components/study-unit.ts';
import { BackButton } from '#components/back-button.tsx';
import { CategoryCard } from '#components/category-card.tsx';
import { HowFar } from '#learning/components/how-far.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';

interface SubsectionListProps {
  readonly topic: Topic;
  readonly filter: WordFilter;
  readonly onFilterChosen: (filter: WordFilter) => void;
  readonly onChosen: (subsection: Subsection) => void;
  readonly onBack: () => void;
  /** The result of the list just finished. */
  readonly end: ReactNode;
}

/** The lists of one topic (VOC-01), all of their words or those of one kind. */
export function SubsectionList({
  topic,
  filter,
  onFilterChosen,
  onChosen,
  onBack,
  end,
}: SubsectionListProps) {
  const { t, i18n } = useLingui();
  const words = topic.subsections.flatMap((subsection) => subsection.words);
  const lists = topic.subsections.map((subsection) => filterSubsection(subsection, filter));
  const without = lists.filter((list) => list.words.length === 0);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <BackButton label={t`Back to topics`} onClick={onBack} />
        <h1 className="text-3xl font-bold">{textOf(nameOfWords(topic.key, topic.title), i18n)}</h1>
        <p className="text-ink-soft">
          <Trans>Each list takes five to ten minutes.</Trans>
        </p>
      </div>
      {end}
      <RadioGroup
        legend={<Trans>Words to study</Trans>}
        name="word-filter"
        options={WORD_FILTERS.map((value) => {
          return {
            value,
            label: t`${{ kind: i18n._(WORD_FILTER_LABELS[value]) }} (${{ count: numberText(filterWords(words, value).length, i18n.locale) }})`,
          };
        })}
        value={filter}
        onChange={onFilterChosen}
      />
      <ul className="grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {lists
          .filter((list) => !without.includes(list))
          .map((list) => (
            <li key={list.id}>
              <SubsectionCard topic={topic.key} subsection={list} onChosen={onChosen} />
            </li>
          ))}
      </ul>
      {without.length > 0 && (
        <p className="text-ink-soft">
          {i18n._(
            noneText(
              filter,
              without.map(({ title }) => textOf(nameOfWords(topic.key, title), i18n)).join(', '),
            ),
          )}
        </p>
      )}
    </div>
  );
}

interface SubsectionCardProps extends Pick<SubsectionListProps, 'onChosen'> {
  readonly topic: Topic['key'];
  readonly subsection: Subsection;
}

function SubsectionCard({ topic, subsection, onChosen }: SubsectionCardProps) {
  const { i18n, t } = useLingui();
  const { words, colour } = subsection;
  const title = textOf(nameOfWords(topic, subsection.title), i18n);
  return (
    <CategoryCard
      title={title}
      description={t`Learn Dutch words: ${{ list: title }}`}
      preview={words.slice(0, PREVIEWED_WORDS).map((word) => {
        return { key: word.id, content: <DutchWord word={word} /> };
      })}
      count={i18n._(countText('word', words.length))}
      howFar={<HowFar itemIds={words.map(({ id }) => itemId('word', id))} />}
      colour={colour}
      onChosen={() => onChosen(subsection)}
    />
  );
}

function noneText(filter: WordFilter, lists: string): MessageDescriptor {
  switch (filter) {
    case 'noun':
      return msg`No nouns in: ${lists}.`;
    case 'verb':
      return msg`No verbs in: ${lists}.`;
    case 'adjective':
      return msg`No adjectives in: ${lists}.`;
    case 'other':
      return msg`No other words in: ${lists}.`;
    case 'all':
      return msg`No words in: ${lists}.`;
  }
}
