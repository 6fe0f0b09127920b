import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  type DeckEvent,
  type DeckOutcome,
  deckOutcome,
  type DeckProgress,
  deckProgress,
  deckReducer,
  type DeckState,
  startDeck,
} from '#practice/rules/deck-machine.ts';
import { silentWhile } from '#browser/texts/silent-words.ts';
import type { StudyGrade } from '#learning/rules/study-event.ts';
import { placeText, type StudyUnit } from '#practice/components/study-unit.ts';
import { useMachine } from '#practice/components/use-machine.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Announcement } from '#ui/announcement.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE, focusMarked, isFocusLost, useSeen } from '#ui/moved-focus.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface DeckViewProps {
  /** What a card is. */
  readonly unit: StudyUnit;
  readonly progress: DeckProgress;
  readonly showPercentage?: boolean;
  /** Read out politely when it changes: what the card now shows. Text only, nothing that can be pressed. */
  readonly announcement: ReactNode;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** The back of the card is shown. */
  readonly isTurned: boolean;
  readonly onTurned: () => void;
  /** The labels of the button that turns the card, and of the one that turns it back. */
  readonly turnLabels: readonly [show: string, hide: string];
  /** The self-rating, above the buttons. */
  readonly rating?: ReactNode;
  /** The card. */
  readonly children: ReactNode;
}

/** A card of a list with its progress and navigation. */
export function DeckView({
  unit,
  progress,
  showPercentage = false,
  announcement,
  isTurned,
  onTurned,
  turnLabels: [show, hide],
  onPrevious,
  onNext,
  rating,
  children,
}: DeckViewProps) {
  const card = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useKeptHeight(card, bar, isTurned);
  useSeen(card, isTurned ? progress.current : null);
  useDeckFocus(bar, isTurned, progress.current);
  const { i18n } = useLingui();
  const place = i18n._(placeText(unit, progress.current, progress.total));
  return (
    <>
      <ProgressBar
        label={place}
        value={progress.current}
        max={progress.total}
        showPercentage={showPercentage}
      />
      <div
        ref={card}
        {...silentWhile(!isTurned)}
        className="scroll-mb-20 transition-none [&_button]:scroll-mb-20"
      >
        {children}
      </div>
      <Announcement change={`${progress.current} ${isTurned}`}>
        <Trans>
          {place}: {announcement}
        </Trans>
      </Announcement>
      {/* Even with `Complete` they fit on one line of 390 px. */}
      <ActionBar ref={bar} className="max-sm:[&>button]:px-2">
        {rating}
        <Button tone="secondary" disabled={progress.isFirst} onClick={onPrevious}>
          <Trans>Previous</Trans>
        </Button>
        <Button
          {...(!isTurned && FOCUS_HERE)}
          tone={isTurned ? 'secondary' : 'primary'}
          aria-expanded={isTurned}
          onClick={onTurned}
        >
          {isTurned ? hide : show}
        </Button>
        <Button
          tone="secondary"
          // Completing needs a deliberate press, not the second half of a double click.
          onClick={({ detail }) => (progress.isLast && detail > 1 ? undefined : onNext())}
        >
          {progress.isLast ? <Trans>Complete</Trans> : <Trans>Next</Trans>}
        </Button>
      </ActionBar>
    </>
  );
}

/**
 * Gives the fronts the height of the highest back so far, and of the rating that comes with it: with less the page would become shorter
 * at each next card, and jump up and down.
 */
function useKeptHeight(
  card: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  isTurned: boolean,
): void {
  // Of another width, such as that of a phone that was turned, a height means nothing.
  const highest = useRef({ width: 0, height: 0, below: 0 });
  useLayoutEffect(() => {
    if (card.current === null) return;
    const { style } = card.current;
    // Nothing is measured before the height is kept, or the page would already have moved.
    if (!isTurned && highest.current.height > 0) {
      style.setProperty('min-height', `${highest.current.height - highest.current.below}px`);
      return;
    }
    const { offsetWidth: width } = card.current;
    const below = bar.current?.offsetHeight ?? 0;
    if (!isTurned) {
      highest.current.below = below;
      return;
    }
    if (width !== highest.current.width) highest.current = { ...highest.current, width, height: 0 };
    // The card itself: what it stands in has the height that was kept for it.
    const content = card.current.querySelector<HTMLElement>(':scope > *')?.offsetHeight ?? 0;
    highest.current.height = Math.max(highest.current.height, content + below);
    style.setProperty('min-height', `${highest.current.height - below}px`);
  }, [card, bar, isTurned]);
}

/**
 * Moves the focus, so that a list needs no Tab key: from the button that turned the card to its rating, and from a card
 * that was turned, or whose button went away, to the button that turns the next one. When the person only moves between
 * cards, the focus stays (NAV-07).
 * @param bar contains both, marked with `FOCUS_HERE`
 * @param place a different value for each card
 */
export function useDeckFocus(
  bar: RefObject<HTMLElement | null>,
  isTurned: boolean,
  place: number | string,
): void {
  const last = useRef({ isTurned, place });
  useLayoutEffect(() => {
    const before = last.current;
    if (before.isTurned === isTurned && before.place === place) return;
    last.current = { isTurned, place };
    if (isTurned || before.isTurned || isFocusLost()) focusMarked(bar.current);
  }, [bar, isTurned, place]);
}

interface DeckOptions<Card> {
  readonly cards: readonly Card[];
  /** The index of the first card. */
  readonly firstCard: number;
  /** The id under which a card's ratings are logged; without it nothing is logged. */
  readonly itemIdOf?: (card: Card) => string;
  readonly onCardShown: (position: number) => void;
  /** Runs after `Complete` on the last card, with the ratings. */
  readonly onFinished: (outcome: DeckOutcome<Card>) => void;
}

interface Deck<Card> {
  readonly state: DeckState<Card>;
  readonly progress: DeckProgress;
  readonly send: (event: DeckEvent) => void;
}

/**
 * Shows cards one by one, with buttons, arrow keys and Space (QUA-14). Each rating is logged once per showing of a card,
 * with the time since it was shown (MEM-01).
 */
export function useDeck<Card extends object>({
  cards,
  firstCard,
  itemIdOf,
  onCardShown,
  onFinished,
}: DeckOptions<Card>): Deck<Card> {
  const { state, send: sendOn } = useMachine<DeckState<Card>, DeckEvent>(() => ({
    initial: startDeck(cards, firstCard),
    reduce: deckReducer,
    askedOf: ({ shownCount }) => shownCount,
    answerOf: (before, after) => {
      const grade = gradeOf(before, after);
      if (itemIdOf === undefined || grade === null || before.phase === 'finished') return null;
      return { itemId: itemIdOf(before.card), activity: 'flashcard', grade, answer: null };
    },
  }));
  const send = (event: DeckEvent) => {
    const next = sendOn(event);
    if (next.phase === 'finished') onFinished(deckOutcome(next));
    else if (next.shownCount !== state.shownCount) onCardShown(next.position);
  };
  useShortcuts({
    ' ': () => send({ kind: 'card-turned' }),
    ArrowLeft: () => send({ kind: 'previous-requested' }),
    // Not on the last card: completing must be deliberate, not an extra key press.
    ArrowRight: () => (deckProgress(state).isLast ? undefined : send({ kind: 'next-requested' })),
  });
  return { state, progress: deckProgress(state), send };
}

/** The grade that this step gave to the card shown before, or null. */
function gradeOf(before: DeckState<unknown>, after: DeckState<unknown>): StudyGrade | null {
  if (before.phase === 'finished' || before.rated !== null) return null;
  const isLeft = after.phase === 'finished' || after.shownCount !== before.shownCount;
  if (!isLeft) return after.rated;
  // Turned and not rated: the translation was needed or checked (docs/decisions/0007).
  return before.turned ? 'hard' : null;
}
