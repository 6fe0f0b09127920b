import { expect, it } from 'vitest';
import { headwords } from './headwords.ts';

const noun = (id: string, dutch = id) => ({ id, dutch, kind: 'noun' });
const WORDS = [noun('boom'), noun('les-1', 'les'), noun('les-2', 'les'), { ...noun('koken'), kind: 'verb' }];

it('RDG-02: what practice makes from a word shows that word, and so does an example', () => {
  const headwordOf = headwords(WORDS, [noun('bank-buiten', 'bank')]);
  expect(headwordOf('practice-plural', 'plural-boom')?.id).toBe('boom');
  expect(headwordOf('practice-present', 'present-koken')?.id).toBe('koken');
  expect(headwordOf('practice-de-het', 'de-het-bank')?.id).toBe('bank-buiten');
  expect(headwordOf('words-b', 'boom')?.id).toBe('boom');
  expect(headwordOf('practice-adjective-ending', 'adjective-ending-groot-huis')).toBeUndefined();
  expect(headwordOf('room-news', 'boom')).toBeUndefined();
});

it('RDG-02: a word of practice with several senses, or none, has to be decided', () => {
  const headwordOf = headwords(WORDS, []);
  expect(() => headwordOf('practice-plural', 'plural-les')).toThrow('les is les-1 or les-2');
  expect(() => headwordOf('practice-plural', 'plural-koken')).toThrow('koken');
});
