import { expect, it } from 'vitest';
import { rows as readingEnd } from '#content/mock-exam/reading-1-end.ts';
import { rows as readingMiddle } from '#content/mock-exam/reading-1-middle.ts';
import { rows as readingStart } from '#content/mock-exam/reading-1-start.ts';
import type { MockListeningFragment, MockReadingText } from '#content/schema/mock-exam-rows.ts';
import type { Problem } from '../problem.ts';
import { mockListeningProblems, mockReadingProblems } from './mock-exam.ts';

const about = (problems: readonly Problem[]) => problems.map((problem) => problem.about);

const READING: readonly MockReadingText[] = [...readingStart, ...readingMiddle, ...readingEnd];
const [FIRST_TEXT] = readingStart;
const OTHER_TEXTS = READING.slice(1);
const [QUESTION] = FIRST_TEXT.questions;

/** The exam with its first text made faulty. */
function spoilt(part: Partial<Pick<MockReadingText, 'questions' | 'blocks'>>): string[] {
  return about(mockReadingProblems('exam', [{ ...FIRST_TEXT, ...part }, ...OTHER_TEXTS]));
}

it('MOC-01 CON-07: a reading exam without a kind of text, or with a wrong number of questions, is found', () => {
  expect(mockReadingProblems('exam', READING)).toEqual([]);
  expect(about(mockReadingProblems('exam', OTHER_TEXTS))).toEqual(['exam', 'exam']);
});

it('CON-07: a quote that is not in its text, of an explanation either, a text too short and an id of another text are found', () => {
  const questions = FIRST_TEXT.questions;
  expect(spoilt({ questions: [{ ...QUESTION, evidence: 'Dit staat er niet.' }, questions[1]] })).toEqual([
    QUESTION.id,
  ]);
  expect(
    spoilt({ questions: [{ ...QUESTION, explanation: 'It says *Dit staat er niet*.' }, questions[1]] }),
  ).toEqual([QUESTION.id]);
  expect(spoilt({ questions: [{ ...QUESTION, id: 'mock-reading-1-else' }, questions[1]] })).toEqual([
    'mock-reading-1-else',
  ]);
  expect(spoilt({ blocks: [{ kind: 'paragraph', text: QUESTION.evidence }] })).toContain(FIRST_TEXT.id);
});

it('MOC-06: questions in another order than their text, and numbers that do not rise, are found', () => {
  const [first, second] = FIRST_TEXT.questions;
  expect(spoilt({ questions: [second, first] })).toEqual([first.id]);
  const options = ['Om 9.00 uur.', 'Om 8.00 uur.', 'Om 10.00 uur.'] as const;
  expect(new Set(spoilt({ questions: [{ ...first, options }, second] }))).toEqual(new Set([first.id]));
});

it('MOC-06: a wrong option that its text does not have, and an exam that asks for no purpose, are found', () => {
  const [first, second] = FIRST_TEXT.questions;
  const options = ['Een blauwe olifant.', first.options[0], first.options[1]] as const;
  expect(spoilt({ questions: [{ ...first, options, correct: 1 }, second] })).toEqual([first.id]);
  const withoutPurpose = READING.map((text) => ({
    ...text,
    questions: text.questions.map((question) => ({ ...question, skill: 'fact' as const })),
  }));
  expect(about(mockReadingProblems('exam', withoutPurpose))).toEqual(['exam']);
});

it('MOC-08 CON-07: a conversation with one voice, a voice without a speaker and a short fragment are found', () => {
  const fragment: MockListeningFragment = {
    id: 'mock-listening-1-shop',
    theme: 'Winkelen',
    kind: 'conversation',
    setting: 'U hoort een gesprek in een winkel.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'A', text: 'Kan ik u helpen? '.repeat(20) },
      { voice: 'B', text: 'Nee, dank u wel. Ik koop een jas en ga weer naar huis. '.repeat(6) },
    ],
    questions: [QUESTION, QUESTION].map((question) => ({
      ...question,
      id: 'mock-listening-1-shop-help',
      options: ['Zij helpt een man die iets zoekt.', 'Zij wil een ander helpen.', 'Zij wil hem niet helpen.'],
      evidence: 'Nee, dank u wel.',
      explanation: 'He says *Nee, dank u wel*: nobody has to help him.',
    })),
  };
  const problemsOf = (part: Partial<MockListeningFragment>) =>
    about(mockListeningProblems('exam', [{ ...fragment, ...part }])).filter((name) => name !== 'exam');
  expect(problemsOf({})).toEqual([]);
  const [first, second] = fragment.lines;
  if (first === undefined || second === undefined) throw new Error('no lines');
  expect(problemsOf({ lines: [first, { ...second, voice: 'A' }] })).toEqual([fragment.id, fragment.id]);
  expect(problemsOf({ speakers: { A: 'woman' } })).toEqual([fragment.id]);
  expect(
    problemsOf({
      lines: [
        { ...first, text: 'Kan ik u helpen?' },
        { ...second, text: 'Nee, dank u wel.' },
      ],
    }),
  ).toEqual([fragment.id]);
});
