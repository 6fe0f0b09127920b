import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { pictureOf } from '#content/pictures/word-pictures.ts';
import { parseItemId } from '#learning/rules/item-id.ts';
import {
  filterSubsection,
  type Topic,
  type Vocabulary,
  type WordFilter,
} from '#dutch/vocabulary/vocabulary.ts';
import { SubsectionList } from './subsection-list.tsx';
import type { VocabularyView } from '#routes/vocabulary-views.ts';
import StudyEnd from '#practice/components/deck/study-end.tsx';
import type { StudyEndState } from '#practice/components/deck/use-study-end.ts';
import type { PageView } from '#routes/components/use-page-view.ts';
import type { NextStep } from '#practice/components/question/question-result.tsx';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';

/** A list whose cards were finished. */
export interface ListPlace {
  readonly topic: Topic['key'];
  readonly list: string;
  readonly filter: WordFilter;
}

export interface TopicPart {
  readonly topic: Topic;
  readonly page: PageView<VocabularyView>;
  readonly study: StudyEndState<ListPlace>;
}

export interface TopicListsProps extends TopicPart {
  readonly vocabulary: Vocabulary;
  readonly filter: WordFilter;
}

/** The lists of one topic and, after finishing a list, its result (VOC-05). Loaded late, hence the default export. */
export default function TopicLists({
  topic,
  vocabulary,
  filter,
  page: { showView, goBack },
  study,
}: TopicListsProps) {
  const { i18n } = useLingui();
  const openCards = (list: string, only?: readonly string[]) => {
    study.forget();
    showView({ kind: 'cards', topic: topic.key, list, filter, only, card: 0, from: 'topic' });
  };
  const { end } = study;
  return (
    <SubsectionList
      topic={topic}
      filter={filter}
      onFilterChosen={(chosen) =>
        showView({ kind: 'topic', topic: topic.key, filter: chosen }, { replace: true, quiet: true })
      }
      onChosen={({ title }) => openCards(title)}
      onBack={goBack}
      end={
        end?.place.topic === topic.key && (
          <StudyEnd
            title={textOf(nameOfWords(end.place.topic, end.place.list), i18n)}
            unit="word"
            outcome={end.outcome}
            pictureOf={(itemId) => pictureOf(parseItemId(itemId)?.key ?? '')}
            onAgain={(items) =>
              openCards(
                end.place.list,
                items.map((item) => item.itemId),
              )
            }
            next={nextAfter(
              end.place,
              topic,
              vocabulary,
              {
                onList: openCards,
                onTopic: (key) => showView({ kind: 'topic', topic: key, filter: 'all' }, { replace: true }),
              },
              i18n,
            )}
          />
        )
      }
    />
  );
}

/** The next list of the topic that has such words, or the next topic that has any. */
function nextAfter(
  { list, filter }: ListPlace,
  { key, subsections }: Topic,
  { topics }: Vocabulary,
  on: { readonly onList: (title: string) => void; readonly onTopic: (key: Topic['key']) => void },
  i18n: Pick<I18n, '_'>,
): NextStep | null {
  const place = subsections.findIndex(({ title }) => title === list);
  const next = subsections
    .slice(place + 1)
    .find((subsection) => filterSubsection(subsection, filter).words.length > 0);
  if (next)
    return {
      label: <Trans>Next list: {{ list: textOf(nameOfWords(key, next.title), i18n) }}</Trans>,
      onChosen: () => on.onList(next.title),
    };
  const later = topics.slice(topics.findIndex((topic) => topic.key === key) + 1);
  const topic = later.find((one) => one.subsections.length > 0);
  if (!topic) return null;
  return {
    label: <Trans>Next topic: {{ topic: textOf(nameOfWords(topic.key, topic.title), i18n) }}</Trans>,
    onChosen: () => on.onTopic(topic.key),
  };
}
