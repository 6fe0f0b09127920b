import { useState } from 'react';
import type { DeckOutcome } from '#practice/rules/deck-machine.ts';
import type { StudiedItem, StudyEndProps } from './study-end.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';

/** The end of a deck, for every page that has one; fetched after the page (QUA-02). */
export const studyEndCode = lazyCode<StudyEndProps>(() => import('./study-end.tsx'));

interface EndOf<Place> {
  /** What was gone through. */
  readonly place: Place;
  readonly outcome: DeckOutcome<StudiedItem>;
}

export interface StudyEndState<Place> {
  /** Null: nothing was gone through since something was opened. */
  readonly end: EndOf<Place> | null;
  readonly finish: <Card>(
    place: Place,
    outcome: DeckOutcome<Card>,
    toItem: (card: Card) => StudiedItem,
  ) => void;
  readonly forget: () => void;
}

/** Remembers what a page's last deck came to, for the view that is shown after it. */
export function useStudyEnd<Place>(): StudyEndState<Place> {
  const [end, setEnd] = useState<EndOf<Place> | null>(null);
  return {
    end,
    finish(place, { known, missed, unrated }, toItem) {
      setEnd({
        place,
        outcome: { known: known.map(toItem), missed: missed.map(toItem), unrated: unrated.map(toItem) },
      });
    },
    forget: () => setEnd(null),
  };
}
