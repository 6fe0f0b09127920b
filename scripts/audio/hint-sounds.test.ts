import { describe, expect, it } from 'vitest';
import { readHint } from '#dutch/vocabulary/read-hint.ts';
import { isSaidAsHinted, soundsOfHint } from './hint-sounds.ts';
import { REVIEWED_WORDS } from './reviewed-words.ts';

describe('how a word is said', () => {
  it('SPK-04: a hint is converted to sounds for espeak-ng', () => {
    expect(soundsOfHint('MEN-ə-dzjər')).toBe("m'En@dZ@r");
    expect(soundsOfHint('dank jə WEL')).toBe("dAnk j@ v#'El");
    expect(soundsOfHint('restaurant')).toBeNull();
  });

  it.each([
    ['AF-spraak', "_!'Afspr,a:k"],
    ['HUIS', "h'Wys"],
    ['WEER', "v#'I:r"],
    ['pree-zie-DENT', "pr,e:zid'Ent"],
  ])('SPK-04: %s matches espeak-ng’s own sounds of the word', (hint, printed) => {
    expect(isSaidAsHinted(printed, hint)).toBe(true);
  });

  it.each([
    ['MEN-ə-dzjər', "m'a:na:Q@r"],
    ['hor-LOO-zjə', "h'Orlo:x@"],
    ['ON-zə', "_|Onz'@"],
    ['GOET', "Q'ud"],
  ])('SPK-04: %s does not', (hint, printed) => {
    expect(isSaidAsHinted(printed, hint)).toBe(false);
  });

  it('SPK-04: every reviewed word has a readable hint, or none', () => {
    for (const [word, hint] of REVIEWED_WORDS) {
      expect(word).toBe(word.toLowerCase());
      if (hint !== null) expect(readHint(hint), word).not.toBeNull();
    }
  });
});
