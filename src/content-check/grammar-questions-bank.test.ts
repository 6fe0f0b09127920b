import { expect, it } from 'vitest';
import type { Rule } from './bank.ts';
import {
  balanceProblems,
  questionBank,
  repeatedIdProblems,
  topicProblems,
} from './grammar-questions-bank.ts';
import { GRAMMAR_TOPIC_IDS } from '#content/schema/grammar-questions.ts';
import type { LiteralRow } from './question-entry.ts';
import type { QuestionFile } from './question-files.ts';
import {
  answerPlaceFigures,
  answerPlaceProblems,
  spreadRule,
  type Answerable,
} from './rules/answer-places.ts';
import { sampleContext } from './sample-entry.ts';

const CONTEXT = sampleContext({
  speller: { accepts: (word) => !word.includes('x'), suggestions: () => ['katten'] },
});
const ROW = {
  id: 'conjugation-fatima-works',
  sentence: 'Fatima ___ op vrijdag.',
  verb: 'werken',
  options: ['werk', 'werkt', 'werken'],
  correct: 1,
  english: 'Fatima works on Fridays.',
  explanation: '*Fatima* is she, so the verb is the stem with a *t*: *werkt*.',
};
const FILE: QuestionFile = { id: 'conjugation', path: 'conjugation.ts', rows: [ROW], count: { exactly: 1 } };
const SOURCE = "export const rows = [\n  {\n    id: 'conjugation-fatima-works',\n";

const foundIn = (spoilt: LiteralRow, file: Partial<QuestionFile> = {}) =>
  questionBank({ ...FILE, rows: [{ ...ROW, ...spoilt }], ...file })
    .check(SOURCE, CONTEXT, [])
    .problems.map(({ line, rule }) => `${line} ${rule}`);

it('CON-07: a question without errors passes', () => {
  expect(foundIn({})).toEqual([]);
});

it('CON-04: a number of questions other than required is found', () => {
  expect(foundIn({}, { count: { exactly: 5 } })).toEqual(['1 count']);
  expect(foundIn({}, { count: { atLeast: 1 } })).toEqual([]);
  expect(foundIn({}, { count: { atLeast: 2 } })).toEqual(['1 count']);
});

it('CON-07 GRA-18: repeated or empty options, and a right answer that is not among them, are found', () => {
  expect(foundIn({ options: ['werkt', 'werkt', 'werk'] })).toEqual(['3 options']);
  expect(foundIn({ options: ['werk', 'Werkt', 'werkt '] })).toContain('3 options');
  expect(foundIn({ options: ['werk', 'werkt', ''] })).toContain('3 options');
  for (const correct of [3, -1, 0.5]) expect(foundIn({ correct })).toEqual(['3 options']);
});

it('CON-07 GRA-18: a missing, short or meaningless explanation is found', () => {
  expect(foundIn({ explanation: '' })).toContain('3 explanation');
  expect(foundIn({ explanation: 'The stem with a t.' })).toContain('3 explanation');
  const template = 'In this sentence with Fatima this is the right form of the verb.';
  expect(foundIn({ explanation: template })).toContain('3 explanation');
});

it('CON-07: missing English, unclosed markup, untidy text and an id of another bank are found', () => {
  expect(foundIn({ english: '' })).toEqual(['3 english']);
  expect(foundIn({ explanation: `${ROW.explanation} *And so on.` })).toEqual(['3 marks']);
  expect(foundIn({ sentence: 'Fatima ___ op  vrijdag.' })).toEqual(['3 characters']);
  expect(foundIn({}, { id: 'noun' })).toEqual(['3 question-id']);
});

it('CON-06 CON-07: Dutch is spell-checked, except what is wrong on purpose', () => {
  expect(foundIn({ sentence: 'Fatima ___ op vrixdag.' })).toEqual(['3 spelling']);
  expect(foundIn({ explanation: `${ROW.explanation} Not *wexkt*, as you would think.` })).toEqual([
    '3 spelling',
  ]);
  const mistake = { options: ['wexkt', 'werkt', 'werken'], explanation: `${ROW.explanation} Not *wex-kt*.` };
  expect(foundIn(mistake)).toEqual([]);
  const wrongSentence = { sentence: 'Fatima wexkt.', correction: 'Fatima werkt.', options: [] };
  expect(foundIn({ ...wrongSentence, correct: undefined, isCorrect: false })).toEqual([]);
  expect(foundIn({ ...wrongSentence, correct: undefined, isCorrect: true })).toEqual(['3 spelling']);
});

it('CON-04 CON-07 GRA-20: a correction differs from its sentence by one mistake', () => {
  const correction = { correct: 'Morgen ga ik naar de markt.', options: [] };
  expect(foundIn({ ...correction, incorrect: 'Morgen ik ga naar de markt.' })).toEqual([]);
  expect(foundIn({ ...correction, incorrect: 'morgen ga ik naar de markt.' })).toEqual(['3 correction']);
  expect(foundIn({ ...correction, incorrect: 'Wij hebben gisteren samen thuis gegeten.' })).toEqual([
    '3 correction',
  ]);
});

it('CON-07 MEM-02: an id used twice in any banks is found', () => {
  expect(repeatedIdProblems([{ id: 'a' }, { id: 'b' }])).toEqual([]);
  expect(repeatedIdProblems([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toHaveLength(1);
});

const at = (correct: number): Answerable => ({ correct, options: ['ik', 'jij', 'wij'] });
const of2 = (correct: number): Answerable => ({ correct, options: ['de', 'het'] });
const long = (correct: number): Answerable => ({
  correct,
  options: at(correct).options.map((option, place) => (place === correct ? `${option} ook` : option)),
});

it('CON-07: over 40% of right answers at one position are found, over 60% with two options', () => {
  expect(answerPlaceProblems([at(0), at(0), at(1), at(1), at(2)], 'bank')).toEqual([]);
  expect(answerPlaceProblems([at(0), at(0), at(1), at(2)], 'bank')[0]?.message).toBe(
    'bank, 3 options: 50% of the right answers stand at place 1',
  );
  expect(answerPlaceProblems([of2(0), of2(0), of2(1)], 'bank')[0]?.message).toMatch(/67%/);
  expect(answerPlaceFigures([at(0), at(2), of2(1)])).toContainEqual({
    label: 'right at each place, of 2 with 3 options',
    value: '50%/0%/50%',
    isDetail: true,
  });
});

it('CON-07: over 38% of right answers that are the single longest option are found', () => {
  expect(
    answerPlaceProblems([long(1), long(2), at(0), long(0), at(1)], 'bank').map(({ message }) => message),
  ).toEqual(['bank, 3 options: the right answer is the single longest in 60%']);
  expect(answerPlaceProblems([long(1), at(0), at(2)], 'bank')).toEqual([]);
});

const sentences = (...all: boolean[]) => all.map((isCorrect) => ({ isCorrect }));

it('CON-07: right answers and right sentences are spread within a quiz, too', () => {
  const rule: Rule<Answerable & { line: number; id: string }> = spreadRule;
  const rows = [0, 0, 0, 0, 1].map((correct, line) => ({ line, id: `q${line}`, correct, options: [] }));
  expect(rule(rows, CONTEXT)).toHaveLength(1);
  expect(rule(rows.slice(1), CONTEXT)).toEqual([]);
  expect(balanceProblems(sentences(true, true, true, true, false))).toHaveLength(1);
  expect(balanceProblems(sentences(true, true, true, false, false))).toEqual([]);
});

it('CON-04 GRA-19: a topic with fewer than two questions of the day is found', () => {
  const twice = [...GRAMMAR_TOPIC_IDS, ...GRAMMAR_TOPIC_IDS].map((topic) => ({ topic }));
  expect(topicProblems(twice)).toEqual([]);
  expect(topicProblems(twice.slice(1)).map(({ about }) => about)).toEqual(['klinkers']);
});
