import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import type { MockExam } from './mock-part.ts';
import type { Random } from '#lib/random.ts';

/** What can be sat of a part: its written exams in the official format, and one that is drawn from all of them (MOC-06, MOC-12). */
export function examList<Written, On extends { readonly id: string }>(
  part: Exclude<MockExam['format']['part'], 'knm'>,
  written: readonly Written[],
  paperOf: (exam: Written, random: Random) => readonly On[],
  practicePaper: MockExam<On>['paper'],
): readonly MockExam<On>[] {
  return [
    ...written.map((exam, place) => ({
      id: `${part}-${place + 1}`,
      title: `Exam ${place + 1}`,
      format: OFFICIAL_FORMATS[part],
      paper: (_seen: ReadonlySet<string>, random: Random) => paperOf(exam, random),
    })),
    {
      id: `${part}-practice`,
      title: 'Practice exam',
      format: PRACTICE_FORMATS[part],
      paper: practicePaper,
    },
  ];
}

/** Tasks as they stand on a paper. */
export function paperOfTasks(tasks: readonly { readonly id: string }[]): readonly { readonly id: string }[] {
  return tasks.map(({ id }) => ({ id }));
}
