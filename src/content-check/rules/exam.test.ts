import { expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { rows as knm } from '#content/exam/knm-questions.ts';
import { rows as listening } from '#content/exam/listening-items.ts';
import { rows as readingQuestions } from '#content/exam/reading-questions.ts';
import { rows as readingTexts } from '#content/exam/reading-texts.ts';
import { rows as writing } from '#content/exam/writing-tasks.ts';
import type { KnmRow, ListeningRow, ReadingQuestionRow, WritingTask } from '#content/schema/exam-rows.ts';
import { WRITING } from '#exam/a2/writing.ts';
import type { Problem } from '../problem.ts';
import { toExamEntry } from '../exam-entry.ts';
import { sampleContext } from '../sample-entry.ts';
import {
  knmProblems,
  listeningProblems,
  questionLengthRule,
  readingProblems,
  practiceProblems,
  writingModelProblems,
  writingProblems,
} from './exam.ts';

const about = (problems: readonly Problem[]) => problems.map((problem) => problem.about);

/** The rows with the first one made faulty. */
function spoil<Row extends object>([first, ...rest]: readonly Row[], spoilt: Partial<Row>): Row[] {
  return first === undefined ? [] : [{ ...first, ...spoilt }, ...rest];
}

it('CON-04 KNM-01: a category with a wrong number of questions, and a missing theme, are found', () => {
  expect(knmProblems(knm)).toEqual([]);
  expect(about(knmProblems(spoil<KnmRow>(knm, { category: 'Werk' })))).toEqual(['Geschiedenis', 'Werk']);
  expect(about(knmProblems(knm.filter(({ theme }) => theme !== 8)))).toContain('theme 8');
});

it('EXM-08 CON-07: a KNM question without a source, a date or an English option for each is found', () => {
  const id = knm[0].id;
  const { source } = knm[0];
  for (const spoilt of [
    { source: { ...source, url: '' } },
    { source: { name: source.name, url: source.url, checkedOn: 'today' } },
    { optionsEn: ['Trade', 'Trade', 'Gas'] as const },
  ])
    expect(about(knmProblems(spoil<KnmRow>(knm, spoilt)))).toEqual([id]);
});

it('REA-01 CON-07: a quote that is not in its text, and a text too short or without questions, are found', () => {
  expect(readingProblems(readingTexts, readingQuestions)).toEqual([]);
  const [question] = readingQuestions;
  const spoilt = (part: Partial<ReadingQuestionRow>) =>
    about(readingProblems(readingTexts, spoil<ReadingQuestionRow>(readingQuestions, part)));
  expect(spoilt({ evidence: 'Dit staat er niet.' })).toEqual([question.id]);
  expect(spoilt({ explanation: 'It says *Dit staat er niet*.' })).toEqual([question.id]);
  expect(spoilt({ textId: 'nowhere' })).toContain(question.id);
  expect(about(readingProblems(readingTexts, []))).toEqual(readingTexts.map(({ id }) => id));
  expect(
    about(readingProblems([{ ...readingTexts[0], blocks: [] }, ...readingTexts.slice(1)], readingQuestions)),
  ).toContain(readingTexts[0].id);
});

it('LIS-01 CON-07: a fragment of a few words, and too little variety or conversation, are found', () => {
  expect(listeningProblems(listening)).toEqual([]);
  const short = spoil<ListeningRow>(listening, { audioText: [{ voice: 'A', text: 'Hallo.' }] });
  expect(about(listeningProblems(short))).toContain(listening[0].id);
  const [first]: readonly ListeningRow[] = listening;
  if (first?.second === undefined) throw new Error('no long fragment');
  const shortLong = spoil<ListeningRow>(listening, {
    audioText: [{ voice: 'A', text: 'woord '.repeat(74) }],
  });
  expect(about(listeningProblems(shortLong))).toContain(first.id);
  const explanation = 'She says *Dit zegt niemand*.';
  expect(about(listeningProblems(spoil<ListeningRow>(listening, { explanation })))).toEqual([first.id]);
  const second = { ...first.second, explanation };
  expect(about(listeningProblems(spoil<ListeningRow>(listening, { second })))).toEqual([second.id]);
  const onlyShort = listening.filter((row: ListeningRow) => row.second === undefined);
  expect(about(listeningProblems(onlyShort))).toContain('long fragments');
  const alike = listening.map((row): ListeningRow => ({ ...row, category: 'Weer' }));
  expect(about(listeningProblems(alike))).toEqual(['categories']);
  const alone = listening.map((row): ListeningRow => ({
    ...row,
    audioText: row.audioText.map(({ text }) => ({ voice: 'A', text })),
  }));
  expect(about(listeningProblems(alone))).toEqual(['conversations']);
});

it('WRI-01 WRI-03: a model answer that does not earn its points is found, and minutes told otherwise', () => {
  const inShort = inEnglish(WRITING.game.inShort);
  expect(writingProblems(writing, inShort)).toEqual([]);
  expect(about(writingProblems(writing, '4 tasks of 20 minutes'))).toEqual(['minutes']);
  expect(writingModelProblems(writing)).toEqual([]);
  expect(about(writingModelProblems(spoil<WritingTask>(writing, { modelAnswer: 'Hallo.' })))).toContain(
    writing[0].id,
  );
  expect(about(writingProblems(writing.toReversed(), inShort))).toContain('points');
});

it('EXM-09: a kind with less than two tasks to practise is found', () => {
  const tasks = [{ kind: 'form' }, { kind: 'form' }, { kind: 'note' }] as const;
  expect(about(practiceProblems(['form', 'note', 'email'], tasks))).toEqual(['note', 'email']);
});

it('CON-07: a long question is found; wrong options are spell-checked, too', () => {
  const [row] = knm;
  const long = toExamEntry({ ...row, question: `${'woord '.repeat(21)}?` }, '');
  expect(about(questionLengthRule([long], sampleContext()))).toEqual([row.id]);
  expect(toExamEntry(row, '').dutch).toEqual(expect.arrayContaining([...row.options, row.question]));
});
