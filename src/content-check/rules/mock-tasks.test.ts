import { expect, it } from 'vitest';
import { SPEAKING_EXAM_TASKS } from '#content/mock-exam/speaking-exams.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import { rows as writing } from '#content/mock-exam/writing-1.ts';
import { rows as speaking } from '#content/mock-exam/speaking-1-talk.ts';
import type { MockSpeakingTask, MockWritingTask } from '#content/schema/mock-exam-rows.ts';
import { mockSpeakingProblems, mockWritingProblems } from './mock-tasks.ts';

const messagesOf = (tasks: readonly MockWritingTask[]) =>
  mockWritingProblems('exam', tasks).map(({ message }) => message);

const [FORM, TEXT, FIRST_EMAIL, SECOND_EMAIL] = writing;

/** The exam with another good model answer for its first e-mail. */
function withModel(text: string): string[] {
  const models = { ...FIRST_EMAIL.models, good: { ...FIRST_EMAIL.models.good, text } };
  return messagesOf([FORM, TEXT, { ...FIRST_EMAIL, models }, SECOND_EMAIL]);
}

it('MOC-06 MOC-01: every writing exam has a form, a short text, an e-mail and an e-mail or a note, and no task of another exam', () => {
  expect(WRITING_EXAM_TASKS.map((tasks) => messagesOf(tasks))).toEqual([[], [], [], []]);
  expect(messagesOf([FORM, TEXT, FIRST_EMAIL])).toEqual(['exam: 1 tasks are email or note']);
  const ids = WRITING_EXAM_TASKS.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('MOC-09 CON-07: model answers without a required element, and a form with an empty field, are found', () => {
  const { text } = FIRST_EMAIL.models.good;
  expect(withModel(text)).toEqual([]);
  expect(withModel(text.replace('Geachte', 'Mijn'))).toEqual([`${FIRST_EMAIL.id}: a model lacks: greeting`]);
  expect(withModel(text.replace('Met vriendelijke groet,', ''))).toEqual([
    `${FIRST_EMAIL.id}: a model lacks: closing`,
  ]);
  expect(withModel(text.replaceAll(/[.?]/g, ''))).toEqual([`${FIRST_EMAIL.id}: a model lacks: sentences`]);
  expect(withModel(text.replaceAll(/\b(?:omdat|dan|dus|en|maar)\b/g, 'wel'))).toEqual([
    `${FIRST_EMAIL.id}: a model lacks: connecting-words`,
  ]);
  const fields = FORM.fields.toReversed();
  expect(messagesOf([{ ...FORM, fields }, TEXT, FIRST_EMAIL, SECOND_EMAIL])).toContain(
    `${FORM.id}: a model leaves out a field`,
  );
});

it('MOC-06 CON-07: a good model longer than 45 words or shorter than 35, and one just enough that is no shorter, are found; a form is not measured', () => {
  const { good, enough } = FIRST_EMAIL.models;
  const LINE = ' Ik vraag het graag nu, want ik wil het weten.';
  expect(withModel(good.text.replace('\n\nMet', `${LINE}\n\nMet`))).toEqual([
    `${FIRST_EMAIL.id}: a model has 52 words`,
  ]);
  expect(withModel(enough.text)).toContain(
    `${FIRST_EMAIL.id}: the model that is just enough is the longer one`,
  );
  expect(withModel(enough.text)).toContain(`${FIRST_EMAIL.id}: a model has 31 words`);
  const long = {
    good: { ...FORM.models.good, text: FORM.models.good.text + LINE },
    enough: FORM.models.enough,
  };
  expect(messagesOf([{ ...FORM, models: long }, TEXT, FIRST_EMAIL, SECOND_EMAIL])).toEqual([]);
});

it('MOC-01 MOC-10: every speaking exam has four tasks of each kind; an answer too short is found', () => {
  expect(SPEAKING_EXAM_TASKS.map((tasks) => mockSpeakingProblems('exam', tasks))).toEqual([[], [], []]);
  const [first, ...others] = SPEAKING_EXAM_TASKS[0] ?? [];
  expect(mockSpeakingProblems('exam', others)).toHaveLength(1);
  const short: MockSpeakingTask = { ...speaking[0], modelAnswer: 'Ik slaap.', wanted: [] };
  expect(first?.id).toBe(short.id);
  expect(mockSpeakingProblems('exam', [short, ...others]).map(({ message }) => message)).toEqual([
    `${short.id}: its model answer has 2 words`,
    `${short.id}: it says too little of what a good answer has`,
  ]);
});
