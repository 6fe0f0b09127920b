import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import WordMeaning from './word-meaning.tsx';
import type { CultureSection, CultureTopic, CultureWord } from '#subjects/culture/rules/culture.ts';
import type { DeckOutcome } from '#practice/rules/deck-machine.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { SelfRatedDeck, type Flashcard } from '#practice/components/deck/self-rated-deck.tsx';
import { WordFront } from '#practice/components/deck/word-front.tsx';
import { SecondName } from '#components/second-name.tsx';
import { BackButton } from '#components/back-button.tsx';
import type { PlaylistChoice } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { textOf } from '#lib/shown-text.ts';
import { Meaning } from '#components/meaning.tsx';

export interface SectionCardsProps {
  readonly topic: CultureTopic;
  readonly section: CultureSection;
  readonly firstCard: number;
  readonly onCardShown: (position: number) => void;
  /** Called after `Complete`. */
  readonly onFinished: (outcome: DeckOutcome<CultureWord>) => void;
  readonly onLeave: () => void;
}

/** The words of a section, one card at a time (CUL-03). Loaded late, hence the default export. */
export default function SectionCards({
  topic,
  section,
  firstCard,
  onCardShown,
  onFinished,
  onLeave,
}: SectionCardsProps) {
  const { t, i18n } = useLingui();
  const { title, meaning, words } = section;
  return (
    <div className="stage-page mx-auto max-w-2xl gap-5">
      <div className="flex flex-col gap-2">
        <BackButton label={t`Back to ${{ title: textOf(topic.name, i18n) }}`} onClick={onLeave} />
        <h1 lang="nl" className="text-3xl font-bold">
          {title}
        </h1>
        <SecondName english={meaning} className="text-ink-soft" />
        <div className="flex flex-wrap gap-x-6">
          <AddToReview
            itemIds={words.map(({ id }) => itemId('culture-word', id))}
            what={t({ message: plural(words.length, { one: '# word', other: '# words' }) })}
          />
          <PlaylistButton title={title} isTitleDutch choices={() => choicesOf(words, i18n)} />
        </div>
      </div>
      <SelfRatedDeck
        items={words}
        cardOf={cardOf}
        firstCard={firstCard}
        onCardShown={onCardShown}
        onFinished={onFinished}
      />
    </div>
  );
}

function choicesOf(words: readonly CultureWord[], i18n: I18n): readonly PlaylistChoice[] {
  return [
    {
      label: i18n._(msg`Words`),
      items: words.map(({ dutch, meaning, isTranslated }) => ({ dutch, meaning, isTranslated })),
    },
    {
      label: i18n._(msg`What they are`),
      items: words.map(({ definition, explanation, isTranslated }) => ({
        dutch: definition,
        meaning: explanation ?? null,
        isTranslated,
      })),
    },
  ];
}

function cardOf(word: CultureWord): Flashcard {
  const { dutch, definition } = word;
  return {
    itemId: itemId('culture-word', word.id),
    front: <WordFront dutch={dutch} />,
    back: <WordMeaning word={word} />,
    spokenFront: <span lang="nl">{dutch}</span>,
    spokenBack: (
      <>
        <Meaning of={word} />. <span lang="nl">{definition}</span>
      </>
    ),
  };
}
