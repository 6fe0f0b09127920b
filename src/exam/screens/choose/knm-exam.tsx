import { msg } from '@lingui/core/macro';
import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import type { ExamFormat } from '#exam/engine/exam-format.ts';
import { KNM_RULES } from '#exam/engine/choice-games.ts';
import { paperOfThemes } from '#exam/engine/paper.ts';
import type { ExamPart } from '#exam/part.ts';
import { choiceExam } from './choice-exam.tsx';
import { inGroups } from './choice-item.ts';
import type { ChoiceExam } from './choice-part.ts';
import { KnmFrame } from './knm-frame.tsx';
import { knmItems, type KnmItem } from './knm-items.ts';
import { drawnExamId, examTitle, practiceExamId } from '#exam/screens/mock/exam-list.ts';
import { mockExamOf } from '#exam/screens/mock/mock-part-screen.tsx';

/** KNM as it is examined: theme by theme, questions that were not asked before (MOC-01, MOC-06). */
export function knmExam(part: ExamPart, rows: readonly KnmBankRow[]) {
  const { formats } = part;
  const items = knmItems(part, rows);
  const extras = new Set(rows.filter(({ isExtra }) => isExtra).map(({ id }) => id));
  // Theme by theme, in the official order.
  const byTheme = inGroups(items.filter(({ id }) => !extras.has(id)));
  const drawn = (id: string, format: ExamFormat): ChoiceExam => ({
    id,
    title: examTitle(part, id),
    format,
    paper: (seen, random) => paperOfThemes(byTheme, { count: format.count, seen, random }),
  });
  return mockExamOf(
    choiceExam<KnmItem>({
      part,
      game: KNM_RULES,
      exams: [drawn(drawnExamId(part), formats.official), drawn(practiceExamId(part), formats.practice)],
      items: new Map(items.map((item) => [item.id, item])),
      topicsAre: 'themes',
      hasDividers: true,
      rules: [
        msg`The questions come theme by theme. Each time you start you get new questions, as long as there are any.`,
        msg`You can listen to a question and its answers.`,
      ],
      Frame: KnmFrame,
    }),
  );
}
