import { readHint, VOWEL_SIGNS } from '#dutch/vocabulary/read-hint.ts';

/** The signs of pronunciation hints in the notation of espeak-ng's Dutch. */
const SOUND_OF: Readonly<Record<string, string>> = {
  aa: 'a:',
  ee: 'e:',
  ie: 'i',
  oo: 'o:',
  uu: 'y',
  oe: 'u',
  eu: 'Y:',
  ij: 'EI',
  ui: 'Wy',
  ou: 'VU',
  a: 'A',
  e: 'E',
  i: 'I',
  o: 'O',
  u: '8',
  ə: '@',
  ng: 'N',
  sj: 'S',
  zj: 'Z',
  g: 'x',
  w: 'v#',
};
/** espeak-ng's sounds as signs of a hint, the longest first: vowels before r have their own letters. */
const SIGNS_OF: readonly (readonly [string, readonly string[]])[] = [
  ['eU', ['ee', 'w']],
  ['yU', ['uu', 'w']],
  ['tS', ['t', 'sj']],
  ['dZ', ['d', 'zj']],
  ['I:', ['ee']],
  ['i:', ['ie']],
  ['O:', ['oo']],
  ['u:', ['oe']],
  ['E:', ['e']],
  ['t;', ['t', 'j']],
  ['n^', ['n', 'j']],
  ...Object.entries(SOUND_OF).map(([sign, sound]) => [sound, [sign]] as const),
  ['Q', ['g']],
  ['e', ['ee']],
  ['a', ['a']],
];
const VOWELS: ReadonlySet<string> = new Set(VOWEL_SIGNS);
const BY_LENGTH = SIGNS_OF.toSorted(([one], [other]) => other.length - one.length);

/** A pronounced word: its sounds as signs of a hint, and the index of the stressed vowel, from 0. */
interface SaidWord {
  readonly signs: readonly string[];
  readonly stressed: number | null;
}

/** A hint in the form that espeak-ng takes between `[[` and `]]`; null for an invalid hint. */
export function soundsOfHint(hint: string): string | null {
  const words = readHint(hint);
  if (words === null) return null;
  return words
    .map((syllables) =>
      syllables
        .map(({ signs, isStressed }) =>
          signs
            .map((sign) => `${isStressed && VOWELS.has(sign) ? "'" : ''}${SOUND_OF[sign] ?? sign}`)
            .join(''),
        )
        .join(''),
    )
    .join(' ');
}

/**
 * Whether espeak-ng's pronunciation of a word (`espeak-ng -x`) matches its hint: the same sounds in order, and the stress on the same
 * syllable. Where it doesn't, the hint is right: people wrote and checked it (CON-08).
 */
export function isSaidAsHinted(printed: string, hint: string): boolean {
  const hinted = readHint(hint);
  if (hinted === null) return true;
  const syllables = hinted.flat();
  const stressed = syllables.findIndex(({ isStressed }) => isStressed);
  const said = saidWord(printed);
  return (
    said.signs.join(' ') === syllables.flatMap(({ signs }) => signs).join(' ') &&
    (said.stressed === stressed || syllables.length === 1)
  );
}

function saidWord(printed: string): SaidWord {
  let rest = printed.replaceAll(/[\s_|!,*2]|\(..\)/g, '');
  const signs: string[] = [];
  let stressed: number | null = null;
  let isNextStressed = false;
  while (rest !== '') {
    if (rest.startsWith("'")) {
      isNextStressed = true;
      rest = rest.slice(1);
      continue;
    }
    const [sound, found] = BY_LENGTH.find(([each]) => rest.startsWith(each)) ?? [rest.charAt(0), null];
    for (const sign of found ?? [sound]) {
      if (VOWELS.has(sign) && isNextStressed) {
        stressed ??= signs.filter((each) => VOWELS.has(each)).length;
        isNextStressed = false;
      }
      signs.push(sign);
    }
    rest = rest.slice(sound.length);
  }
  return { signs, stressed };
}
