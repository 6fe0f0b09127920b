import { describe, expect, it } from 'vitest';
import type { StudyEvent } from '#domain/memory/study-event.ts';
import { createLateStudyLog } from '#platform/late-study-log.ts';
import { late } from '#platform/late.ts';
import { createFakeStudyLog } from '#testing/fake-study-log.ts';

const event: StudyEvent = {
  id: 'one',
  at: 1,
  itemId: 'word:huis',
  activity: 'flashcard',
  grade: 'good',
  answer: null,
  durationMs: 900,
};

describe('late study log', () => {
  it('MEM-01: loads its code once, at the first use', async () => {
    let loads = 0;
    const log = createLateStudyLog(
      late(() => {
        loads += 1;
        return Promise.resolve(createFakeStudyLog());
      }),
    );
    expect(loads).toBe(0);
    await log.append([event]);
    expect(await log.readAll()).toEqual({ ok: true, value: [event] });
    expect(loads).toBe(1);
  });

  it('MEM-03: code that cannot be loaded is a log that could not save, and is tried again', async () => {
    let isOnline = false;
    const log = createLateStudyLog(
      late(() => (isOnline ? Promise.resolve(createFakeStudyLog()) : Promise.reject(new Error('offline')))),
    );
    expect(await log.append([event])).toEqual({ ok: false, error: 'failed' });
    expect(await log.readAll()).toEqual({ ok: false, error: 'failed' });
    isOnline = true;
    expect((await log.append([event])).ok).toBe(true);
  });
});
