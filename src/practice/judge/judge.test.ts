import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { Lexicon } from './lexicon.ts';
import { inEnglish } from '#testing/in-english.ts';
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
    const rule = verdict.kind === 'mistake' ? verdict.mistakes[0].rule : null;
    expect(rule !== null && inEnglish(rule)).toMatch(/second|subject/);
    expect(judge(item, 'Morgen ga ik naar de huis.')).toMatchObject({
      mistakes: [{ name: 'article', typed: 'de', wanted: 'het' }],
    });
    expect(says(item, 'Morgen ga ik naar huizen.')).not.toBe('right');
    // Two words for one are one mistake.
    expect(judge(sentenceItem(['Ik heb geen huis.'], [], lexicon), 'Ik heb niet een huis.')).toMatchObject({
      mistakes: [{ name: 'negation', typed: 'niet een', wanted: 'geen' }],
    });
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

/** What is said of an answer to a sentence from its English. */
const saysOf = (sentence: string, english: string, typed: string): string =>
  says({ kind: 'sentence', answers: [sentence], english, practised: [], lexicon }, typed);

describe('several clauses', () => {
  it('JDG-03: who is spoken to may be any *you*, but one in all words', () => {
    const asked = ['Heb je je boek?', 'Have you got your book?'] as const;
    for (const typed of ['Heeft u uw boek?', 'Hebben jullie jullie boek?', 'Heb jij jouw boek?'])
      expect(saysOf(...asked, typed), typed).toBe('right');
    for (const typed of ['Heb u uw boek?', 'Heeft u je boek?', 'Hebben jullie je boek?'])
      expect(saysOf(...asked, typed), typed).not.toBe('right');
  });

  it('JDG-03: a future or what is going on belongs to the clause whose English has it', () => {
    const hope = ['Ik hoop dat je morgen komt.', "I hope that you'll come tomorrow."] as const;
    expect(saysOf(...hope, 'Ik hoop dat je morgen zult komen.')).not.toBe('mistake');
    expect(saysOf(...hope, 'Ik zal hopen dat je morgen komt.')).not.toBe('right');
    const learns = 'Het gaat goed, omdat wij elke dag leren.';
    const english = "It's going well because we learn every day.";
    expect(saysOf(learns, english, 'Het gaat goed, omdat wij elke dag aan het leren zijn.')).not.toBe(
      'right',
    );
  });

  it('JDG-03: a clause with *want* has its verb second and its particle at the end, one with *omdat* at the end in one word', () => {
    const tired = [
      'Ik ben moe, omdat ik elke dag vroeg opsta.',
      "I'm tired because I get up early every day.",
    ] as const;
    expect(saysOf(...tired, 'Ik ben moe, want ik sta elke dag vroeg op.')).toBe('right');
    for (const typed of [
      'Ik ben moe, want ik opsta elke dag vroeg.',
      'Ik ben moe, omdat ik sta elke dag vroeg op.',
    ])
      expect(saysOf(...tired, typed), typed).toBe('order');
  });

  it('JDG-03: a part that belongs to its clause never stands where it says something else', () => {
    const house = 'Mijn huis is groter dan jouw huis.';
    expect(saysOf(house, '', 'Dan is mijn huis groter jouw huis.')).not.toBe('right');
    expect(saysOf('Hier is het huis dat je zoekt.', '', 'Het huis is hier dat je zoekt.')).not.toBe('right');
    expect(saysOf('Als de winkel open is, kom ik.', '', 'Als de winkel is open, kom ik.')).toBe('order');
    expect(
      saysOf('Wij hebben gisteren in de tuin gegeten.', '', 'Wij hebben gegeten gisteren in de tuin.'),
    ).not.toBe('right');
  });

  it('JDG-02: a reason where *om … te* is practised is good Dutch that avoids it', () => {
    const row = {
      sentence: 'De dokter fietst naar huis ___.',
      answer: 'om vroeg te eten',
      english: 'The doctor is cycling home to eat early.',
    };
    const verdictOn = (typed: string) => judge(englishItem(row, lexicon), typed);
    for (const typed of [
      'De dokter fietst naar huis, want hij wil vroeg eten.',
      'De dokter fietst naar huis omdat ze vroeg wil eten.',
    ])
      expect(verdictOn(typed), typed).toMatchObject({ kind: 'unknown', avoids: true });
    expect(verdictOn('De dokter fietst naar huis, want hij vroeg wil eten.')).not.toMatchObject({
      avoids: true,
    });
  });

  it('JDG-02: another good word is no mistake', () => {
    const house = 'Het huis is mooi, maar het is duur.';
    expect(saysOf(house, '', 'Het huis is mooi, maar dat is duur.')).toBe('unknown');
    expect(saysOf(house, '', 'Ons huis is mooi, maar het is duur.')).toBe('unknown');
    expect(
      saysOf('Die winkel is duur en hij gaat laat open.', '', 'Die winkel is duur en open laat.'),
    ).not.toBe('right');
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

  it('JDG-03: a noun that is used with both articles is right with either', () => {
    expect(says(wordItem('het account', [], lexicon), 'de account')).toBe('right');
    expect(says(wordItem('de stempel', [], lexicon), 'het stempel')).toBe('right');
    expect(says(wordItem('de plaats', [], lexicon), 'het plaats')).toBe('article');
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
