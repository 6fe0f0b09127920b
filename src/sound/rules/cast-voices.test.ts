import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castVoices, type Sex } from './cast-voices.ts';
import type { VoiceFacts } from './rank-voices.ts';

const colette = { name: 'Microsoft Colette Online (Natural) - Dutch (Netherlands)', lang: 'nl-NL' };
const maarten = { name: 'Microsoft Maarten Online (Natural) - Dutch (Netherlands)', lang: 'nl-NL' };
const xander = { name: 'Xander', lang: 'nl-NL' };
const betterXander = { name: 'Xander (Enhanced)', lang: 'nl-NL' };
const ellen = { name: 'Ellen', lang: 'nl-BE' };
const tablet = { name: 'Dutch Netherlands', lang: 'nl_NL' };
const androidWoman = { name: 'nl-nl-x-tfb-network', lang: 'nl-NL' };
const sameFromTheDevice = { name: 'nl-nl-x-tfb-local', lang: 'nl-NL' };
const androidMan = { name: 'nl-nl-x-bmh-local', lang: 'nl-NL' };
const robot = { name: 'Dutch espeak-ng', lang: 'nl' };

/** The voice and pitch of each speaker; the first voice is the chosen one. */
function heard(cast: readonly (Sex | null)[], ...voices: [VoiceFacts, ...VoiceFacts[]]) {
  return castVoices(cast, voices[0], voices).map(
    ({ voice, pitch }) => `${voice.name} ${Number(pitch.toFixed(2))}`,
  );
}

describe('castVoices', () => {
  it('MOC-08: a woman and a man have different voices, whoever starts', () => {
    const [one, other] = [`${colette.name} 1`, `${maarten.name} 1`];
    expect(heard(['woman', 'man'], colette, maarten)).toEqual([one, other]);
    expect(heard(['man', 'woman'], colette, maarten)).toEqual([other, one]);
    expect(heard(['man', 'woman'], androidWoman, sameFromTheDevice, androidMan)).toEqual([
      'nl-nl-x-bmh-local 1',
      'nl-nl-x-tfb-network 1',
    ]);
  });

  it('MOC-08: two unknown speakers have two voices, without robots or the same person twice', () => {
    expect(heard([null, null], xander, ellen)).toEqual(['Xander 1', 'Ellen 1']);
    expect(heard([null, null], betterXander, xander)).toEqual([
      'Xander (Enhanced) 1',
      'Xander (Enhanced) 1.4',
    ]);
    expect(heard([null, null], tablet, robot)).toEqual(['Dutch Netherlands 1', 'Dutch Netherlands 1.4']);
  });

  it('MOC-08: with one voice they differ in pitch, the man the lower one', () => {
    expect(heard(['woman', 'man'], tablet)).toEqual(['Dutch Netherlands 1', 'Dutch Netherlands 0.71']);
    expect(heard(['man', 'woman'], tablet)).toEqual(['Dutch Netherlands 1', 'Dutch Netherlands 1.4']);
    expect(heard(['woman', 'man'], xander)).toEqual(['Xander 1.25', 'Xander 1']);
    expect(heard(['man', 'woman'], ellen)).toEqual(['Ellen 0.8', 'Ellen 1']);
    expect(heard(['woman', 'woman'], ellen)).toEqual(['Ellen 1', 'Ellen 1.4']);
  });

  it('MOC-08: two women differ too if the device has a woman’s and a man’s voice', () => {
    expect(heard(['woman', 'woman'], ellen, xander)).toEqual(['Ellen 1', 'Xander 1.25']);
  });

  it('MOC-08: a single speaker has the chosen voice, unless its sex differs', () => {
    expect(heard(['man'], tablet, xander)).toEqual(['Dutch Netherlands 1']);
    expect(heard(['man'], colette, maarten)).toEqual([`${maarten.name} 1`]);
    expect(heard([null], colette, maarten)).toEqual([`${colette.name} 1`]);
  });

  it('MOC-08: with any voices, alternating speakers sound different', () => {
    const known = [
      colette,
      maarten,
      xander,
      betterXander,
      ellen,
      tablet,
      androidWoman,
      sameFromTheDevice,
      robot,
    ];
    const sex = fc.constantFrom<Sex | null>('woman', 'man', null);
    fc.assert(
      fc.property(fc.shuffledSubarray(known, { minLength: 1 }), sex, sex, ([own, ...others], one, other) => {
        if (own === undefined) return;
        const both = heard([one, other], own, ...others);
        expect(new Set(both).size).toBe(2);
      }),
    );
  });
});
