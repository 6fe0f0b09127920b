import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { Lexicon } from './lexicon.ts';
import { clauseItem, englishItem, gapItem, heardItem, sentenceItem, wordItem } from './typed-items.ts';

const lexicon = new Lexicon([
  { dutch: 'huis', article: 'het', plural: 'huizen', kind: 'noun', english: 'house' },
  { dutch: 'plaats', article: 'de', plural: 'plaatsen', kind: 'noun', english: 'place / town' },
  { dutch: 'plek', article: 'de', plural: 'plekken', kind: 'noun', english: 'place / spot' },
  { dutch: 'mooi', kind: 'adjective', english: 'beautiful' },
]);
const says = (item: Parameters<typeof judge>[0], typed: string): string => {
  const verdict = judge(item, typed);
  return verdict.kind === 'mistake' ? verdict.mistakes.map(({ name }) => name).join(', ') : verdict.kind;
};

describe('a form in its gap', () => {
  const row = {
    sentence: 'Ik ___ naar school.',
    answer: 'rijd',
    alsoRight: ['rij'],
    english: "I'm driving to school.",
  };
  const item = gapItem(row, lexicon, 'verb form');

  it('JDG-01: is judged alike by itself and in its whole sentence', () => {
    for (const typed of ['rijd', 'Rij', 'Ik rij naar school', 'ik rijd naar school.'])
      expect(says(item, typed), typed).toBe('right');
    for (const typed of ['rijdt', 'Ik rijdt naar school.'])
      expect(says(item, typed), typed).toBe('verb form');
  });

  it('JDG-01: from English the whole is asked, and the form alone is not enough', () => {
    const whole = englishItem(row, lexicon);
    expect(says(whole, 'Ik rij naar school.')).toBe('right');
    expect(says(whole, 'rijd')).not.toBe('right');
  });
});

describe('words to put in order', () => {
  const item = clauseItem(
    {
      start: 'Morgen',
      sentences: ['Morgen ga ik naar het huis.'],
      english: "I'm going to the house tomorrow.",
    },
    lexicon,
  );

  it('JDG-03: the given beginning may be typed or not, and any part may stand first', () => {
    for (const typed of [
      'Morgen ga ik naar het huis.',
      'ga ik naar het huis',
      'Ik ga morgen naar het huis',
      'Ik ga naar het huis morgen',
    ])
      expect(says(item, typed), typed).toBe('right');
  });

  it('JDG-02: a mistake tells its word, its rule and what it should be', () => {
    const verdict = judge(item, 'Morgen ik ga naar het huis.');
    expect(verdict).toMatchObject({
      kind: 'mistake',
      mistakes: [{ name: 'order' }],
      wanted: 'Morgen ga ik naar het huis.',
    });
    expect(verdict.kind === 'mistake' && verdict.mistakes[0]?.rule).toMatch(/second|subject/);
    expect(judge(item, 'Morgen ga ik naar de huis.')).toMatchObject({
      mistakes: [{ name: 'article', typed: 'de', wanted: 'het' }],
    });
    expect(says(item, 'Morgen ga ik naar huizen.')).not.toBe('right');
  });
});

describe('a sentence', () => {
  const item = sentenceItem(['Wij hebben elke dag zestig boeken gelezen.'], [], lexicon);

  it('JDG-03: equal words, figures, short forms and both orders of the verbs are right in all combinations', () => {
    for (const typed of [
      'We hebben iedere dag 60 boeken gelezen',
      'Elke dag hebben we zestig boeken gelezen',
      'IEDERE dag hebben wij 60 boeken gelezen.',
    ])
      expect(says(item, typed), typed).toBe('right');
    const sub = sentenceItem(['Ik weet dat hij het boek heeft gelezen.'], [], lexicon);
    expect(says(sub, "Ik weet dat hij 't boek gelezen heeft")).toBe('right');
    expect(says(sub, 'Ik weet dat hij heeft het boek gelezen.')).toBe('order');
  });

  it('JDG-02: spelling is said of a letter or two of one word, and of spaces', () => {
    expect(says(item, 'Wij hebben elke dag zestig boekken gelezen.')).toBe('spelling');
    expect(says(item, 'Wij hebben elkedag zestig boeken gelezen.')).toBe('spelling');
    expect(says(item, 'Wij hebben elke dag zestig kranten gekocht.')).toBe('unknown');
  });
});

describe('what is heard, and a word', () => {
  it('JDG-01: what is heard is typed as it was said', () => {
    const item = heardItem('Ze werken iedere dag.', lexicon);
    expect(says(item, 'ze werken iedere dag')).toBe('right');
    expect(says(item, 'Ze werken elke dag.')).not.toBe('right');
  });

  it('JDG-01: a word wants its article, and one of the same meaning is as right', () => {
    const item = wordItem('de plaats', ['de plek'], lexicon);
    expect(says(item, 'De plek')).toBe('right');
    expect(says(item, 'het plaats')).toBe('article');
    expect(says(item, 'de plaatsen')).toBe('plural');
  });

  it('JDG-03: a noun that shares the meaning which stands in the English is as right in a sentence', () => {
    const row = {
      sentence: 'Dit ___ een mooie plaats.',
      answer: 'is',
      english: 'This is a beautiful place.',
    };
    expect(says(englishItem(row, lexicon), 'Dit is een mooie plek.')).toBe('right');
    expect(
      says(englishItem({ ...row, english: 'This is a beautiful town.' }, lexicon), 'Dit is een mooie plek.'),
    ).not.toBe('right');
  });
});
