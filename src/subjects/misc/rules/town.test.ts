import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRouteQuestions, shortestDistance, shortestRoute } from './routes.ts';
import {
  CANAL_ROW,
  drawTown,
  HEADINGS,
  isSameCrossing,
  TOWN_SIZE,
  whatIsAhead,
  type Crossing,
  type Town,
  type Walker,
} from './town.ts';
import { commandSentence, parseCommands } from './walk-commands.ts';
import { startWalk, walkReducer, type WalkCommand } from './walk-machine.ts';
import { ok } from '#lib/result.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';

const START: Walker = { column: 0, row: 0, heading: 'north' };
const TOP_RIGHT: Crossing = { column: 4, row: 4 };
const OPEN_TOWN: Town = { bridges: [0, 1, 2, 3, 4], roadworks: [] };
const ahead = (streets = 1): WalkCommand => ({ kind: 'straight', streets });
const LEFT: WalkCommand = { kind: 'left' };
const RIGHT: WalkCommand = { kind: 'right' };
const AROUND: WalkCommand = { kind: 'around' };
const walk = (commands: readonly WalkCommand[], town = OPEN_TOWN) =>
  commands.reduce(walkReducer, startWalk(town, START, TOP_RIGHT));

const anyTown = fc.integer().map((seed) => drawTown(createSeededRandom(seed)));
const anyCrossing = fc.record({
  column: fc.integer({ min: 0, max: TOWN_SIZE - 1 }),
  row: fc.integer({ min: 0, max: TOWN_SIZE - 1 }),
});
const anyCommand: fc.Arbitrary<WalkCommand> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map(ahead),
  fc.constantFrom(LEFT, RIGHT, AROUND),
);

describe('walking through the town', () => {
  it('MSC-11: the commands lead from bottom left to top right', () => {
    const end = walk([ahead(), RIGHT, ahead(4), LEFT, ahead(3)]);
    expect(end).toMatchObject({ phase: 'arrived', walker: { column: 4, row: 4, heading: 'north' } });
    expect(end.commands).toHaveLength(5);
    expect(end.trail).toHaveLength(9);
    expect(walkReducer(end, AROUND)).toBe(end);
  });

  it('MSC-11: turning goes round the compass and stays in place', () => {
    expect(walk([LEFT]).walker).toEqual({ ...START, heading: 'west' });
    expect(walk([RIGHT]).walker).toEqual({ ...START, heading: 'east' });
    expect(walk([AROUND]).walker).toEqual({ ...START, heading: 'south' });
    expect(walk([LEFT, LEFT, LEFT, LEFT]).walker).toEqual(START);
  });

  it('MSC-11: nobody walks off the map, into the canal or through roadworks; it says what is in the way', () => {
    expect(walk([LEFT, ahead()])).toMatchObject({ walker: { column: 0, row: 0 }, outcome: 'edge' });
    const town: Town = { bridges: [4], roadworks: [{ column: 0, row: 0, towards: 'east' }] };
    expect(walk([ahead(3)], town)).toMatchObject({ walker: { row: CANAL_ROW }, outcome: 'canal' });
    expect(walk([RIGHT, ahead()], town)).toMatchObject({ walker: { column: 0 }, outcome: 'roadworks' });
  });

  it('MSC-11: whatever the commands, each step of the walk follows an open street of the town', () => {
    fc.assert(
      fc.property(anyTown, fc.array(anyCommand, { maxLength: 40 }), (town, commands) => {
        const { trail, walker, phase } = walk(commands, town);
        expect(walker.column >= 0 && walker.column < TOWN_SIZE).toBe(true);
        expect(walker.row >= 0 && walker.row < TOWN_SIZE).toBe(true);
        expect(phase === 'arrived').toBe(isSameCrossing(walker, TOP_RIGHT));
        for (const [place, from] of trail.slice(0, -1).entries()) {
          const to = trail[place + 1];
          const isOpen = HEADINGS.some((heading) => {
            const there = { column: from.column, row: from.row, heading };
            if (whatIsAhead(town, there) !== 'free') return false;
            return shortestDistance(town, from, to ?? from) === 1;
          });
          expect(isOpen).toBe(true);
        }
      }),
    );
  });

  it('MSC-11: in every town every crossing can be reached, and the shortest route leads there', () => {
    fc.assert(
      fc.property(
        anyTown,
        anyCrossing,
        fc.constantFrom(...HEADINGS),
        anyCrossing,
        (town, from, heading, target) => {
          const route = shortestRoute(town, { ...from, heading }, target);
          expect(route).not.toBeNull();
          const end = (route ?? []).reduce(walkReducer, startWalk(town, { ...from, heading }, target));
          expect(end.phase).toBe('arrived');
          expect(end.commands).toEqual(route);
          expect(shortestDistance(town, from, target)).toBeLessThanOrEqual(end.trail.length - 1);
        },
      ),
    );
  });
});

describe('commands in Dutch', () => {
  it.each([
    ['ga rechtdoor', [ahead()]],
    ['  Rechtdoor! ', [ahead()]],
    ['recht door', [ahead()]],
    ['sla linksaf', [LEFT]],
    ['Links', [LEFT]],
    ['links af', [LEFT]],
    ['ga naar links', [LEFT]],
    ['je slaat rechtsaf', [RIGHT]],
    ['U gaat hier rechts', [RIGHT]],
    ['draai om', [AROUND]],
    ['Keer om.', [AROUND]],
    ['ga terug', [AROUND]],
    ['ga twee straten rechtdoor', [ahead(2)]],
    ['loop rechtdoor tot het derde kruispunt', [ahead(3)]],
    ['ga één straat rechtdoor', [ahead(1)]],
    ['neem de tweede straat rechts', [ahead(2), RIGHT]],
    ['sla bij het volgende kruispunt linksaf', [ahead(1), LEFT]],
    ['Ga eerst rechtdoor dan links daarna rechts', [ahead(), LEFT, RIGHT]],
    ['ga rechtdoor, sla dan linksaf en ga 2 keer rechtdoor', [ahead(), LEFT, ahead(2)]],
  ])('MSC-11: “%s” is understood', (text, commands) => {
    expect(parseCommands(text)).toEqual(ok(commands));
  });

  it.each(['', 'ga', 'linsaf', 'left', 'ga links rechts', 'sla', 'draai', 'rechtdoor naar huis toe'])(
    'MSC-11: “%s” is no command',
    (text) => {
      expect(parseCommands(text).ok).toBe(false);
    },
  );

  it('MSC-11: says which part was not understood', () => {
    expect(parseCommands('ga rechtdoor, sla linsaf')).toEqual({ ok: false, error: 'sla linsaf' });
  });

  it('MSC-11: what the app says in Dutch it also understands', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 8 }), (commands) => {
        expect(parseCommands(commands.map(commandSentence).join(' '))).toEqual(ok(commands));
      }),
    );
  });
});

it('MSC-11: a route question has one right answer among four, and its route leads there', () => {
  const places = [START, TOP_RIGHT, { column: 4, row: 0 }, { column: 0, row: 4 }, { column: 2, row: 2 }].map(
    ({ column, row }, place) => ({ column, row, name: `place ${place}` }),
  );
  fc.assert(
    fc.property(anyTown, fc.integer(), (town, seed) => {
      const questions = drawRouteQuestions(town, places, 3, createSeededRandom(seed));
      expect(new Set(questions.map(({ target }) => target)).size).toBe(questions.length);
      for (const { from, walker, commands, target, options } of questions) {
        expect(isSameCrossing(from, walker)).toBe(true);
        expect(new Set(options).size).toBe(4);
        expect(options.filter((option) => option === target)).toHaveLength(1);
        expect(options).not.toContain(from);
        const end = commands.reduce(walkReducer, startWalk(town, walker, target));
        expect(end).toMatchObject({ phase: 'arrived', commands });
      }
    }),
  );
});
