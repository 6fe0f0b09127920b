import { useCallback } from 'react';
import {
  isFinished,
  sessionReducer,
  startSession,
  type SessionEvent,
  type StudySession,
} from '#learning/rules/session.ts';
import { localDay } from '#lib/calendar-day.ts';
import { HOUR_MS } from '#lib/duration.ts';
import type { Platform } from '#browser/platform.ts';
import { STUDY_SESSION } from '#storage/session-of-day.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';

/** Whoever is in the middle of a session at midnight finishes it. */
const AFTER_MIDNIGHT_MS = 3 * HOUR_MS;

interface DaySession {
  /** Null: none was begun today. */
  readonly session: StudySession | null;
  readonly begin: (minutes: number) => void;
  /** Applies an event to the newest state, also where another tab changed it meanwhile. */
  readonly send: (event: SessionEvent) => void;
}

/** The session of the day (PTH-03), the same on every page and in every tab. */
export function useStudySession(): DaySession {
  const { clock, storage } = usePlatform();
  const [stored] = useStoredState(STUDY_SESSION);
  const begin = useCallback(
    (minutes: number) => {
      const now = clock.now();
      STUDY_SESSION.write(storage, startSession(localDay(now), minutes, now));
    },
    [clock, storage],
  );
  const send = useCallback(
    (event: SessionEvent) => {
      const before = STUDY_SESSION.read(storage);
      const after = before === null ? null : sessionReducer(before, event);
      if (after !== before) STUDY_SESSION.write(storage, after);
    },
    [storage],
  );
  return { session: isOfToday(stored, clock) ? stored : null, begin, send };
}

function isOfToday(session: StudySession | null, clock: Platform['clock']): boolean {
  if (session === null) return false;
  const now = clock.now();
  if (session.day === localDay(now)) return true;
  return !isFinished(session) && now >= session.startedAt && now - session.startedAt < AFTER_MIDNIGHT_MS;
}
