import type { Lexicon } from '#practice/judge/lexicon.ts';

/** What a word that the Dutch dictionary doesn't know may be. */
export interface Suggested {
  /** Dutch words that may be meant, the likeliest first. */
  readonly words: readonly string[];
  /** Null, or the word is English: how one says it in Dutch, as far as known. */
  readonly english: readonly string[] | null;
}

/** More than this do not help. */
const MAX_WORDS = 3;
/** What is further away is a guess. */
const MAX_COST = 2.1;

/** They are words, and nobody wants to read that they meant them (JDG-09). */
const HURTFUL = new Set(
  'kut kutten lul lullen hoer hoeren hoertje slet sletten neger negers negerin nikker flikker flikkers homo mietje kanker kankeren tering tyfus pokken mongool mongolen debiel debielen idioot idioten imbeciel spast spastisch trut trutten teef teven bitch klootzak klootzakken neuken neukt neuk geneukt pik pikken piemel tiet tieten kont reet schijt schijten schijtlijster zeiken zeikt zeik pis pissen stront kak kakken moordenaar rotzak sodemieter godverdomme verdomme jezus nazi nazis mof moffen jap jappen spleetoog zigeuner geil geile porno zelfmoord'.split(
    ' ',
  ),
);

/** English words of every day that are no Dutch ones; of others the word list has the English. */
const ENGLISH = new Set(
  "the and are you your with because have has had my we they this that these those will would can't don't can could should must from for about there here what when where which who why how much many very good morning afternoon evening night please thank thanks sorry yes not but also only just always never often sometimes today tomorrow yesterday week month year people friend friends house home work working school children child mother father brother sister husband wife broken help need want like love know think make take give come going went been being was were he she it his her our their me him them us on at by to of as if so than then every each some any no new old big small nice beautiful happy hope see soon best regards dear hello information problem question answer call phone number address appointment money pay bill job company customer colleague birthday party food drink eat water time late early busy free".split(
    ' ',
  ),
);

interface KnownWords {
  /** The most usual words. */
  readonly usual: readonly string[];
  readonly lexicon: Lexicon | null;
}

/**
 * What a misspelled word may be (JDG-09): in the order of how learners misspell, and how usual a word is.
 *
 * @param raw what the dictionary offers, in its own order
 */
export function suggestWords(
  word: string,
  raw: readonly string[],
  { usual, lexicon }: KnownWords,
): Suggested {
  const written = word.toLowerCase();
  const isUsual = new Set(usual);
  const rankOf = (one: string) =>
    isUsual.has(one.toLowerCase()) ? 0 : lexicon?.isKnown(one.toLowerCase()) === true ? 0.3 : 1;
  const listed = [...(lexicon?.words() ?? [])].filter((one) => one.charAt(0) === written.charAt(0));
  const near = [...usual, ...listed].filter((one) => Math.abs(one.length - written.length) <= 2);
  const found = [...new Set([...raw, ...near])]
    .filter((one) => !HURTFUL.has(one.toLowerCase()))
    .map((one, place) => ({
      one,
      cost:
        slipsBetween(written, one.toLowerCase()) +
        rankOf(one) +
        (raw.includes(one) ? 0 : 0.2) +
        place * ORDER,
      isNear: slipsBetween(written, one.toLowerCase()) <= MAX_COST,
    }))
    .filter(({ isNear }) => isNear)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MAX_WORDS)
    .map(({ one }) => one);
  const dutch = lexicon?.dutchFor(written) ?? [];
  return { words: found, english: ENGLISH.has(written) || dutch.length > 0 ? dutch : null };
}

/** The order of the dictionary decides where all else is alike. */
const ORDER = 0.001;
const VOWELS = new Set('aeiouy');
const SMALL = 0.4;
const SAME_SOUND: readonly (readonly [string, string])[] = [
  ['ij', 'ei'],
  ['ij', 'y'],
  ['ei', 'y'],
  ['au', 'ou'],
  ['ch', 'g'],
  ['ie', 'i'],
  ['oe', 'u'],
  ['oe', 'o'],
  ['eu', 'u'],
  ['ui', 'u'],
  ['ui', 'au'],
  ['d', 't'],
  ['dt', 't'],
  ['v', 'f'],
  ['z', 's'],
  ['k', 'c'],
  ['ks', 'x'],
  ['w', 'v'],
  ['sch', 'sg'],
];

/** How far two spellings are apart, where what sounds alike and a letter too many or too few of a kind counts little. */
function slipsBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, () =>
    new Float64Array(other.length + 1).fill(Infinity),
  );
  const at = (line: number, column: number) => rows[line]?.[column] ?? Infinity;
  for (let line = 0; line <= one.length; line += 1) {
    for (let column = 0; column <= other.length; column += 1) {
      const row = rows[line];
      if (row === undefined) continue;
      if (line === 0 && column === 0) {
        row[0] = 0;
        continue;
      }
      const [a, b] = [one.charAt(line - 1), other.charAt(column - 1)];
      const costs = [
        line > 0 ? at(line - 1, column) + lone(one, line - 1) : Infinity,
        column > 0 ? at(line, column - 1) + lone(other, column - 1) : Infinity,
        line > 0 && column > 0
          ? at(line - 1, column - 1) + (a === b ? 0 : VOWELS.has(a) && VOWELS.has(b) ? VOWEL : 1)
          : Infinity,
        line > 1 && column > 1 && a === other.charAt(column - 2) && one.charAt(line - 2) === b
          ? at(line - 2, column - 2) + SWAP
          : Infinity,
        ...SAME_SOUND.flatMap(([x, y]) => [soundAt(x, y, line, column), soundAt(y, x, line, column)]),
      ];
      row[column] = Math.min(...costs);
    }
  }
  return at(one.length, other.length);

  function soundAt(x: string, y: string, line: number, column: number): number {
    const isAlike = one.slice(0, line).endsWith(x) && other.slice(0, column).endsWith(y);
    return isAlike ? at(line - x.length, column - y.length) + SMALL : Infinity;
  }
}

const VOWEL = 0.8;
const SWAP = 0.6;

/** A letter that only one of both has: little where it stands twice, or is a vowel that is hardly heard. */
function lone(word: string, place: number): number {
  const letter = word.charAt(place);
  if (letter === word.charAt(place - 1) || letter === word.charAt(place + 1)) return SMALL;
  if (letter === 'e') return 0.5;
  return VOWELS.has(letter) || letter === 'h' || letter === 'n' ? 0.8 : 1;
}
