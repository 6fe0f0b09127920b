import { createStore } from 'zustand/vanilla';
import type { Cancel } from '#browser/platform.ts';

/**
 * The one fact `busy`: something is under way in this tab that would be lost, or would have to be done again, if the page went
 * (QUA-11). It decides whether an update may be taken and whether the page may reload; the question before leaving is
 * asked for those of them that ask. What raises it, and what doesn't: docs/decisions/0017-updates.md.
 */
const underWay = new Set<symbol>();
const busy = createStore(() => false);

/** Held by a tab as long as it is busy, so that the others know; those that are busy too wait in line for it. */
export const BUSY_LOCK = 'oefenpad.busy';

/** Raises it, until the answer is called. */
export function beginBusy(): Cancel {
  const what = Symbol('under way');
  underWay.add(what);
  busy.setState(true);
  return () => {
    underWay.delete(what);
    busy.setState(underWay.size > 0);
  };
}

export const isBusyHere = busy.getState;

/** Runs each time it begins or ends to be true. */
export const onBusyChange: (listener: () => void) => Cancel = busy.subscribe;
