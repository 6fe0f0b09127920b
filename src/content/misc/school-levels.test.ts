import { describe, expect, it } from 'vitest';
import { SCHOOL_LEVEL_IDS, SCHOOL_LEVELS, type SchoolLevelId } from './school-levels.ts';
import { SCHOOL_ROUTES } from './school-routes.ts';

const ofId = (id: SchoolLevelId) => SCHOOL_LEVELS.find((level) => level.id === id);
const rows = (id: SchoolLevelId) => ofId(id)?.parts?.rows.map(({ dutch }) => dutch);
const place = (id: SchoolLevelId) => SCHOOL_LEVEL_IDS.indexOf(id);
const routeOf = (from: SchoolLevelId, to: SchoolLevelId) =>
  SCHOOL_ROUTES.find((route) => route.from === from && route.to === to);

describe('the school system', () => {
  it('MSC-06: nine levels with their ages and lengths', () => {
    expect(SCHOOL_LEVELS.map(({ id }) => id)).toEqual(SCHOOL_LEVEL_IDS);
    expect(SCHOOL_LEVELS.map(({ id, age, duration }) => [id, age, duration])).toEqual([
      ['primary', '4–12', '8 years, *groep 1* to *groep 8*'],
      ['vmbo', '12–16', '4 years'],
      ['havo', '12–17', '5 years'],
      ['vwo', '12–18', '6 years'],
      ['mbo', '16 and over', '1 to 4 years'],
      ['hbo', 'about 17–21', '4 years, bachelor'],
      ['wo', 'about 18–21', '3 years, bachelor'],
      ['master', '21 and over', '1 to 2 years'],
      ['phd', '22 and over', '4 years'],
    ]);
  });

  it('MSC-06: the four tracks of the vmbo and the four levels of the mbo', () => {
    expect(rows('vmbo')).toEqual(['basis', 'kader', 'gemengd', 'theoretisch']);
    expect(rows('mbo')).toEqual(['niveau 1', 'niveau 2', 'niveau 3', 'niveau 4']);
  });

  it('MSC-06: school from the age of 5, English at about 10, exams half and half', () => {
    expect(ofId('primary')?.about).toMatch(
      /compulsory from the age of 5.*English comes at about the age of 10/,
    );
    for (const id of ['havo', 'vwo'] as const) {
      expect(ofId(id)?.exams).toBe('50% school exams and 50% central exams.');
    }
  });

  it('MSC-06: the routes to the next levels, with their conditions', () => {
    expect(routeOf('vmbo', 'havo')?.condition).toContain('one subject more');
    expect(routeOf('havo', 'vwo')?.condition).toContain('year 5');
    expect(routeOf('mbo', 'hbo')?.condition).toContain('level 4');
    expect(routeOf('hbo', 'wo')?.condition).toContain('propedeuse');
    expect(routeOf('vmbo', 'hbo')).toBeUndefined();
    expect(routeOf('havo', 'wo')).toBeUndefined();
  });

  it('MSC-06: no route leads back, and every level can be reached from primary school', () => {
    for (const { from, to } of SCHOOL_ROUTES) expect(place(from)).toBeLessThan(place(to));
    for (const id of SCHOOL_LEVEL_IDS.slice(1)) {
      expect(SCHOOL_ROUTES.some(({ to }) => to === id)).toBe(true);
    }
  });
});
