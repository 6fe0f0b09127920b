import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How many parts of the screen want it to themselves. */
const wanted = createStore(() => 0);

/** Takes the menu and all links of the app off the screen for as long as it is wanted: an exam fills the screen (MOC-14). */
export function useBareScreen(isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    wanted.setState((count) => count + 1, true);
    return () => wanted.setState((count) => count - 1, true);
  }, [isWanted]);
}

export function useIsBare(): boolean {
  return useStore(wanted, (count) => count > 0);
}
