import type { StudyEvent } from '#domain/memory/study-event.ts';
import { err, ok } from '#lib/result.ts';
import type { StorageFailure, StudyLogStore } from '#platform/platform.ts';

export interface FakeStudyLog extends StudyLogStore {
  readonly events: readonly StudyEvent[];
  /** From now on everything fails this way; null heals. */
  failWith(failure: StorageFailure | null): void;
}

/** The study log in memory. */
export function createFakeStudyLog(initial: readonly StudyEvent[] = []): FakeStudyLog {
  const events = [...initial];
  let failure: StorageFailure | null = null;
  return {
    events,
    append(added) {
      if (failure !== null) return Promise.resolve(err(failure));
      events.push(...added);
      return Promise.resolve(ok());
    },
    readAll: () =>
      Promise.resolve(failure === null ? ok(events.toSorted((a, b) => a.at - b.at)) : err(failure)),
    failWith(next) {
      failure = next;
    },
  };
}
