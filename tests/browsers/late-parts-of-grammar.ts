import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import type { Visit } from './driver/visit.ts';
import { inTurn, type LatePart, offers, press, stay } from './late-part.ts';

interface OpenLesson {
  readonly id: string;
  readonly quizzes: readonly { readonly id: string; readonly practice: readonly string[] }[];
  readonly open: (visit: Visit) => Promise<void>;
}

const LESSONS: readonly OpenLesson[] = GRAMMAR_TOPICS.flatMap((topic, place) => {
  const open = press(new RegExp(`^${place + 1} `));
  if (!('lessons' in topic)) {
    const further = (topic.further ?? []).map((lesson) => ({
      ...lesson,
      open: press(withoutMarks(lesson.title)),
    }));
    return [{ ...topic, open }, ...further];
  }
  return topic.lessons.map((lesson, number) => ({
    ...lesson,
    open: inTurn(open, offers(/^Back to Topics/), press(new RegExp(`^${number + 1} `))),
  }));
});

const lesson = (part: string, open: (visit: Visit) => Promise<void>): LatePart => ({
  part,
  at: '/grammar',
  open,
  failure: 'part',
  afterLoading: offers('Practise more'),
});

const practice = (part: string, kind: string): LatePart => {
  const place = LESSONS.find(({ quizzes }) => quizzes.some((quiz) => quiz.practice[0] === kind));
  if (place === undefined) throw new Error(`No lesson begins with ${kind}`);
  const nth = place.quizzes.findIndex((quiz) => quiz.practice[0] === kind);
  return {
    part,
    at: '/grammar',
    open: inTurn(place.open, (visit) => visit.button('Practise more').nth(nth).press()),
    failure: 'part',
    afterLoading: offers('Stop'),
  };
};

/** The same kind in another exercise. */
const inAnotherWay = (late: LatePart, way: string): LatePart => ({
  ...late,
  open: inTurn(late.open, (visit) => visit.role('radio', way).press()),
});

const GENERATORS = 'src/subjects/grammar/practice/generators';
export const GRAMMAR_PARTS: readonly LatePart[] = [
  ...LESSONS.map(({ id, open }) => lesson(`src/content/grammar/lessons/${id}.ts`, open)),
  // A quiz's id is the name of its file of rows.
  ...LESSONS.flatMap(({ quizzes, open }) =>
    quizzes.map(({ id }) => lesson(`src/content/grammar/quizzes/${id}.ts`, open)),
  ),
  lesson('src/subjects/grammar/lesson/lesson-view.tsx', LESSONS[0]?.open ?? stay),
  practice('src/subjects/grammar/practice/practice-panel.tsx', 'plural'),
  practice('src/subjects/grammar/practice/choice-practice.tsx', 'plural'),
  practice('src/subjects/grammar/practice/tile-practice.tsx', 'word-order-main'),
  practice(`${GENERATORS}/nouns.ts`, 'plural'),
  practice(`${GENERATORS}/verbs.ts`, 'present'),
  practice(`${GENERATORS}/comparative.ts`, 'comparative'),
  practice(`${GENERATORS}/adjective-ending.ts`, 'adjective-ending'),
  practice(`${GENERATORS}/separable-verb.ts`, 'separable-verb'),
  practice(`${GENERATORS}/niet-geen.ts`, 'niet-geen'),
  practice(`${GENERATORS}/word-order.ts`, 'word-order-main'),
  practice('src/content/grammar/practice/clauses.ts', 'word-order-main'),
  inAnotherWay(practice(`${GENERATORS}/typed-clauses.ts`, 'word-order-main'), 'From English'),
  practice('src/subjects/grammar/practice/typed-practice.tsx', 'pronoun'),
  practice(`${GENERATORS}/gap-sources.ts`, 'pronoun'),
  ...Object.entries({
    pronoun: 'pronoun',
    reference: 'reference-word',
    conjunction: 'conjunction',
    'om-te': 'om-te',
    position: 'position-verb',
    er: 'er',
    relative: 'relative',
    'past-modal': 'past-modal',
  }).map(([file, kind]) => practice(`src/content/grammar/practice/${file}-sentences.ts`, kind)),
  ...(
    [
      ['src/subjects/grammar/drawn-question-dialog.tsx', 'Quick practice'],
      ['src/content/grammar/quick-practice.ts', 'Quick practice'],
      ['src/content/grammar/daily-questions.ts', 'Grammar Quiz of the Day'],
      ['src/subjects/grammar/correct-grammar-dialog.tsx', 'Correct the Grammar'],
      ['src/content/grammar/corrections.ts', 'Correct the Grammar'],
    ] as const
  ).map(([part, name]): LatePart => ({
    part,
    at: '/grammar',
    open: press(name),
    failure: 'part',
    afterLoading: (visit) => visit.role('dialog', name).shown(),
  })),
];
