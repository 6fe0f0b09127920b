import type { StoreApi } from 'zustand/vanilla';

/**
 * A state that changes, in its read-only form: zustand's `useStore` brings it to a screen. Its owner creates it with
 * zustand's `createStore` and changes it with `setState(next, true)`. `true` means that the state is replaced and not
 * merged: merging a union on `phase` would leave fields of the former phase.
 */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
