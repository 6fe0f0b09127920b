import { expect, it } from 'vitest';
import { isPhrase, isSentence } from './lesson-dutch.ts';

it('RDG-02: phrases of a lesson stand in a sense, words alone, endings and letters do not', () => {
  const pieces = ['Ik woon in Utrecht.', 'ik rij', 'tot laat', 'reis', 'be, ge, her', '-tje, -je', 'k of t'];
  expect(pieces.filter(isPhrase)).toEqual(['Ik woon in Utrecht.', 'ik rij', 'tot laat']);
  expect(pieces.filter(isSentence)).toEqual(['Ik woon in Utrecht.']);
});
