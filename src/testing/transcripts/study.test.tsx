import { describe, it } from 'vitest';
import type { CardKind, StudyEvent, StudyGrade } from '#learning/rules/study-event.ts';
import { newOwnList, withRows } from '#dutch/vocabulary/change-own-list.ts';
import { DAY_MS } from '#lib/duration.ts';
import { GRADE_SCALE } from '#storage/review-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { answered, reviewChange } from '#testing/study-events.ts';
import { openAt, SLOW_MACHINE_MS } from './transcript.tsx';

const NOW = Date.UTC(2027, 2, 1, 9);

const added = (itemId: string): StudyEvent => ({
  ...reviewChange('added', `added ${itemId}`, NOW - 500 * DAY_MS),
  itemId,
});

function reviewed(itemId: string, card: CardKind, daysAgo: number, grade: StudyGrade = 'easy'): StudyEvent {
  return answered({
    id: `${itemId} ${card} ${daysAgo}`,
    itemId,
    card,
    activity: 'review',
    grade,
    at: NOW - daysAgo * DAY_MS,
  });
}

const begun = (itemId: string, ...cards: readonly CardKind[]): readonly StudyEvent[] => [
  added(itemId),
  // Twice, so that they hold and the next card can begin.
  ...cards.flatMap((card) => [reviewed(itemId, card, 40), reviewed(itemId, card, 3)]),
];

/** Eight lapses. */
const FORGOTTEN = Array.from({ length: 18 }, (_, index) =>
  reviewed('word:land', 'meaning', 400 - index * 20, index % 2 === 0 ? 'easy' : 'again'),
);

const OWN_LIST = withRows(
  newOwnList('list-1', 'Mijn werk', NOW - DAY_MS),
  [
    { dutch: 'rooster', english: 'schedule', subsection: 'At work', article: 'het' },
    { dutch: 'pauze', english: 'break', subsection: 'At work', example: 'Om tien uur is er pauze.' },
    { dutch: 'inwerken', english: 'to train', subsection: 'At work' },
  ],
  NOW - DAY_MS,
);

describe('transcripts of review', { timeout: SLOW_MACHINE_MS }, () => {
  it('MEM-05 MEM-06 MEM-07 PIC-01: each kind of card, all grades, undo, an answer overruled, a leech', async () => {
    const run = await openAt('/review', {
      now: NOW,
      database: createFakeDatabase([
        added('word:achternaam'),
        ...begun('word:stoel', 'meaning', 'heard'),
        ...begun('word:huis', 'meaning', 'heard', 'picture'),
        ...begun('word:voornaam', 'meaning', 'heard', 'article'),
        ...begun('word:taal', 'meaning'),
        added('word:land'),
        ...FORGOTTEN,
      ]),
    });
    await run.press('Show Answer');
    await run.press('Good…');
    await run.press('Show Answer');
    await run.keys('4');
    await run.press('Undo');
    await run.press('Show Answer');
    await run.press('Hard…');
    await run.pick(2);
    await run.press('Next…');
    await run.type('Your answer', 'de voornam');
    await run.press('Check');
    await run.press('My answer was right');
    await run.press('Listen');
    await run.type('Your answer', 'de taal');
    await run.keys('{Enter}');
    await run.press('Good…');
    await run.press('Show Answer');
    await run.press('Again…');
    await run.wait(60_000);
    run.keep();
    await run.end('review');
  });

  it('MEM-06: the two buttons of review: not yet, known, undo', async () => {
    const run = await openAt('/review', {
      now: NOW,
      storage: { [GRADE_SCALE.key]: 'two' },
      database: createFakeDatabase([added('word:achternaam'), ...begun('word:taal', 'meaning')]),
    });
    await run.press('Show Answer');
    await run.press('I knew it…');
    await run.press('Undo');
    await run.press('Show Answer');
    await run.press('Not yet…');
    await run.type('Your answer', 'de taal');
    await run.keys('{Enter}');
    await run.press('Next…');
    run.keep();
    await run.end('review-two-buttons');
  });

  it('MEM-07: a leech is left out', async () => {
    const run = await openAt('/review', {
      now: NOW,
      database: createFakeDatabase([added('word:land'), ...FORGOTTEN]),
    });
    await run.press('Show Answer');
    await run.press('Leave out for now');
    await run.press('Undo');
    await run.end('review-leech');
  });
});

describe('transcripts of decks', { timeout: SLOW_MACHINE_MS }, () => {
  it('VOC-03 VOC-04: a list of words: turned, rated, back, starred, to its end, the missed again', async () => {
    const run = await openAt('/vocabulary');
    await run.press('5 Living');
    await run.pick(4);
    await run.press('Cleaning and Chores');
    await run.press('Show Translation');
    await run.press('Not yet');
    await run.press('Show Translation');
    await run.press('I knew it');
    await run.press('Previous');
    await run.press('Next');
    await run.press('Show Translation');
    await run.press('Star');
    await run.press('I knew it');
    await run.press('Practise these again');
    await run.press('Show Translation');
    await run.press('I knew it');
    run.keep();
    await run.end('deck');
  });

  it('MEM-15 MEM-21: a custom list as a deck; in pairs: right, wrong, the missed again; another exercise', async () => {
    const database = createFakeDatabase();
    database.records.set(`own-lists/${OWN_LIST.id}`, OWN_LIST);
    const run = await openAt('/vocabulary', { now: NOW, database });
    await run.press('My own words');
    await run.press('Open: Mijn werk');
    await run.press('At work');
    await run.press('Show Translation');
    await run.press('I knew it');
    await run.press('More with this list');
    await run.press('Other exercises');
    await run.press('Matching pairs');
    await run.press('het rooster');
    await run.press('break');
    for (const name of ['pauze', 'break', 'inwerken', 'to train', 'schedule', 'het rooster'])
      await run.press(name);
    await run.press('See the result');
    run.keep();
    await run.press('Practise these again');
    await run.press('het rooster');
    await run.press('schedule');
    await run.keys('{Enter}');
    await run.press('Back to the exercises');
    await run.press('English to Dutch');
    await run.type('Your answer', 'het rooster');
    await run.keys('{Enter}');
    await run.press('Mine was wrong');
    run.keep();
    await run.end('deck-own-list');
  });
});

describe('transcripts of grammar', { timeout: SLOW_MACHINE_MS }, () => {
  it('GRA-03: a quiz: right, wrong, to its end', async () => {
    const run = await openAt('/grammar');
    await run.press('1 Vowels');
    await run.pick(1);
    await run.press('Next Question');
    await run.pick(2);
    for (let question = 3; question <= 5; question += 1) {
      await run.press('Next Question');
      await run.pick(1);
    }
    await run.press('Finish Quiz');
    run.keep();
    await run.end('quiz');
  });

  it('GRA-04 GRA-05: a quiz by keys, reopened, and again from its first question', async () => {
    const run = await openAt('/grammar');
    await run.press('1 Vowels');
    await run.lookAt('Quiz: plurals');
    await run.pick(2);
    for (let question = 2; question <= 5; question += 1) {
      await run.keys('{Enter}');
      await run.keys('1');
    }
    await run.keys('{Enter}');
    await run.press('Try Again');
    await run.pick(1);
    run.keep();
    await run.reopen(60_000);
    await run.pick(1);
    await run.press('Next Question');
    run.keep();
    await run.end('quiz-again');
  });

  it('GRA-03 GRA-04 MEM-01: a question of quick practice; typed practice: right, and a slip judged right', async () => {
    const run = await openAt('/grammar');
    await run.press('Quick practice');
    await run.pick(1);
    await run.press('Close');
    await run.press('Verbs: the present');
    await run.pick(2);
    await run.type('Your answer', 'stuurt');
    await run.press('Check');
    await run.press('Next');
    await run.type('Your answer', 'tel');
    await run.press('Check');
    await run.press('My answer was right');
    await run.press('Next');
    await run.press('Stop');
    run.keep();
    await run.end('typed-practice');
  });
});
