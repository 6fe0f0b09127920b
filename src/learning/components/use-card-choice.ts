import { useMemo } from 'react';
import { useStore } from 'zustand';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { cardChoice } from '#learning/card-choice.ts';
import { listeningOff } from '#learning/listening-off.ts';
import type { CardChoice } from '#learning/rules/item-cards.ts';
import { PICTURES } from '#storage/study-values.ts';

/** Which cards are asked on the day that began at `dayStart`. */
export function useCardChoice(dayStart: number): CardChoice {
  const [pictures] = useStoredState(PICTURES);
  const isWithoutSound = useStore(listeningOff(usePlatform())) >= dayStart;
  return useMemo(() => cardChoice(pictures, isWithoutSound), [pictures, isWithoutSound]);
}
