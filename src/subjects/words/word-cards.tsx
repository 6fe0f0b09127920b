import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckOutcome } from '#practice/rules/deck-machine.ts';
import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { examplesOf } from '#dutch/vocabulary/fitting-example.ts';
import { itemId } from '#learning/rules/item-id.ts';
import {
  type Subsection,
  type Topic,
  type Word,
  type WordFilter,
  withArticle,
} from '#dutch/vocabulary/vocabulary.ts';
import { DutchWord } from './dutch-word.tsx';
import { PronunciationHint } from './pronunciation-hint.tsx';
import WordDetails from './word-details.tsx';
import { type Flashcard, SelfRatedDeck } from '#practice/components/deck/self-rated-deck.tsx';
import { WordFront } from '#practice/components/deck/word-front.tsx';
import { BackButton } from '#components/back-button.tsx';
import { countText } from '#practice/components/study-unit.ts';
import type { PlaylistChoice } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { useKnownForms } from '#learning/components/use-known-forms.ts';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { KnowAllOfThese } from '#learning/components/know-this.tsx';
import { Button } from '#ui/button.tsx';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';
import { Meaning } from '#components/meaning.tsx';

export interface WordCardsProps {
  readonly topic: Topic;
  readonly subsection: Subsection;
  /** The filter that selected the words. */
  readonly filter: WordFilter;
  readonly firstCard: number;
  readonly onCardShown: (position: number) => void;
  /** Called after `Complete`. */
  readonly onFinished: (outcome: DeckOutcome<Word>) => void;
  /** To study the list with other exercises. */
  readonly onOtherWays: () => void;
  readonly onLeave: () => void;
}

const ONLY: Record<Exclude<WordFilter, 'all'>, MessageDescriptor> = {
  noun: msg`Nouns only`,
  verb: msg`Verbs only`,
  adjective: msg`Adjectives only`,
  other: msg`Other words only`,
};

/** The words of a subsection, one card at a time (VOC-05). Loaded late, hence the default export. */
export default function WordCards({
  topic,
  subsection,
  filter,
  firstCard,
  onCardShown,
  onFinished,
  onOtherWays,
  onLeave,
}: WordCardsProps) {
  const { t, i18n } = useLingui();
  const { words } = subsection;
  const name = textOf(nameOfWords(topic.key, subsection.title), i18n);
  const [isMoreShown, showMore] = useState(false);
  const known = useKnownForms();
  return (
    <div className="stage-page mx-auto max-w-2xl gap-5">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <BackButton
            label={t`Back to ${{ title: textOf(nameOfWords(topic.key, topic.title), i18n) }}`}
            onClick={onLeave}
          />
          <Button tone="quiet" aria-expanded={isMoreShown} onClick={() => showMore(!isMoreShown)}>
            <Trans>More with this list</Trans>
          </Button>
        </div>
        <h1 dir="auto" className="text-2xl font-bold">
          {name}
        </h1>
        {filter !== 'all' && <p className="text-ink-soft">{i18n._(ONLY[filter])}</p>}
        {isMoreShown && (
          <div className="flex flex-wrap gap-x-6">
            <AddToReview
              itemIds={words.map(({ id }) => itemId('word', id))}
              what={i18n._(countText('word', words.length))}
            />
            <KnowAllOfThese itemIds={words.map(({ id }) => itemId('word', id))} />
            <Button tone="quiet" onClick={onOtherWays} className="-ms-3">
              <Shapes aria-hidden size={18} />
              <Trans>Other exercises</Trans>
            </Button>
            <PlaylistButton title={name} choices={() => choicesOf(words, i18n)} />
          </div>
        )}
      </div>
      <SelfRatedDeck
        items={words}
        cardOf={(word) => cardOf(word, known, i18n)}
        firstCard={firstCard}
        onCardShown={onCardShown}
        onFinished={onFinished}
      />
    </div>
  );
}

function choicesOf(words: readonly Word[], i18n: Pick<I18n, '_'>): readonly PlaylistChoice[] {
  return [
    {
      label: i18n._(msg`Words`),
      items: words.map((word) => ({
        dutch: withArticle(word),
        meaning: word.meaning,
        isTranslated: word.isTranslated,
      })),
    },
    {
      label: i18n._(msg`Example sentences`),
      items: words.map(({ example, exampleEn }) => ({ dutch: example, meaning: exampleEn ?? null })),
    },
  ];
}

function cardOf(word: Word, known: ReadonlySet<string> | undefined, i18n: Pick<I18n, '_'>): Flashcard {
  const dutch = withArticle(word);
  return {
    itemId: itemId('word', word.id),
    front: (
      <WordFront dutch={dutch} shown={<DutchWord word={word} />} listenLabel={i18n._(msg`Pronunciation`)}>
        <PronunciationHint word={word} />
      </WordFront>
    ),
    back: <WordDetails word={word} {...(known !== undefined && { known })} />,
    spokenFront: <span lang="nl">{dutch}</span>,
    spokenBack: (
      <>
        <Meaning of={word} />. <span lang="nl">{examplesOf(word, known ?? new Set())[0]?.dutch}</span>
      </>
    ),
  };
}
