import { literal, object, picklist, string, variant } from 'valibot';
import { pageViews } from './page-views.ts';

export const MOCK_PARTS = ['reading', 'listening', 'writing', 'speaking', 'knm'] as const;
export type MockPartId = (typeof MOCK_PARTS)[number];

const part = picklist(MOCK_PARTS);

/** What the page of the mock exams shows. A part that is being sat shows the sitting, whatever the view. */
export const MOCK_EXAM_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('parts') }),
    object({ kind: literal('part'), part }),
    object({ kind: literal('intro'), part, examId: string() }),
    /** `id`: of the past sitting. */
    object({ kind: literal('result'), part, id: string() }),
  ]),
  { kind: 'parts' },
);
export type MockExamView = typeof MOCK_EXAM_VIEWS.first;
