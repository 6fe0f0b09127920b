import { itemsOf } from '#learning/rules/projection.ts';
import { EVENT_VERSION, type AnsweredEvent } from '#learning/rules/study-event.ts';
import { createBasePlatform } from '#browser/base-platform.ts';
import { createBrowserPlatform } from '#browser/browser-platform.ts';
import type { DatabaseChange, Platform } from '#browser/platform.ts';
import { createProjectionStore, type ProjectionStore } from '#learning/projection-store.ts';
import { createStudyLog, type StudyLog } from '#learning/study-log.ts';

/** The app's own study log without the app, for the bench to drive (QUA-07). Times in ms. */
export interface LogBench {
  readonly fill: (answers: number) => Promise<void>;
  /** From an empty page until the whole log is known. */
  readonly start: () => Promise<{ ms: number; answers: number }>;
  /** Waits until a snapshot exists. */
  readonly snapshot: () => Promise<void>;
  readonly forgetSnapshot: () => Promise<void>;
  /** Answers once: how long the screen waits for it, and how long until it is saved. */
  readonly answer: () => Promise<{ screen: number; saved: number }>;
}

const SNAPSHOT = { store: 'snapshots', key: 'projection' } as const;
/** As many as the app's words, plus half as many questions. */
const ITEMS = 3300;
/** An answer every half minute: a year and a half of an hour and a half a day. */
const FIRST_AT = Date.UTC(2026, 0, 1);
const STEP_MS = 30_000;

let onSaved: () => void = () => undefined;
const platform = watchSaving(createBrowserPlatform(createBasePlatform(), () => ({ voice: null, rate: 1 })));
let running: { studyLog: StudyLog; store: ProjectionStore } | null = null;

function watchSaving(real: Platform): Platform {
  const commit = async (change: DatabaseChange) => {
    const saved = await real.database.commit(change);
    if (saved.ok && change.events !== undefined) onSaved();
    return saved;
  };
  return { ...real, database: { ...real.database, commit } };
}

function answerOf(index: number): AnsweredEvent {
  const isWrong = index % 4 === 0;
  return {
    kind: 'answered',
    version: EVENT_VERSION,
    id: crypto.randomUUID(),
    browser: 'bench',
    card: 'meaning',
    at: FIRST_AT + index * STEP_MS,
    itemId: `${index % 3 === 0 ? 'question' : 'word'}:an-item-of-some-length-${(index * 7) % ITEMS}`,
    activity: index % 2 === 0 ? 'quiz' : 'flashcard',
    grade: isWrong ? 'wrong' : 'right',
    answer: isWrong ? `What was given to number ${index}` : 'The right answer',
    durationMs: 900 + (index % 5000),
  };
}

const bench: LogBench = {
  async fill(answers) {
    for (let begin = 0; begin < answers; begin += 5000) {
      const count = Math.min(5000, answers - begin);
      const events = Array.from({ length: count }, (_, index) => answerOf(begin + index));
      await platform.database.commit({ events });
    }
  },
  async start() {
    const begun = performance.now();
    const studyLog = createStudyLog(platform, (failure) => {
      throw new Error(failure);
    });
    const store = createProjectionStore(platform, studyLog);
    await store.start();
    const ms = performance.now() - begun;
    if (store.getState().status !== 'whole') throw new Error('The log was not read');
    running = { studyLog, store };
    const pasts = [...itemsOf(store.getState().projection)];
    return { ms, answers: pasts.reduce((sum, [, { answers }]) => sum + answers.length, 0) };
  },
  async snapshot() {
    for (;;) {
      const kept = await platform.database.keys('snapshots');
      if (kept.ok && kept.value.includes(SNAPSHOT.key)) return;
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    }
  },
  async forgetSnapshot() {
    await platform.database.commit({ remove: [SNAPSHOT] });
  },
  async answer() {
    if (running === null) throw new Error('Not started');
    const { studyLog, store } = running;
    const before = store.getState();
    const saving = new Promise<void>((resolve) => {
      onSaved = resolve;
    });
    const begun = performance.now();
    studyLog.record({
      itemId: 'word:an-item-of-some-length-7',
      activity: 'quiz',
      grade: 'right',
      answer: 'The right answer',
      durationMs: 1200,
    });
    const screen = performance.now() - begun;
    if (store.getState() === before) throw new Error('The answer is not in the state');
    await saving;
    return { screen, saved: performance.now() - begun };
  },
};

declare global {
  interface Window {
    logBench: LogBench;
  }
}
window.logBench = bench;
