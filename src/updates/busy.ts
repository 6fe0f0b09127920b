import { createStore } from 'zustand/vanilla';
import type { Cancel } from '#browser/platform.ts';

/**
 * The one fact `busy`: something in this tab would be lost or have to be repeated if the page closed (QUA-11). It
 * decides whether an update may be applied and whether the page may reload. Some of these activities also ask before the
 * page is left. What sets it and what does not: docs/decisions/0017-updates.md.
 */
const underWay = new Set<symbol>();
const busy = createStore(() => false);

/** A tab holds this lock while it is busy, so that other tabs know; other busy tabs queue for it. */
export const BUSY_LOCK = 'oefenpad.busy';

/** Sets it until the returned function is called. */
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

/** Runs each time it changes. */
export const onBusyChange: (listener: () => void) => Cancel = busy.subscribe;
