import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { suggestWords } from '#practice/judge/letter/suggest-words.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { judgedSentences } from './letter-figures.ts';
import { letterLexicon } from './letter-lexicon.ts';
import { judgeText, judgeTextLine, type JudgedLine } from './judge-text.ts';

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await letterLexicon();
});

/** What a good judge puts above what. */
const RANKS: Readonly<Record<string, number>> = {
  excellent: 5,
  good: 4,
  'just passing': 3,
  'a point missing': 2,
  'many mistakes': 2,
  'off topic': 1,
  random: 1,
  copied: 1,
  English: 1,
};

interface Letter {
  readonly id: string;
  readonly kind: string;
  readonly told: readonly number[];
  readonly answer: string;
}

const LETTERS: readonly Letter[] = readFileSync('tests/judge/letters.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', kind = '', told = '', answer = ''] = line.split('\t');
    return { id, kind, told: told.split(' ').filter(Boolean).map(Number), answer };
  });

function judged({ id, answer }: Letter, told?: readonly number[]): JudgedLine {
  const line = judgeText(id, answer, { lexicon, ...(told !== undefined && { told }) });
  if (line === null) throw new Error(id);
  return line;
}

describe('27 letters to three tasks', () => {
  it('JDG-07: are in the right order before anybody ticks, by what can be checked, and after honest ticks', () => {
    expect(LETTERS).toHaveLength(27);
    for (const told of ['before', 'after'] as const) {
      for (const one of LETTERS) {
        for (const other of LETTERS.filter(({ id }) => id === one.id)) {
          if ((RANKS[one.kind] ?? 0) <= (RANKS[other.kind] ?? 0)) continue;
          const [more, less] = [one, other].map(
            (letter) => judged(letter, told === 'after' ? letter.told : undefined).earned,
          );
          expect(more, `${told}: ${one.kind} and ${other.kind} of ${one.id}`).toBeGreaterThanOrEqual(
            less ?? 0,
          );
        }
      }
    }
  });

  it('JDG-06 JDG-07: three quarters and all that was asked make a text right; what shows no Dutch of one’s own earns nothing', () => {
    for (const letter of LETTERS) {
      const { earned, of, said } = judged(letter, letter.told);
      const isRight = (RANKS[letter.kind] ?? 0) > 2;
      const hasAll = letter.told.length === judged(letter).asked;
      expect(hasAll && earned >= of * 0.75, `${letter.kind} of ${letter.id}: ${earned}`).toBe(isRight);
      if ((RANKS[letter.kind] ?? 0) === 1) expect(earned, letter.kind).toBe(0);
      if (letter.kind === 'copied') expect(said).toBe('copied');
      if (letter.kind === 'English') expect(said).toBe('not-dutch');
    }
  });

  it('JDG-08: every letter with many mistakes gets advice on at least five places', () => {
    for (const letter of LETTERS.filter(({ kind }) => kind === 'many mistakes'))
      expect(judged(letter).advice.length, letter.id).toBeGreaterThanOrEqual(5);
  });
});

describe('advice', () => {
  it.each(['first', 'held-out'])(
    'JDG-08: of the %s set 15 of 20 faults are found, and 1 of 50 right sentences doubted at most',
    (set) => {
      const sentences = judgedSentences(lexicon).filter((one) => one.set === set);
      const faulty = sentences.filter(({ expected }) => expected !== 'right');
      const right = sentences.filter(({ expected }) => expected === 'right');
      const found = faulty.filter(({ expected, advice }) => advice.some(({ kind }) => kind === expected));
      const doubted = right.filter(({ advice }) => advice.length > 0);
      expect([faulty.length, right.length]).toEqual([20, 50]);
      expect(found.length).toBeGreaterThanOrEqual(15);
      expect(doubted.map(({ sentence }) => sentence).slice(1)).toEqual([]);
    },
  );
});

const suggested = (word: string, ...raw: readonly string[]) =>
  suggestWords(word, raw, { usual: ['terug', 'goed', 'huis'], lexicon });

describe('words that the dictionary does not know', () => {
  it('JDG-09: the usual word comes first, a hurtful one never, and English is told to be English', () => {
    expect(suggested('trug', 'drug').words[0]).toBe('terug');
    expect(suggested('goet', 'gut', 'goed').words[0]).toBe('goed');
    expect(suggested('eerlik', 'likker').words).toEqual(['eerlijk']);
    expect(suggested('hoerr', 'hoer').words).not.toContain('hoer');
    expect(suggested('broken', 'roken')).toMatchObject({ english: expect.arrayContaining(['kapot']) });
    expect(suggested('verwaming', 'verwarming').english).toBeNull();
  });
});

describe('npm run judge', () => {
  it('JDG-05: a text is printed with what it is before it, and its points and advice behind it; a form by its fields', () => {
    const id = 'text:mock-writing-1-sports-form';
    const form = `${id}\tAna Pinto ¶ 3-9-1990 ¶ Kerkstraat 5, Zwolle ¶ 06-12345678 ¶ zwemmen ¶ maandag ¶ Ik wil zwemmen omdat ik heb pijn in mijn rug. ¶ Wat kost het?`;
    expect(judgeTextLine(form, { lexicon })).toMatch(
      /^own\ttext:.*\t\d of 10 points .*\*omdat\* the verb stands last/,
    );
    expect(
      judgeTextLine(
        `${id}\tI live in Zwolle ¶ ¶ ¶ ¶ ¶ ¶ I want to swim because it is good for me ¶ How much?`,
        { lexicon },
      ),
    ).toMatch(/^not-dutch\t/);
    expect(
      judgeTextLine(
        'text:writing-neighbourhood-paper\tBeste buren,\\nbla bla bla bla bla bla bla bla bla bla bla bla',
        { lexicon },
      ),
    ).toMatch(/^repeated\t/);
    expect(judgeTextLine('text:nothing\tBeste Jan', { lexicon })).toMatch(/^unknown\t/);
  });
});

const advice = (sentence: string) => {
  const letter = `Geachte mevrouw,\n\nHet is koud. ${sentence} Kunt u komen?\n\nGroeten,\nAna`;
  return judgeText('text:writing-landlord-heating', letter, { lexicon })?.advice.join(' ');
};

it('JDG-08: a subject that is said twice is given no wrong order', () => {
  expect(advice('Mijn twee kinderen zij zijn ziek.')).not.toContain('zijn zij');
  expect(advice('Gisteren zij waren ziek.')).toContain('*Gisteren waren zij*');
});
