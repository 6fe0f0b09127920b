import { useState } from 'react';
import type { DeckOutcome } from '#practice/rules/deck-machine.ts';
import type { StudiedItem, StudyEndProps } from './study-end.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';

/** The summary after a list, shared by all pages; fetched after the page (QUA-02). */
export const studyEndCode = lazyCode<StudyEndProps>(() => import('./study-end.tsx'));

interface EndOf<Place> {
  /** The place of the finished list. */
  readonly place: Place;
  readonly outcome: DeckOutcome<StudiedItem>;
}

export interface StudyEndState<Place> {
  /** Null: no list was finished since the last one was opened. */
  readonly end: EndOf<Place> | null;
  readonly finish: <Card>(
    place: Place,
    outcome: DeckOutcome<Card>,
    toItem: (card: Card) => StudiedItem,
  ) => void;
  readonly forget: () => void;
}

/** Remembers the result of a page's last list, for the view shown after it. */
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
