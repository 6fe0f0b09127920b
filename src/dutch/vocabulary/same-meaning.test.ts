import { expect, it } from 'vitest';
import { sameMeaning } from './same-meaning.ts';

const word = (dutch: string, meaning: string, kind: string) => ({ dutch, meaning, kind });
const ANGRY = word('boos', 'angry', 'adjective');
const CROSS = word('kwaad', 'Angry ', 'adjective');
const WORDS = [ANGRY, CROSS, word('kwaad', 'evil', 'noun'), word('woedend', 'angry / furious', 'adjective')];

it('MEM-09: two words of a kind with exactly the same English are interchangeable, others are not', () => {
  const others = sameMeaning(WORDS);
  expect(others(ANGRY)).toEqual([CROSS]);
  expect(others(CROSS)).toEqual([ANGRY]);
  expect(others(word('boos', 'angry', 'noun'))).toEqual([]);
});
