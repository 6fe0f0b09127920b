import { Trans, useLingui } from '@lingui/react/macro';
import { itemId } from '#learning/rules/item-id.ts';
import {
  filterSubsection,
  withArticle,
  type Subsection,
  type Topic,
  type Word,
} from '#dutch/vocabulary/vocabulary.ts';
import type { DeckPageProps } from '#subjects/words/decks/deck-page.tsx';
import type { OwnListsViewProps } from '#subjects/words/own-lists/own-lists-view.tsx';
import type { ListPlace, TopicListsProps, TopicPart } from './topic-lists.tsx';
import type { NextWordsPageProps } from './next/next-words-page.tsx';
import { TopicList } from './topic-list.tsx';
import { useVocabulary } from './use-vocabulary.ts';
import { VOCABULARY_VIEWS, type VocabularyView } from '#routes/vocabulary-views.ts';
import type { WordCardsProps } from './word-cards.tsx';
import { searchResultsCode } from './word-search.tsx';
import type { DataFileState } from '#data-files/data-file-cache.ts';
import type { VocabularyData } from '#data-files/vocabulary-file.ts';
import { ShortageNote } from '#data-files/components/shortage-note.tsx';
import type { StudiedItem } from '#practice/components/deck/study-end.tsx';
import { studyEndCode, useStudyEnd } from '#practice/components/deck/use-study-end.ts';
import { wordOfTheDayCode } from '#practice/components/deck/word-of-the-day.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { type PageView, usePageView } from '#routes/components/use-page-view.ts';
import { PagePlaceholder } from '#components/page-placeholder.tsx';
import { WordsLoading } from '#components/words-loading.tsx';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';

const cardsCode = lazyCode<WordCardsProps>(() => import('./word-cards.tsx'));
const listsCode = lazyCode<TopicListsProps>(() => import('./topic-lists.tsx'));
const decksCode = lazyCode<DeckPageProps>(() => import('#subjects/words/decks/deck-page.tsx'));
const ownListsCode = lazyCode<OwnListsViewProps>(
  () => import('#subjects/words/own-lists/own-lists-view.tsx'),
);
const nextCode = lazyCode<NextWordsPageProps>(() => import('./next/next-words-page.tsx'));
const LATE_PARTS = [nextCode, listsCode, cardsCode, wordOfTheDayCode, searchResultsCode, studyEndCode];

/** Vocabulary (`/vocabulary`, VOC-01): topics, their lists (subsections), and the cards of one list. */
export default function VocabularyScreen() {
  const { t, i18n } = useLingui();
  const page = usePageView(VOCABULARY_VIEWS);
  useFetchedAhead(LATE_PARTS);
  const { file, data, areOwnRead, retry } = useVocabulary();
  const study = useStudyEnd<ListPlace>();
  const { view, showView } = page;
  const isOfOwnList = 'topic' in view && typeof view.topic === 'string';
  if (data === null || (isOfOwnList && !areOwnRead))
    return (
      <WordsLoading
        title={t`Vocabulary`}
        what="word lists"
        retries={file.phase === 'loading' ? file.retries : 0}
      >
        <Skeleton className="h-12 max-w-xl" />
      </WordsLoading>
    );
  // Saved first, so that Back restores the search too.
  const noteSearch = (query: string) => showView({ kind: 'topics', query }, { replace: true, quiet: true });
  const openTopic = (key: Topic['key']) => showView({ kind: 'topic', topic: key, filter: 'all' });
  if (isOwnPart(view)) return <OwnPart view={view} page={page} data={data} onTopicOpened={openTopic} />;
  const note = <WordsNote file={file} onRetry={retry} />;
  const topics = (
    <>
      {note}
      <TopicList
        data={data}
        firstQuery={view.kind === 'topics' ? view.query : ''}
        onDeckChosen={(chosen, query) => {
          if (query !== undefined) noteSearch(query);
          showView(chosen);
        }}
        onNextChosen={(count) => showView({ kind: 'next', count })}
        onTopicChosen={openTopic}
        onOwnListsChosen={() => showView({ kind: 'own-lists' })}
        onWordChosen={({ topic: key, list, card }, query) => {
          noteSearch(query);
          showView({ kind: 'cards', topic: key, list, filter: 'all', card, from: 'search' });
        }}
      />
    </>
  );
  if (view.kind === 'topics') return topics;
  if (view.kind === 'deck-maker' || view.kind === 'deck' || view.kind === 'study')
    return (
      <LazyView
        code={decksCode}
        placeholder={<PagePlaceholder title={t`Vocabulary`} />}
        props={{ view, page, data }}
      />
    );
  const topic = data.vocabulary.topics.find(({ key }) => key === view.topic);
  if (topic === undefined) return topics;
  const parts = { topic, page, study };
  // No cards when the words of that kind are gone: the topic shows what is left.
  const cards = view.kind === 'cards' ? wordsOfView(topic, view) : null;
  if (view.kind === 'cards' && cards !== null) return <ListCards {...parts} view={view} subsection={cards} />;
  return (
    <>
      {note}
      <LazyView
        code={listsCode}
        placeholder={<PagePlaceholder title={textOf(nameOfWords(topic.key, topic.title), i18n)} />}
        props={{
          ...parts,
          vocabulary: data.vocabulary,
          filter: view.kind === 'topic' ? view.filter : 'all',
        }}
      />
    </>
  );
}

type OwnView = Extract<VocabularyView, { kind: 'own-lists' | 'next' }>;

function isOwnPart(view: VocabularyView): view is OwnView {
  return view.kind === 'own-lists' || view.kind === 'next';
}

interface OwnPartProps {
  readonly view: OwnView;
  readonly page: PageView<VocabularyView>;
  readonly data: VocabularyData;
  readonly onTopicOpened: (key: Topic['key']) => void;
}

/** What is not about one topic: the next words, and the custom lists. */
function OwnPart({ view, page, data, onTopicOpened }: OwnPartProps) {
  const { t } = useLingui();
  if (view.kind === 'next')
    return (
      <LazyView
        code={nextCode}
        placeholder={<PagePlaceholder title={t`Next words`} />}
        props={{
          count: view.count,
          onBack: () => page.showView({ kind: 'topics', query: '' }, { replace: true }),
        }}
      />
    );
  return (
    <LazyView
      code={ownListsCode}
      placeholder={<PagePlaceholder title={t`My own words`} />}
      props={{ vocabulary: data.vocabulary, onOpened: onTopicOpened, onBack: page.goBack }}
    />
  );
}

type CardsView = Extract<VocabularyView, { kind: 'cards' }>;

/** The cards of one list. */
function ListCards({
  topic,
  subsection,
  view,
  page: { showView, goBack },
  study,
}: TopicPart & { readonly view: CardsView; readonly subsection: Subsection }) {
  const { i18n } = useLingui();
  const { filter } = view;
  const leave = () => {
    if (view.from === 'topic') goBack();
    else showView({ kind: 'topic', topic: topic.key, filter }, { replace: true });
  };
  return (
    <LazyView
      key={`${topic.key} ${subsection.title} ${view.only?.join(' ')}`}
      code={cardsCode}
      placeholder={<PagePlaceholder title={textOf(nameOfWords(topic.key, subsection.title), i18n)} />}
      props={{
        topic,
        subsection,
        filter,
        firstCard: view.card,
        onCardShown: (card) => showView({ ...view, card }, { replace: true, quiet: true }),
        onFinished: (outcome) => {
          study.finish({ topic: topic.key, list: subsection.title, filter }, outcome, toStudied);
          leave();
        },
        onOtherWays: () =>
          showView({
            kind: 'deck',
            deck: { of: 'list', topic: topic.key, list: subsection.title, filter },
          }),
        onLeave: leave,
      }}
    />
  );
}

/** Null where there are none. */
function wordsOfView(topic: Topic, { list, filter, only }: CardsView): Subsection | null {
  const whole = topic.subsections.find(({ title }) => title === list);
  if (whole === undefined) return null;
  const filtered = filterSubsection(whole, filter);
  const words = filtered.words.filter(({ id }) => only?.includes(itemId('word', id)) ?? true);
  return words.length === 0 ? null : { ...filtered, words };
}

function toStudied(word: Word): StudiedItem {
  return {
    itemId: itemId('word', word.id),
    dutch: withArticle(word),
    meaning: word.meaning,
    isTranslated: word.isTranslated,
  };
}

interface WordsNoteProps {
  readonly file: DataFileState<unknown>;
  readonly onRetry: () => void;
}

/** What is wrong with the words, with a button to load them again (VOC-07). */
function WordsNote({ file, onRetry }: WordsNoteProps) {
  const { t } = useLingui();
  if (file.phase !== 'failed') return <ShortageNote what="words" states={[file]} onRetry={onRetry} />;
  return (
    <div className="mb-6">
      <Alert tone="warning" title={t`The word lists could not be loaded`}>
        <p>
          <Trans>Check your connection. Until it works, here are two words to study.</Trans>
        </p>
        <Button tone="secondary" className="mt-3" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      </Alert>
    </div>
  );
}
