import type { StoreApi } from 'zustand/vanilla';

/**
 * Something that stands somehow and changes, as whoever follows it may see it: `useStore` of zustand brings it to a screen. Who owns
 * it makes it with zustand's `createStore` and changes it with `setState(next, true)`: `true`, for a state here is replaced and never
 * merged into the one before (a union on `phase` would keep fields of the phase that ended).
 */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
