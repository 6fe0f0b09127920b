import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { remarkOn } from './remark.ts';
import {
  EMPTY_ATTEMPT,
  isRightByPerson,
  NOT_KNOWN,
  typedAttemptReducer,
  type TypedAttempt,
  type TypedAttemptEvent,
} from './typed-attempt.ts';
import { englishItem, sentenceItem, wordItem } from './typed-items.ts';

const lexicon = new Lexicon([
  { dutch: 'huis', article: 'het', plural: 'huizen', kind: 'noun', english: 'house' },
]);
const item = wordItem('het huis', [], lexicon);
const CHECK = { kind: 'check-requested', item } as const;
const typed = (text: string) => ({ kind: 'text-changed', text }) as const;
const says = (isRight: boolean) => ({ kind: 'judged-by-person', isRight }) as const;
const after = (...events: readonly TypedAttemptEvent[]): TypedAttempt =>
  events.reduce(typedAttemptReducer, EMPTY_ATTEMPT);

describe('something typed', () => {
  it('JDG-02: what is known as right or as a mistake counts at once, and is locked', () => {
    expect(after(typed(' het huis '), CHECK)).toMatchObject({
      phase: 'given',
      text: 'het huis',
      isRight: true,
    });
    const wrong = after(typed('de huis'), CHECK);
    expect(wrong).toMatchObject({ phase: 'given', isRight: false, verdict: { kind: 'mistake' } });
    for (const event of [typed('x'), CHECK, says(true), { kind: 'given-up' } as const])
      expect(typedAttemptReducer(wrong, event)).toBe(wrong);
  });

  it('JDG-02: of what is not one of ours the person says whether it was right, and only then it counts', () => {
    const unsure = after(typed('xyzzy'), CHECK);
    expect(unsure).toMatchObject({ phase: 'unsure', verdict: { kind: 'unknown', wanted: 'het huis' } });
    for (const event of [typed('x'), CHECK, { kind: 'given-up' } as const])
      expect(typedAttemptReducer(unsure, event)).toBe(unsure);
    for (const isRight of [true, false]) {
      const given = after(typed('xyzzy'), CHECK, says(isRight));
      expect(given).toMatchObject({ phase: 'given', isRight });
      expect(given.phase === 'given' && isRightByPerson(given)).toBe(isRight);
    }
  });

  it('JDG-02: good Dutch that avoids what is practised is turned back, and can be typed again or given up', () => {
    const gap = {
      sentence: 'De sleutels ___ op tafel.',
      answer: 'liggen',
      english: 'The keys are on the table.',
    };
    const check = { ...CHECK, item: englishItem(gap, lexicon) };
    const turnedBack = after(typed('De sleutels zijn op tafel'), check);
    expect(turnedBack).toEqual({ phase: 'typing', text: 'De sleutels zijn op tafel', avoided: 1 });
    const again = [typed('De sleutels liggen op tafel'), check].reduce(typedAttemptReducer, turnedBack);
    expect(again).toMatchObject({ phase: 'given', isRight: true });
    expect(after({ kind: 'given-up' })).toMatchObject({ phase: 'given', text: NOT_KNOWN, isRight: false });
  });

  it('JDG-01: what is checked while the words still load is judged when they are there', () => {
    const waiting = after(typed('het huis'), { kind: 'check-requested', item: null });
    expect(waiting.phase).toBe('waiting');
    expect(typedAttemptReducer(waiting, { kind: 'item-loaded', item })).toMatchObject({
      phase: 'given',
      isRight: true,
    });
  });

  it('JDG-02: blanks alone can’t be checked', () => {
    const blank = after(typed('  '));
    expect(typedAttemptReducer(blank, CHECK)).toBe(blank);
  });
});

it.each([
  ['het huis', 'Het huis', 'capital'],
  ['de reünie', 'de reunie', 'accent'],
  ['één', 'een', 'accent'],
  ['Ik kom niet, omdat ik ziek ben.', 'Ik kom niet omdat ik ziek ben', 'punctuation'],
  ['Ik ga naar huis.', ' Ik  ga naar huis', null],
  ['foto’s', "foto's", null],
] as const)('MEM-09: of “%s”, “%s” is remarked on as %s', (right, text, remark) => {
  expect(remarkOn(sentenceItem([right], [], lexicon), text)).toBe(remark);
});
