import { describe, expect, it } from 'vitest';
import { pictureProblems, scenePictureProblems } from './pictures.ts';

const ROW = {
  id: 'knm-bank-old-sofa',
  options: ['Naar de milieustraat', 'Naar de glasbak', 'Naar de papierbak'],
  correct: 0,
  picture: 'sofa',
  pictureAlt: 'Een bank.',
} as const;
const { picture: _picture, pictureAlt: _pictureAlt, ...PLAIN } = ROW;
const SOFA = { name: 'sofa.svg', bytes: 900 };

const about = (...given: Parameters<typeof pictureProblems>) =>
  pictureProblems(...given).map((problem) => problem.about);

describe('the drawings of the KNM questions', () => {
  it('MOC-06: a third of the questions has one', () => {
    expect(about([ROW, PLAIN, PLAIN], [SOFA])).toEqual([]);
    expect(about([ROW, PLAIN, PLAIN, PLAIN], [SOFA])).toEqual(['pictures']);
  });

  it('MOC-06: a drawing that is missing, too large or unused is found', () => {
    expect(about([ROW], [])).toEqual([ROW.id]);
    expect(about([ROW], [{ ...SOFA, bytes: 3001 }])).toEqual(['sofa.svg']);
    expect(about([ROW], [SOFA, { name: 'bus.svg', bytes: 1 }])).toEqual(['bus.svg']);
  });

  it('MOC-06: alt text that gives the answer away is found', () => {
    const pictureAlt = 'Een auto rijdt naar de milieustraat.';
    expect(about([{ ...ROW, pictureAlt }], [SOFA])).toEqual([ROW.id]);
  });
});

it('MOC-06: each picture of a speaking task exists and is small, and none is unused', () => {
  const pictures = [
    { id: 'market', alt: 'Een kraam.' },
    { id: 'beach', alt: 'Een strand.' },
  ];
  const market = { name: 'market.svg', bytes: 2000 };
  expect(scenePictureProblems(pictures, [market, { name: 'beach.svg', bytes: 2900 }])).toEqual([]);
  const found = scenePictureProblems(pictures, [market, { name: 'park.svg', bytes: 3100 }]);
  expect(found.map(({ message }) => message)).toEqual([
    'beach: there is no drawing of it',
    'park.svg: it has 3100 bytes on the way',
    'park.svg: no task has it',
  ]);
});
