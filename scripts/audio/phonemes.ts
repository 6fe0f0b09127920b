import type { Voice } from './voices.ts';

/** A sound in MBROLA's format. `_` is silence. */
export interface Phoneme {
  readonly name: string;
  readonly ms: number;
  /** The pitch in Hz at a position in the sound, in percent. */
  readonly pitch: readonly (readonly [percent: number, hz: number])[];
}

const VOWELS = new Set('I Y E @ O A i e y u o a 2 Ei 9y Au E: 9: O: A~ E~'.split(' '));
const VOICELESS_OF = new Map([
  ['b', 'p'],
  ['d', 't'],
  ['g', 'k'],
  ['v', 'f'],
  ['z', 's'],
  ['Z', 'S'],
  ['G', 'x'],
]);
const VOICED_BEFORE = new Map([
  ['b', ['r', 'l']],
  ['d', ['r', 'w', 'j']],
  ['g', ['r', 'l']],
  ['v', ['r', 'l']],
  ['z', ['w']],
]);
/** Sounds that have another name in the woman's voice, or are missing there. */
const NAMES_OF_NL3 = new Map([
  ['W', ['w']],
  ['nj', ['J']],
  ['tj', ['c']],
  ['dj', ['d', 'j']],
]);
/** In her voice `maai`, `mooi`, `boei` are one sound each; a separate `j` exists only before a vowel. */
const DIPHTHONGS_OF_NL3 = new Set(['ai', 'oi', 'ui', 'Ai', 'Oi']);
const SAME_SOUND_MIN_MS = 60;

/** Parses the output of `espeak-ng --pho`. */
export function readPhonemes(pho: string): Phoneme[] {
  return pho
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([name]) => name !== undefined && name !== '')
    .map(([name = '_', ms = '0', ...points]) => ({
      name,
      ms: Number(ms),
      pitch: points.flatMap((percent, place) =>
        place % 2 === 0 ? [[Number(percent), Number(points[place + 1])] as const] : [],
      ),
    }));
}

export function writePhonemes(phonemes: readonly Phoneme[]): string {
  return phonemes
    .map(({ name, ms, pitch }) => `${name} ${Math.round(ms)} ${pitch.flat().map(Math.round).join(' ')}`)
    .map((line) => `${line.trim()}\n`)
    .join('');
}

/** espeak-ng's sounds, corrected to a Dutch speaker's: final devoicing, no doubled sounds, a wider pitch. */
export function corrected(phonemes: readonly Phoneme[], voice: Voice): Phoneme[] {
  const named = phonemes.flatMap((phoneme) => renamed(phoneme, voice));
  const gliding = voice.database === 'nl3' ? withDiphthongs(named) : named;
  return withoutDoubles(devoiced(gliding)).map((phoneme) => widened(phoneme, voice));
}

function renamed(phoneme: Phoneme, { database }: Voice): Phoneme[] {
  const names = database === 'nl3' ? NAMES_OF_NL3.get(phoneme.name) : undefined;
  return (names ?? [phoneme.name]).map((name, place, { length }) => ({
    name,
    ms: phoneme.ms / length,
    pitch: place === 0 ? phoneme.pitch : [],
  }));
}

function withDiphthongs(phonemes: readonly Phoneme[]): Phoneme[] {
  const result: Phoneme[] = [];
  for (const [place, phoneme] of phonemes.entries()) {
    const before = result.at(-1);
    const glides = phoneme.name === 'j' || phoneme.name === 'J';
    const isBeforeVowel = VOWELS.has(phonemes[place + 1]?.name ?? '_');
    const joined = `${before?.name}i`;
    // `gooi jij`: the second glide counts for both.
    if (glides && phonemes[place + 1]?.name === 'j') continue;
    if (glides && !isBeforeVowel && before !== undefined && VOWELS.has(before.name)) {
      if (DIPHTHONGS_OF_NL3.has(joined)) {
        result.splice(-1, 1, { ...before, name: joined, ms: before.ms + phoneme.ms });
      } else result.push({ ...phoneme, name: 'i' });
    } else result.push(phoneme);
  }
  return result;
}

/** `d` in `goed` is t before a pause and before most consonants; a Dutch g is voiced only between vowels. */
function devoiced(phonemes: readonly Phoneme[]): Phoneme[] {
  const result: Phoneme[] = [];
  for (let place = phonemes.length - 1; place >= 0; place -= 1) {
    const phoneme = phonemes[place];
    if (phoneme === undefined) continue;
    const before = phonemes[place - 1]?.name ?? '_';
    // Its right neighbour after its own devoicing.
    const after = result[0]?.name ?? '_';
    const voiceless = VOICELESS_OF.get(phoneme.name);
    const isVoiceless =
      phoneme.name === 'G' ? !(isVowel(before) && isVowel(after)) : !staysVoiced(phoneme.name, after);
    result.unshift(voiceless !== undefined && isVoiceless ? { ...phoneme, name: voiceless } : phoneme);
  }
  return result;
}

/** Before a vowel, and in the clusters that a Dutch syllable can start with: `br`, `dw`, `zw`. */
function staysVoiced(name: string, after: string): boolean {
  return isVowel(after) || VOICED_BEFORE.get(name)?.includes(after) === true;
}

function isVowel(name: string): boolean {
  return VOWELS.has(name) || DIPHTHONGS_OF_NL3.has(name);
}

/** `op pad` has one p, held a little longer. */
function withoutDoubles(phonemes: readonly Phoneme[]): Phoneme[] {
  const result: Phoneme[] = [];
  for (const phoneme of phonemes) {
    const before = result.at(-1);
    if (before?.name === phoneme.name && phoneme.name !== '_' && !isVowel(phoneme.name)) {
      const ms = Math.max(before.ms, phoneme.ms, SAME_SOUND_MIN_MS) * 1.2;
      result.splice(-1, 1, { ...before, ms });
    } else result.push(phoneme);
  }
  return result;
}

function widened(phoneme: Phoneme, { middleHz, pitchWidening }: Voice): Phoneme {
  const pitch = phoneme.pitch.map(
    ([percent, hz]) => [percent, middleHz + (hz - middleHz) * pitchWidening] as const,
  );
  return { ...phoneme, pitch };
}
