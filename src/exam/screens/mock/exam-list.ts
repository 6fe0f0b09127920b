import type { ExamPart } from '#exam/part.ts';
import type { MockExam } from './mock-part.ts';
import type { Random } from '#lib/random.ts';

/** In history entries, and in what is stored: it never changes. */
export function practiceExamId({ slug }: Pick<ExamPart, 'slug'>): string {
  return `${slug}-practice`;
}

/** What can be sat of a part: its written exams in the official format, and one that is drawn from all of them (MOC-06, MOC-12). */
export function examList<Written, On extends { readonly id: string }>(
  part: ExamPart,
  written: readonly Written[],
  paperOf: (exam: Written, random: Random) => readonly On[],
  practicePaper: MockExam<On>['paper'],
): readonly MockExam<On>[] {
  const { slug, formats } = part;
  return [
    ...written.map((exam, place) => ({
      id: `${slug}-${place + 1}`,
      title: `Exam ${place + 1}`,
      format: formats.official,
      paper: (_seen: ReadonlySet<string>, random: Random) => paperOf(exam, random),
    })),
    {
      id: practiceExamId(part),
      title: 'Practice exam',
      format: formats.practice,
      paper: practicePaper,
    },
  ];
}

/** Tasks as they stand on a paper. */
export function paperOfTasks(tasks: readonly { readonly id: string }[]): readonly { readonly id: string }[] {
  return tasks.map(({ id }) => ({ id }));
}
