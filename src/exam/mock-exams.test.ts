import { expect, it } from 'vitest';
import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { SPEAKING_EXAM_TASKS } from '#content/mock-exam/speaking-exams.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import { KNM } from './a2/knm.ts';
import { LISTENING } from './a2/listening.ts';
import { READING } from './a2/reading.ts';
import { SPEAKING } from './a2/speaking.ts';
import { WRITING } from './a2/writing.ts';

const themes = new Map<number, number>();
for (const { theme } of KNM_BANK) themes.set(theme, (themes.get(theme) ?? 0) + 1);
const ofKnm = Math.min(...themes.values()) / (KNM.formats.official.count / themes.size);

it.each([
  [READING, READING_EXAM_TEXTS.length],
  [LISTENING, LISTENING_EXAM_FRAGMENTS.length],
  [WRITING, WRITING_EXAM_TASKS.length],
  [SPEAKING, SPEAKING_EXAM_TASKS.length],
  [KNM, Math.floor(ofKnm)],
])(
  'PTH-07 MOC-06: the plan counts on two mock exams of a part at least, and on no more than there are: $name',
  ({ mock }, there) => {
    expect(mock.exams).toBeGreaterThanOrEqual(2);
    expect(mock.exams).toBeLessThanOrEqual(there);
  },
);

/** What a candidate reads, hears or sees in each exam of a part. */
const MET: Readonly<Record<string, readonly (readonly (readonly string[])[])[]>> = {
  reading: READING_EXAM_TEXTS.map((texts) =>
    texts.map(({ id, blocks, questions }) => [
      id,
      JSON.stringify(blocks),
      ...questions.map((asked) => asked.id),
    ]),
  ),
  listening: LISTENING_EXAM_FRAGMENTS.map((fragments) =>
    fragments.map(({ id, lines, questions }) => [
      id,
      JSON.stringify(lines),
      ...questions.map((asked) => asked.id),
    ]),
  ),
  writing: WRITING_EXAM_TASKS.map((tasks) => tasks.map(({ id, models }) => [id, models.good.text])),
  speaking: SPEAKING_EXAM_TASKS.map((tasks) =>
    tasks.map(({ id, question, modelAnswer, pictures }) => [
      id,
      question,
      modelAnswer,
      ...pictures.map((picture) => picture.id),
      ...pictures.map(({ alt }) => alt),
    ]),
  ),
};

it.each([
  ['reading', 4],
  ['listening', 3],
  ['writing', 4],
  ['speaking', 3],
] as const)('MOC-06: no exam in %s repeats anything of another, and there are %i', (part, count) => {
  const met = (MET[part] ?? []).map((exam) => exam.flat());
  expect(met).toHaveLength(count);
  expect(new Set(met.flat()).size).toBe(met.flat().length);
});
