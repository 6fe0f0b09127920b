import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DeckMaker } from './deck-maker.tsx';
import { DeckWays } from './deck-ways.tsx';
import { useDeckItems } from './use-deck-items.ts';
import { deckTitle, wordsOfDeck } from './deck-words.ts';
import type { VocabularyData } from '#data-files/vocabulary-file.ts';
import type { DeckView, VocabularyView, WordDeck } from '#routes/vocabulary-views.ts';
import type { StudyWay } from '#subjects/words/ways/study-way.ts';
import { wayOf } from '#subjects/words/ways/study-ways.ts';
import type { WayRunnerProps } from '#subjects/words/ways/way-runner.tsx';
import { wordIndexOf } from '#subjects/words/word-index.ts';
import { wordItems } from '#subjects/words/word-bank.ts';
import type { Catalogue, CatalogueItem } from '#learning/catalogue.ts';
import { useCatalogue } from '#learning/components/use-catalogue.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import type { PageView } from '#routes/components/use-page-view.ts';
import { BackButton } from '#components/back-button.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import type { NextStep } from '#practice/components/question/question-result.tsx';
import { ComputerVoiceNote } from '#sound/components/computer-voice-note.tsx';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

export interface DeckPageProps {
  readonly view: DeckView;
  readonly page: PageView<VocabularyView>;
  readonly data: VocabularyData;
}

const runnerCode = lazyCode<WayRunnerProps>(() => import('#subjects/words/ways/way-runner.tsx'));
/** Loaded while the person chooses an exercise. */
export const LATER_PARTS = [runnerCode];

/** For anything that can be studied, not just words. */
export default function DecksOfAll(props: DeckPageProps) {
  return <DeckPage {...props} catalogue={useCatalogue()} />;
}

/** Decks of any words: what is in one, its exercises, and doing one (MEM-21). */
export function DeckPage({ catalogue, ...props }: DeckPageProps & { readonly catalogue: Catalogue }) {
  const { view, page, data } = props;
  useFetchedAhead(LATER_PARTS);
  if (view.kind === 'deck-maker')
    return (
      <DeckMaker
        vocabulary={data.vocabulary}
        onChosen={(deck) => page.showView({ kind: 'deck', deck })}
        onBack={page.goBack}
      />
    );
  return <DeckOf key={JSON.stringify(view)} {...props} view={view} catalogue={catalogue} />;
}

type OpenView = Exclude<DeckView, { kind: 'deck-maker' }>;

/** A deck, once its items are known. */
function DeckOf({
  view,
  page,
  data,
  catalogue,
}: Omit<DeckPageProps, 'view'> & { readonly view: OpenView; readonly catalogue: Catalogue }) {
  const { t, i18n } = useLingui();
  const { deck } = view;
  const { items, missing } = useDeckItems(deck, data, catalogue);
  const title = deckTitle(deck, data.vocabulary, i18n);
  const way = view.kind === 'study' ? wayOf(view.way) : undefined;
  if (way !== undefined && items !== null)
    return <DeckStudy way={way} title={title} items={items} deck={deck} page={page} data={data} />;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <BackButton label={t`Back`} onClick={page.goBack} />
        <h1 className="text-3xl font-bold">{title}</h1>
      </div>
      {missing > 0 && (
        <Alert tone="warning">
          <Trans>
            <Plural value={missing} one="# card" other="# cards" /> can’t be loaded now. Check your connection
            and open this page again.
          </Trans>
        </Alert>
      )}
      {items === null ? (
        <>
          <output className="text-ink-soft">
            <Trans>Loading the cards …</Trans>
          </output>
          <Skeleton className="h-72" />
        </>
      ) : (
        <DeckWays
          title={title}
          items={items}
          onChosen={(id) => page.showView({ kind: 'study', deck, way: id })}
        />
      )}
    </div>
  );
}

interface DeckStudyProps extends Omit<DeckPageProps, 'view'> {
  readonly way: StudyWay;
  readonly title: string;
  readonly items: readonly CatalogueItem[];
  readonly deck: WordDeck;
}

/** One deck in one exercise. */
function DeckStudy({ way, title, items, deck, page, data }: DeckStudyProps) {
  const { t } = useLingui();
  const { goBack, showView } = page;
  const following = listAfter(deck, way, data);
  const next: NextStep =
    following === null
      ? { label: t`Other exercises`, onChosen: goBack }
      : {
          label: t`Next list: ${{ list: following.list }}`,
          onChosen: () => showView({ kind: 'study', deck: following, way: way.id }, { replace: true }),
        };
  return (
    <div className="stage-page mx-auto w-full max-w-2xl gap-5">
      <div className="flex flex-col gap-1">
        <BackButton label={t`Back to the exercises`} onClick={goBack} />
        <h1 className="text-3xl font-bold">{title}</h1>
        <p className="text-ink-soft">
          <MarkedText text={way.title} />
        </p>
      </div>
      {way.id === 'heard' && <ComputerVoiceNote />}
      <LazyView code={runnerCode} props={{ way, items, next }} placeholder={<Skeleton className="h-72" />} />
    </div>
  );
}

type ListDeck = Extract<WordDeck, { of: 'list' }>;

/** The next list of the same topic that fits this exercise. */
function listAfter(deck: WordDeck, way: StudyWay, { vocabulary }: VocabularyData): ListDeck | null {
  if (deck.of !== 'list') return null;
  const lists = vocabulary.topics.find(({ key }) => key === deck.topic)?.subsections ?? [];
  const place = lists.findIndex(({ title }) => title === deck.list);
  const later = lists.slice(place + 1).map(({ title }): ListDeck => ({ ...deck, list: title }));
  const itemOf = wordItems(vocabulary);
  return (
    later.find((list) => wordsOfDeck(list, vocabulary, wordIndexOf(vocabulary)).map(itemOf).some(way.fits)) ??
    null
  );
}
