import { describe, expect, it } from 'vitest';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import type { WrittenAnswer } from '#exam/engine/written-game.ts';
import { writtenPoints } from '#exam/engine/writing-points.ts';
import { wholeText } from '#exam/engine/write-task.ts';
import { rows } from '#content/exam/writing-tasks.ts';
import { writingExamContent } from './exam-points.ts';
import { scoreOf, writingGameContent } from './practice-score.ts';

interface Sample {
  readonly what: string;
  readonly task: string;
  readonly answer: WrittenAnswer;
  /** The required points that it covers, as an honest writer would tick them. */
  readonly tells: readonly number[];
  readonly points: string;
  readonly grade: 'right' | 'wrong';
}

const { judge: EXAM_JUDGE, tasks: EXAM_TASKS } = writingExamContent(WRITING_EXAM_TASKS, rows);
const { judge: GAME_JUDGE, tasks: GAME_TASKS } = writingGameContent(rows);
const [englishTask] = GAME_TASKS;
if (englishTask === undefined) throw new Error('There are no tasks');
const gameGradeOf = (text: string, told: readonly number[] | null = null) =>
  GAME_JUDGE.grade(englishTask, [text], told);
const score = (text: string) => scoreOf(GAME_JUDGE, englishTask, { texts: [text] });
const otherModel = WRITING_EXAM_TASKS[1]?.[3]?.models.good.text ?? '';

/** Six answers of learners who can write, and six that show nothing. */
const SAMPLES: readonly Sample[] = [
  {
    what: 'a short complete e-mail with small mistakes',
    task: 'mock-writing-1-day-off',
    answer: [
      'Beste mevrouw Smit,\n\nIk wil graag vrij op vrijdag 21 mei, want mijn vriend trouwt. Mijn collega Omar kan werken voor mij en hij vind dat goed. Is dat oké?\n\nGroeten, Hassan',
    ],
    tells: [0, 1, 2, 3],
    points: '11 of 12',
    grade: 'right',
  },
  {
    what: 'a good e-mail that forgets one of the points',
    task: 'mock-writing-1-ill-child',
    answer: [
      'Dag meester Johan,\n\nMijn dochter Aya is vandaag ziek. Ze heeft buikpijn, dus ze blijft in bed. Ik denk dat zij woensdag weer komt. Kan ze thuis iets lezen of leren?\n\nVriendelijke groet,\nFatma',
    ],
    tells: [0, 1, 2],
    points: '10 of 12',
    grade: 'right',
  },
  {
    what: 'a text with many mistakes that does what was asked',
    task: 'mock-writing-3-to-work',
    answer: [
      'Ik gaat elke dag met bus naar mijn werk in Utrecht. Het duurt een uur, maar soms meer. Ik vindt het niet leuk want de bus is altijd vol en ik moet staan.',
    ],
    tells: [0, 1, 2],
    points: '8 of 8',
    grade: 'right',
  },
  {
    what: 'a friendly note in few words',
    task: 'mock-writing-2-note-neighbour',
    answer: [
      'Lieve Ria,\n\nIk ben zondag 1 augustus weer thuis. Wil je de vissen eten geven en de post halen? De sleutel ligt bij mijn zus, want zij heeft ook een sleutel. Dank je wel!\n\nGroetjes, Amina',
    ],
    tells: [0, 1, 2, 3],
    points: '12 of 12',
    grade: 'right',
  },
  {
    what: 'a form with all details and two short answers',
    task: 'mock-writing-1-sports-form',
    answer: [
      'Samuel Tesfay',
      '12-4-1995',
      'Kerkstraat 5, Zwolle',
      '06-12345678',
      'voetbal',
      'dinsdag na 18.00 uur',
      'Ik wil voetballen, want ik zit de hele dag op kantoor.',
      'Heb ik speciale schoenen nodig?',
    ],
    tells: [0, 1, 2, 3],
    points: '10 of 10',
    grade: 'right',
  },
  {
    what: 'a polite e-mail to the town hall',
    task: 'mock-writing-3-street-party',
    answer: [
      'Geachte heer, mevrouw,\n\nWij willen op zaterdag 12 juni een feest in de Lindestraat geven. Het begint om vier uur en het is klaar om tien uur. Er komen ongeveer veertig buren, ook veel kinderen. Mogen we de straat dicht doen? Dan kunnen de kinderen veilig spelen.\n\nMet vriendelijke groet,\nIvan Petrov',
    ],
    tells: [0, 1, 2, 3],
    points: '12 of 12',
    grade: 'right',
  },
  {
    what: 'keys pressed at random',
    task: 'mock-writing-1-day-off',
    answer: ['asdf jklö qwer tyui zxcv bnm poiu lkjh gfds mnbv cxza werty uiop asd'],
    tells: [],
    points: '0 of 12',
    grade: 'wrong',
  },
  {
    what: 'an English letter with a Dutch greeting',
    task: 'mock-writing-2-broken-lift',
    answer: [
      'Geachte heer of mevrouw,\n\nThe lift in my building is broken since Monday. I live on the sixth floor and I have a baby. When will you repair it? Please answer me soon.\n\nMet vriendelijke groet,\nJohn',
    ],
    tells: [0, 1, 2, 3],
    points: '0 of 12',
    grade: 'wrong',
  },
  {
    what: 'the task copied out',
    task: 'mock-writing-3-paid-twice',
    answer: [
      'Beste sportschool,\n\nDeze maand heeft de sportschool twee keer geld van uw rekening gehaald. Schrijf sinds wanneer u lid bent. Schrijf wat er fout is gegaan. Vraag wat u wilt.\n\nGroeten',
    ],
    tells: [],
    points: '0 of 12',
    grade: 'wrong',
  },
  {
    what: 'the example of another task',
    task: 'mock-writing-1-ill-child',
    answer: [otherModel],
    tells: [],
    points: '0 of 12',
    grade: 'wrong',
  },
  {
    what: 'the words that points are known to be given for, and one word fifty times',
    task: 'mock-writing-2-dinner-cancelled',
    answer: [`Beste vraag groeten want maar. ${'bla '.repeat(50)}.`],
    tells: [],
    points: '0 of 12',
    grade: 'wrong',
  },
  {
    what: 'a greeting and nothing else',
    task: 'mock-writing-1-day-off',
    answer: ['Beste mevrouw Smit,\n\nHoe gaat het? Groeten, Ali'],
    tells: [],
    points: '2 of 12',
    grade: 'wrong',
  },
];

describe('twelve written answers', () => {
  it.each(SAMPLES)('MOC-09 WRI-03: $what: $points, $grade', ({ task: id, answer, tells, points, grade }) => {
    const task = EXAM_TASKS.get(id);
    if (task === undefined) throw new Error(`There is no task ${id}`);
    const places = task.criteria.flatMap(({ kind }, place) => (kind === 'told' ? place : []));
    const told = tells.flatMap((nth) => places[nth] ?? []);
    const { earned, of } = writtenPoints(task.criteria, EXAM_JUDGE.judged(task, answer, told));
    expect(`${earned} of ${of}`).toBe(points);
    // Before its writer has ticked anything, and after.
    expect([EXAM_JUDGE.grade(task, answer, null), EXAM_JUDGE.grade(task, answer, told)]).toEqual([
      grade,
      grade,
    ]);
  });

  it('MOC-09: a form is one text with a line for each field that was filled in', () => {
    const task = EXAM_TASKS.get('mock-writing-2-complaint-form');
    if (task === undefined) throw new Error('The form is gone');
    expect(wholeText(task, ['Kofi Mensah', ' ', '', 'Een lamp'])).toBe(
      'Voornaam en achternaam: Kofi Mensah\nWat heeft u gekocht? Een lamp',
    );
  });
});

describe('the writing game', () => {
  const short =
    'Dag mevrouw De Groot,\nIk woon in de Kerkstraat. De verwarming is kapot sinds maandag en mijn baby is ziek. Kan er iemand komen? Ik ben elke dag thuis.\nHartelijke groet, Ana';

  it('WRI-03: other greetings and a question mark count, too', () => {
    expect(score(short).criteria.map(({ id, isEarned }) => [id, isEarned])).toEqual([
      ['thirty-words', true],
      ['fifty-words', false],
      ['greeting', true],
      ['closing', true],
      ['question', true],
    ]);
  });

  it('WRI-03: a short good letter is right in the log, also where it has few points', () => {
    expect(gameGradeOf(short)).toBe('right');
    expect(gameGradeOf(short, [0, 1, 3, 4])).toBe('right');
    expect(gameGradeOf(short, [])).toBe('wrong');
  });

  it('WRI-03: the task in English, a tip, an example of any task and words over and over earn nothing', () => {
    for (const text of [
      englishTask.english ?? '',
      englishTask.hints.join('\n'),
      GAME_TASKS[3]?.models[0].text ?? '',
      `Beste vraag groeten ${'bla '.repeat(50)}`,
      'Dear Mrs De Groot, I live in your house in the Kerkstraat and the heating is broken. Groeten, vraag',
    ]) {
      expect(score(text).points).toBe(0);
      expect(gameGradeOf(text)).toBe('wrong');
    }
  });
});
