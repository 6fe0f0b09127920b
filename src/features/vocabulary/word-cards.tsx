import type { Subsection, Topic } from '#domain/vocabulary/vocabulary.ts';
import { WordCard } from '#features/vocabulary/word-card.tsx';
import { useDeck } from '#shared/flashcards/use-deck.ts';
import { BackButton } from '#shared/parts/back-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { showToast } from '#ui/toast.ts';

interface WordCardsProps {
  readonly topic: Topic;
  readonly subsection: Subsection;
  readonly firstCard: number;
  readonly onCardShown: (position: number) => void;
  readonly onLeave: () => void;
  readonly onComplete: () => void;
}

/** The words of a subsection, one card at a time (VOC-05). */
export function WordCards({ topic, subsection, firstCard, ...on }: WordCardsProps) {
  const { title, words } = subsection;
  const { state, progress, send } = useDeck({
    cards: words,
    firstCard,
    onCardShown: on.onCardShown,
    onFinished: () => {
      showToast({
        title: 'Congratulations! 🎉',
        description: `You went through all ${words.length} words of ${title}.`,
        tone: 'success',
      });
      on.onComplete();
    },
  });
  if (state.phase === 'finished') return null;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <div className="flex flex-col gap-2">
        <BackButton label={`Back to ${topic.title}`} onClick={on.onLeave} />
        <h1 className="text-2xl font-bold">{title}</h1>
      </div>
      <ProgressBar
        label={`Word ${progress.current} of ${progress.total}`}
        value={progress.current}
        max={progress.total}
      />
      <WordCard
        key={state.card.id}
        word={state.card}
        turned={state.turned}
        onTurned={() => send({ kind: 'card-turned' })}
        onMovedOn={() => send({ kind: 'next-requested' })}
        onMovedBack={progress.isFirst ? null : () => send({ kind: 'previous-requested' })}
        nextLabel={progress.isLast ? 'Complete' : 'Next'}
      />
    </div>
  );
}
