import { expect, it } from 'vitest';
import { miscTexts } from './misc-texts.ts';

const piecesOf = (file: string) => miscTexts().find(({ id }) => id === file)?.pieces ?? [];

it('RDG-02: what a file shows in Dutch is a text: fields, figures as they are written, and what is between stars', () => {
  expect(piecesOf('town-places')).toContain('apotheek');
  expect(piecesOf('seasons')).toContain('maart, april, mei');
  expect(piecesOf('practical-numbers')).toEqual(
    expect.arrayContaining(['Dit brood kost € 2,85.', 'Dit brood kost twee euro vijfentachtig.', 'zes jaar']),
  );
  expect(piecesOf('town-places')).not.toContain('baker’s');
});

it('RDG-02: a question with a gap is there without and with its answer', () => {
  expect(piecesOf('family-questions')).toEqual(
    expect.arrayContaining(['De zus van mijn moeder is mijn …', 'De zus van mijn moeder is mijn tante.']),
  );
});

it('RDG-02: endings, letters and names of letters in an explanation are no texts', () => {
  expect(piecesOf('body-grammar')).toContain('de nek, de nekken');
  expect(piecesOf('body-grammar')).not.toContain('-en');
  expect(piecesOf('number-rules').filter((piece) => piece.length < 4)).toEqual([]);
});
