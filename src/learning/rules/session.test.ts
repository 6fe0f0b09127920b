import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentStep,
  isFinished,
  MISSED_SHARE,
  minutesLeft,
  secondsInAll,
  secondsLeft,
  sessionReducer,
  startSession,
  type SessionEvent,
  type SessionStep,
  type StudySession,
} from './session.ts';
import { LONGEST_STEP_SECONDS, MOST_DUE_SHARE, planSession, type SessionMaterial } from './session-plan.ts';

const ids = (name: string, count: number) => Array.from({ length: count }, (_, place) => `${name}:${place}`);
const counts = (max: number) => fc.integer({ min: 0, max });

const otherWork = fc
  .record({
    source: fc.constantFrom('interactions', 'grammar', 'a2-reading', 'a2-knm'),
    count: fc.integer({ min: 1, max: 12 }),
    secondsEach: fc.integer({ min: 10, max: 90 }),
    readSeconds: fc.constantFrom(0, 45),
    isPage: fc.boolean(),
    isKept: fc.boolean(),
  })
  .map(({ source, count, secondsEach, readSeconds, isPage, isKept }) =>
    isPage
      ? ({ kind: 'page', source, items: ['/page'], secondsEach: 600, readSeconds: 0, isKept } as const)
      : ({ kind: 'ask', source, items: ids(source, count), secondsEach, readSeconds } as const),
  );

const materials: fc.Arbitrary<SessionMaterial> = fc
  .record({
    due: counts(200),
    dueSeconds: fc.integer({ min: 4, max: 40 }),
    fresh: counts(15),
    freshSeconds: fc.integer({ min: 10, max: 60 }),
    heard: counts(6),
    spare: counts(60),
    others: fc.uniqueArray(otherWork, { selector: ({ source }) => source, maxLength: 4 }),
    isPlanned: fc.boolean(),
  })
  .map(({ due, dueSeconds, fresh, freshSeconds, heard, spare, others, isPlanned }) => ({
    due: { source: null, items: ids('due', due), secondsEach: dueSeconds },
    fresh: { source: 'words', items: ids('new', fresh), secondsEach: freshSeconds },
    heard: ids('heard', heard),
    spare: ids('spare', spare),
    others,
    isPlanned,
  }));
const someMinutes = fc.constantFrom(5, 10, 20, 30, 60);

const planned = (steps: readonly SessionStep[], minutes = 30): StudySession =>
  sessionReducer(startSession('2026-11-23', minutes, 1000), { kind: 'planned', steps, minutes });
const step = (kind: SessionStep['kind'], items: readonly string[], secondsEach = 10): SessionStep => ({
  kind,
  source: 'words',
  items,
  done: 0,
  secondsEach,
});
const play = (session: StudySession, ...events: readonly SessionEvent[]) =>
  events.reduce(sessionReducer, session);
const itemsOf = (steps: readonly SessionStep[], kind: SessionStep['kind']) =>
  steps.filter((one) => one.kind === kind).flatMap(({ items }) => items);

const kindsOf = (steps: readonly SessionStep[]) => new Set(steps.map(({ kind }) => kind));
/** The minutes that were kept for what comes before everything else. */
const keptOf = (steps: readonly SessionStep[], { others }: SessionMaterial) =>
  steps
    .filter(
      ({ kind, source }) => kind === 'page' && others.some((one) => one.source === source && one.isKept),
    )
    .reduce((sum, { secondsEach }) => sum + secondsEach, 0);
const isLong = ({ items, secondsEach }: SessionStep) =>
  items.length > 1 && items.length * secondsEach > LONGEST_STEP_SECONDS * 1.7;

describe('the plan of a session', () => {
  it('PTH-03: is never longer than its minutes, and asks each thing once', () => {
    fc.assert(
      fc.property(materials, someMinutes, (material, minutes) => {
        const steps = planSession(material, minutes);
        expect(secondsInAll(planned(steps, minutes))).toBeLessThanOrEqual(minutes * 60);
        for (const kind of ['review', 'learn', 'recall', 'hear', 'ask'] as const) {
          const items = itemsOf(steps, kind);
          expect(new Set(items).size).toBe(items.length);
        }
        expect(steps.every(({ items }) => items.length > 0)).toBe(true);
      }),
    );
  });

  it('PTH-03: every due card that fits comes before anything new', () => {
    fc.assert(
      fc.property(materials, someMinutes, (material, minutes) => {
        const steps = planSession({ ...material, spare: [] }, minutes);
        const kinds = steps.map(({ kind }) => kind);
        const reviewed = itemsOf(steps, 'review');
        expect(reviewed).toEqual(material.due.items.slice(0, reviewed.length));
        if (!kinds.includes('learn')) return;
        expect(kinds.lastIndexOf('review')).toBeLessThan(kinds.indexOf('learn'));
        const isOneMoreTooMuch =
          (reviewed.length + 1) * material.due.secondsEach >
          (minutes * 60 * 0.95 - keptOf(steps, material)) * (material.isPlanned ? 1 : MOST_DUE_SHARE) - 1e-6;
        expect(reviewed.length === material.due.items.length || isOneMoreTooMuch).toBe(true);
      }),
    );
  });

  it('PTH-03: nothing takes long in a row while something else could come between', () => {
    fc.assert(
      fc.property(materials, someMinutes, (material, minutes) => {
        const steps = planSession(material, minutes);
        expect(steps.filter(({ kind }) => kind === 'review' || kind === 'ask').some(isLong)).toBe(false);
        // Two steps of review follow each other only where all other work is used up, but for what the new words need.
        for (const [place, { kind }] of steps.entries()) {
          if (kind !== 'review' || steps[place + 1]?.kind !== 'review') continue;
          const later = steps.slice(place + 1).filter((one) => ['ask', 'hear'].includes(one.kind));
          const sources = new Set(later.map(({ source }) => source));
          expect(sources.size).toBeLessThanOrEqual(kindsOf(steps).has('learn') ? 2 : 0);
        }
      }),
    );
  });

  it('PTH-04: each new word of a session is asked from memory in a later step, with something between where there is something', () => {
    fc.assert(
      fc.property(materials, someMinutes, (material, minutes) => {
        const steps = planSession(material, minutes);
        expect(itemsOf(steps, 'recall')).toEqual(itemsOf(steps, 'learn'));
        const hasOther = steps.some(({ kind }) => kind === 'hear' || kind === 'ask' || kind === 'page');
        for (const [place, { kind, items }] of steps.entries()) {
          if (kind !== 'learn') continue;
          const recall = steps.findIndex(
            (one) => one.kind === 'recall' && one.items.includes(items[0] ?? ''),
          );
          expect(recall).toBeGreaterThan(place);
          if (hasOther) expect(recall).toBeGreaterThan(place + 1);
        }
      }),
    );
  });

  it('MEM-22: what only the coming exam brings fills the minutes that are left, after everything else', () => {
    const material = {
      due: { source: null, items: ids('due', 10), secondsEach: 10 },
      fresh: { source: 'words', items: [], secondsEach: 20 },
      heard: [],
      spare: ids('spare', 100),
      others: [
        {
          kind: 'ask' as const,
          source: 'grammar',
          items: ids('question', 3),
          secondsEach: 20,
          readSeconds: 0,
        },
      ],
      isPlanned: true,
    };
    const reviewed = itemsOf(planSession(material, 10), 'review');
    const left = Math.floor((10 * 60 * (1 - MISSED_SHARE) - 160) / 10);
    expect(reviewed).toEqual([...ids('due', 10), ...ids('spare', left)]);
    expect(itemsOf(planSession({ ...material, spare: [] }, 10), 'ask')).toHaveLength(3);
    expect(itemsOf(planSession(material, 10), 'ask')).toHaveLength(3);
  });

  it('PTH-07: a mock exam has its minutes however many cards are due, and is left out where it is too long', () => {
    const material: SessionMaterial = {
      due: { source: null, items: ids('due', 300), secondsEach: 10 },
      fresh: { source: 'words', items: [], secondsEach: 20 },
      heard: [],
      spare: [],
      others: [
        {
          kind: 'page',
          source: 'a2-reading',
          items: ['mock'],
          secondsEach: 65 * 60,
          readSeconds: 0,
          isKept: true,
        },
      ],
      isPlanned: true,
    };
    const day = planSession(material, 80);
    expect(itemsOf(day, 'page')).toEqual(['mock']);
    expect(secondsInAll(planned(day, 80))).toBeLessThanOrEqual(80 * 60);
    expect(itemsOf(day, 'review').length).toBe(66);
    const short = planSession(material, 30);
    expect(kindsOf(short)).toEqual(new Set(['review']));
    expect(itemsOf(short, 'review').length).toBe(171);
  });

  it('PTH-03: a first day of ten minutes has ten words at most, sentences to hear and a small step of each kind', () => {
    const steps = planSession(
      {
        due: { source: null, items: [], secondsEach: 12 },
        fresh: { source: 'words', items: ids('word', 10), secondsEach: 23 },
        heard: [],
        spare: [],
        others: [
          {
            kind: 'ask',
            source: 'interactions',
            items: ids('interaction', 2),
            secondsEach: 20,
            readSeconds: 0,
          },
          { kind: 'ask', source: 'grammar', items: ids('question', 3), secondsEach: 20, readSeconds: 45 },
        ],
        isPlanned: false,
      },
      10,
    );
    expect(steps.map(({ kind, source, items }) => `${kind} ${source} ${items.length}`)).toEqual([
      'learn words 5',
      'hear words 4',
      'learn words 5',
      'ask interactions 2',
      'hear words 2',
      'recall words 5',
      'read grammar 1',
      'ask grammar 3',
      'recall words 5',
    ]);
  });
});

describe('a session', () => {
  const TWO = [step('review', ['a', 'b']), step('learn', ['c'])];

  it('PTH-03: leads from item to item to its end, and tells how much is left', () => {
    let session = startSession('2026-11-23', 10, 1000);
    expect([currentStep(session), minutesLeft(session), isFinished(session)]).toEqual([null, 10, false]);
    session = planned([step('review', ['a', 'b'], 40), step('ask', ['c'], 30)], 10);
    expect([currentStep(session)?.item, secondsLeft(session), minutesLeft(session)]).toEqual(['a', 110, 2]);
    session = play(session, { kind: 'item-done', item: 'a' }, { kind: 'item-done', item: 'b' });
    expect([currentStep(session)?.step.kind, secondsLeft(session)]).toEqual(['ask', 30]);
    session = play(session, { kind: 'item-done', item: 'c' });
    expect([currentStep(session), minutesLeft(session), isFinished(session)]).toEqual([null, 0, true]);
  });

  it('PTH-03: an event that comes late, or from another tab, counts once', () => {
    const once = play(planned(TWO), { kind: 'item-done', item: 'a' });
    expect(play(once, { kind: 'item-done', item: 'a' })).toBe(once);
    expect(play(once, { kind: 'item-done', item: 'c' })).toBe(once);
    expect(play(once, { kind: 'planned', steps: [], minutes: 10 })).toBe(once);
  });

  it('PTH-03: what can not be asked is left out, and the rest of a step can be left out', () => {
    const passed = play(planned(TWO), { kind: 'item-passed', item: 'a' });
    expect([currentStep(passed)?.item, secondsInAll(passed)]).toEqual(['b', 20]);
    expect(currentStep(play(planned(TWO), { kind: 'step-passed' }))?.item).toBe('c');
    expect(isFinished(play(passed, { kind: 'step-passed' }, { kind: 'step-passed' }))).toBe(true);
  });

  it('PTH-03: a missed card comes again at the end if there is time, at most twice', () => {
    const missed = { kind: 'item-done', item: 'a', isMissed: true } as const;
    const known = { kind: 'item-done', item: 'c' } as const;
    const session = play(planned([step('review', ['a']), step('ask', ['c'])]), missed, known);
    expect(currentStep(session)).toMatchObject({ step: { kind: 'recall' }, item: 'a' });
    const again = play(session, missed);
    expect(currentStep(again)?.item).toBe('a');
    expect(isFinished(play(again, missed))).toBe(true);
    expect(isFinished(play(planned([step('review', ['a'], 60)], 1), missed))).toBe(true);
  });

  it('PTH-03: a page is done when it is said so, and until then remembers since when', () => {
    const session = planned([step('page', ['/writing-game'], 600), step('recall', ['c'])]);
    const opened = play(session, { kind: 'page-opened', at: 5000 }, { kind: 'page-opened', at: 9000 });
    expect(opened.pageOpenedAt).toBe(5000);
    const back = play(opened, { kind: 'item-done', item: '/writing-game' });
    expect([back.pageOpenedAt, currentStep(back)?.item]).toEqual([null, 'c']);
  });

  it('PTH-07: a mock exam that is not wanted today makes room for other work of the usual minutes', () => {
    const session = planned([step('page', ['mock-exam'], 3900)], 69);
    const other = { kind: 'extended', minutes: 30 - 69, steps: [step('ask', ['d'])] } as const;
    const after = play(session, { kind: 'step-passed' }, other);
    expect([after.minutes, currentStep(after)?.item]).toEqual([30, 'd']);
  });

  it('PTH-03: five minutes more can follow a finished session only', () => {
    const more = { kind: 'extended', minutes: 5, steps: [step('ask', ['d'])] } as const;
    expect(play(planned(TWO), more)).toEqual(planned(TWO));
    const longer = play(planned([]), more);
    expect([longer.minutes, currentStep(longer)?.item]).toEqual([35, 'd']);
  });

  it('PTH-03: whatever happens, what is finished stays finished, and a stored session resumes at the same place', () => {
    const events: fc.Arbitrary<(session: StudySession) => SessionEvent> = fc.oneof(
      fc.boolean().map((isMissed) => (session: StudySession) => ({
        kind: 'item-done' as const,
        item: currentStep(session)?.item ?? '',
        isMissed,
      })),
      fc.constantFrom('new:1', 'due:0', 'gone').map((item) => () => ({ kind: 'item-done' as const, item })),
      fc.constant((session: StudySession) => ({
        kind: 'item-passed' as const,
        item: currentStep(session)?.item ?? '',
      })),
      fc.constant(() => ({ kind: 'step-passed' as const })),
      fc.nat().map((at) => () => ({ kind: 'page-opened' as const, at })),
    );
    fc.assert(
      fc.property(materials, someMinutes, fc.array(events, { maxLength: 80 }), (material, minutes, some) => {
        let session = planned(planSession(material, minutes), minutes);
        for (const event of some) {
          const next = sessionReducer(session, event(session));
          expect(secondsInAll(next)).toBeLessThanOrEqual(minutes * 60);
          expect(next.steps?.every(({ done, items }) => done <= items.length)).toBe(true);
          if (isFinished(session)) expect(next).toBe(session);
          const stored: StudySession = JSON.parse(JSON.stringify(next));
          expect(currentStep(stored)).toEqual(currentStep(next));
          session = next;
        }
      }),
    );
  });
});
