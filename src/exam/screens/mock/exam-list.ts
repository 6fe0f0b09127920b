import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExamPart } from '#exam/part.ts';
import type { MockExam } from './mock-part.ts';
import type { Random } from '#lib/random.ts';

/** In history entries, and in what is stored: it never changes. */
export function practiceExamId({ slug }: Pick<ExamPart, 'slug'>): string {
  return `${slug}-practice`;
}

/** Its exams in the official format, in the order in which they are sat. */
export function officialExamIds({ slug, mock }: Pick<ExamPart, 'slug' | 'mock'>): readonly string[] {
  if (mock.isDrawn === true) return [drawnExamId({ slug })];
  return Array.from({ length: mock.exams }, (_, place) => writtenExamId({ slug }, place));
}

/** The exam of a part whose papers are drawn. */
export function drawnExamId({ slug }: Pick<ExamPart, 'slug'>): string {
  return slug;
}

function writtenExamId({ slug }: Pick<ExamPart, 'slug'>, place: number): string {
  return `${slug}-${place + 1}`;
}

/** `Exam 2`; the only exam of a part is named after the part. */
export function examTitle(
  part: Pick<ExamPart, 'slug' | 'mock' | 'phrases'>,
  examId: string,
): MessageDescriptor {
  const place = officialExamIds(part).indexOf(examId);
  if (place === -1) return PRACTICE_EXAM;
  return part.mock.isDrawn === true ? part.phrases.mockExam : msg`Exam ${{ number: place + 1 }}`;
}

const PRACTICE_EXAM = msg`Practice exam`;

/** What can be sat of a part: its written exams in the official format, and one that is drawn from all of them (MOC-06, MOC-12). */
export function examList<Written, On extends { readonly id: string }>(
  part: ExamPart,
  written: readonly Written[],
  paperOf: (exam: Written, random: Random) => readonly On[],
  practicePaper: MockExam<On>['paper'],
): readonly MockExam<On>[] {
  const { formats } = part;
  return [
    ...written.map((exam, place) => ({
      id: writtenExamId(part, place),
      title: examTitle(part, writtenExamId(part, place)),
      format: formats.official,
      paper: (_seen: ReadonlySet<string>, random: Random) => paperOf(exam, random),
    })),
    {
      id: practiceExamId(part),
      title: PRACTICE_EXAM,
      format: formats.practice,
      paper: practicePaper,
    },
  ];
}

/** Tasks as they stand on a paper. */
export function paperOfTasks(tasks: readonly { readonly id: string }[]): readonly { readonly id: string }[] {
  return tasks.map(({ id }) => ({ id }));
}
