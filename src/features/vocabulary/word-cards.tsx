import { WordCard } from '#features/vocabulary/word-card.tsx';
import { itemId } from '#domain/memory/item-id.ts';
import { withArticle, type Subsection, type Topic, type Word } from '#domain/vocabulary/vocabulary.ts';
import { DeckView } from '#shared/flashcards/deck-view.tsx';
import { useDeck } from '#shared/flashcards/use-deck.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { BackButton } from '#shared/parts/back-button.tsx';
import { showToast } from '#ui/toast.ts';

interface WordCardsProps {
  readonly topic: Topic;
  readonly subsection: Subsection;
  readonly firstCard: number;
  readonly onCardShown: (position: number) => void;
  readonly onLeave: () => void;
}

/** The words of a subsection, one card at a time (VOC-05). */
export function WordCards({ topic, subsection, firstCard, onCardShown, onLeave }: WordCardsProps) {
  const { title, words } = subsection;
  const { state, progress, send } = useDeck({
    cards: words,
    firstCard,
    onCardShown,
    // Turned and not rated: the translation was needed or checked (docs/decisions/0007).
    onTurnedCardLeft: () => recordAnswer('hard', null),
    onFinished: () => {
      congratulate(subsection);
      onLeave();
    },
  });
  const word = state.phase === 'studying' ? state.card : null;
  const recordAnswer = useStudyAnswer(itemId('word', word?.id ?? ''), 'flashcard');
  if (state.phase === 'finished') return null;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <div className="flex flex-col gap-2">
        <BackButton label={`Back to ${topic.title}`} onClick={onLeave} />
        <h1 className="text-3xl font-bold">{title}</h1>
      </div>
      <DeckView
        unit="Word"
        progress={progress}
        announcement={announcementOf(state)}
        onPrevious={() => send({ kind: 'previous-requested' })}
        onNext={() => send({ kind: 'next-requested' })}
      >
        <WordCard
          word={state.card}
          turned={state.turned}
          onTurned={() => send({ kind: 'card-turned' })}
          onRated={(grade) => {
            recordAnswer(grade, null);
            send({ kind: 'next-requested' });
          }}
        />
      </DeckView>
    </div>
  );
}

function congratulate({ title, words }: Subsection): void {
  showToast({
    title: 'Congratulations! 🎉',
    description: `You went through all ${words.length} words of ${title}.`,
    tone: 'success',
  });
}

function announcementOf({ card, turned }: { readonly card: Word; readonly turned: boolean }) {
  if (!turned) return <span lang="nl">{withArticle(card)}</span>;
  return (
    <>
      {card.english}. <span lang="nl">{card.example}</span>
    </>
  );
}
