import { expect, it } from 'vitest';
import { wordsOfPiece } from '#content/schema/annotation.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { annotatedWords, senseAt } from './annotated-text.ts';
import { lookUp } from './look-up.ts';

const WORDS = [
  'Ik/VNW bel/WW/bellen/opbellen+2 je/VNW op/VZ/op/opbellen-2',
  'Dank/WW/danken/dank-je-wel+1 je/VNW/je/dank-je-wel+1 wel/BW/wel/dank-je-wel-2',
].flatMap(wordsOfPiece);

const found = (shown: string, pressed: string) => {
  const sense = senseAt(WORDS, shown, shown.indexOf(pressed));
  return sense && `${sense.sense}: ${sense.at.map(({ text }) => text).join(' ')}`;
};

it('RDG-01 RDG-02: a word has its sense of the text, with all parts, in a sentence or in several that are shown together', () => {
  expect(found('Ik bel je op.', 'op')).toBe('opbellen: bel op');
  expect(found('‘Ik bel je op.’ Dank je wel!', 'bel')).toBe('opbellen: bel op');
  for (const pressed of ['Dank', 'je', 'wel'])
    expect(found('Dank je wel!', pressed)).toBe('dank-je-wel: Dank je wel');
  expect(found('Ik bel je op.', ' je')).toBeUndefined();
  expect(found('je op', 'op')).toBe('opbellen: op');
  expect(found('Dat is van een andere tekst.', 'Dat')).toBeUndefined();
});

it('RDG-06: annotation comes with its text, and a gloss with the file of its letter alone', async () => {
  expect(await annotatedWords('other-text')).toEqual([]);
  const platform = createFakePlatform();
  const entry = {
    base: 'zitten',
    forms: ['zat', 'gezeten'],
    english: 'to be (in something)',
    wordId: 'word:zitten-erin',
  };
  platform.files.put('/lexicon/z.json', JSON.stringify({ 'zitten-erin': entry }));
  const text = { text: "'Er zit geen suiker in,' zegt hij.", textId: 'room-diary-first-snow' };
  expect(await lookUp(platform, text, 4)).toEqual({ kind: 'word', entry, at: [[4, 7]] });
  expect(await lookUp(platform, { ...text, text: 'Ik ben Adjoa en ik woon hier nu een maand.' }, 7)).toEqual({
    kind: 'name',
    at: [[7, 12]],
  });
  expect(platform.files.requests).toEqual(['/lexicon/z.json']);
  await expect(lookUp(platform, text, 8)).rejects.toThrow('/lexicon/g.json');
});
