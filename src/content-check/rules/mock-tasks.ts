import type {
  MockSpeakingTask,
  MockWritingCriterion,
  MockWritingTask,
} from '#content/schema/mock-exam-rows.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { has } from '#exam/engine/writing-points.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { Problem } from '../problem.ts';
import { isWithin, mockExamProblem as problem } from './mock-exam.ts';

/** MOC-01: a form, a short text, an e-mail, and another e-mail or a note. */
const WRITING_KINDS: readonly (readonly [readonly MockWritingTask['kind'][], number])[] = [
  [['form'], 1],
  [['text'], 1],
  [['email', 'note'], 2],
];
const SPEAKING_KINDS = ['answer', 'picture', 'choice', 'story'] as const;
const SPEAKING_TASKS_A_KIND = SPEAKING.formats.official.count / SPEAKING_KINDS.length;
/** What an A2 candidate can write in ten minutes. */
const GOOD_WORDS = { min: 35, max: 45 };
const ENOUGH_WORDS = { min: 20, max: 40 };
/** A good answer of a minute with pauses. */
const SPOKEN_WORDS = { min: 30, max: 45 };
const MIN_TOLD = 3;
const MIN_WANTED = 3;
const MAX_ALT_WORDS = 16;

const GREETING = /^(?:Beste|Geachte|Hoi|Hallo|Dag|Lieve) /;
const CLOSING = /\n(?:Met vriendelijke groet|Groeten|Groetjes),\n/;
/** MOC-01 MOC-09: the four kinds of tasks, and model answers that meet the criteria. */
export function mockWritingProblems(exam: string, tasks: readonly MockWritingTask[]): Problem[] {
  return [
    ...WRITING_KINDS.flatMap(([kinds, wanted]) => {
      const found = tasks.filter(({ kind }) => kinds.includes(kind)).length;
      return found === wanted ? [] : [problem(exam, `${found} tasks are ${kinds.join(' or ')}`)];
    }),
    ...tasks.flatMap(modelProblems),
  ];
}

/** MOC-01 MOC-10: four tasks of each kind, and answers that can be said in the time. */
export function mockSpeakingProblems(exam: string, tasks: readonly MockSpeakingTask[]): Problem[] {
  return [
    ...SPEAKING_KINDS.flatMap((kind) => {
      const found = tasks.filter((task) => task.kind === kind).length;
      return found === SPEAKING_TASKS_A_KIND ? [] : [problem(exam, `${found} tasks are ${kind}`)];
    }),
    ...tasks.flatMap(({ id, modelAnswer, wanted, pictures }) => {
      const spoken = wordsOf(modelAnswer).length;
      return [
        ...(isWithin(SPOKEN_WORDS, spoken) ? [] : [problem(id, `its model answer has ${spoken} words`)]),
        ...(wanted.length >= MIN_WANTED ? [] : [problem(id, 'it says too little of what a good answer has')]),
        ...pictures
          .filter(({ alt }) => wordsOf(alt).length > MAX_ALT_WORDS)
          .map((picture) => problem(id, `the text of ${picture.id} is long`)),
      ];
    }),
  ];
}

function modelProblems(task: MockWritingTask): Problem[] {
  const { id, criteria, models } = task;
  const [good, enough] = [models.good.text, models.enough.text];
  const told = criteria.filter(({ kind }) => kind === 'told').length;
  const fields = task.kind === 'form' ? task.fields : [];
  return [
    ...(told >= MIN_TOLD ? [] : [problem(id, `it asks to tell ${told} things`)]),
    ...(wordsOf(good).length > wordsOf(enough).length
      ? []
      : [problem(id, 'the model that is just enough is the longer one')]),
    ...(
      [
        [good, GOOD_WORDS],
        [enough, ENOUGH_WORDS],
      ] as const
    ).flatMap(([text, limits]) => {
      const words = wordsOf(text).length;
      const lines = text.split('\n');
      return [
        ...(isWithin(limits, words) || task.kind === 'form'
          ? []
          : [problem(id, `a model has ${words} words`)]),
        ...(fields.every(({ label }, place) => (lines[place] ?? '').startsWith(label))
          ? []
          : [problem(id, 'a model leaves out a field')]),
        ...criteria
          .filter((criterion) => !isFulfilled(criterion, text))
          .map(({ kind }) => problem(id, `a model lacks: ${kind}`)),
      ];
    }),
  ];
}

/** Whether a text meets a criterion that can be counted; people judge the others. */
function isFulfilled(criterion: MockWritingCriterion, text: string): boolean {
  switch (criterion.kind) {
    case 'told':
      return true;
    case 'greeting':
      return GREETING.test(text);
    case 'closing':
      return CLOSING.test(text);
    case 'sentences':
    case 'connecting-words':
      return has(criterion, text);
  }
}
