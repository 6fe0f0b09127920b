import { literal, object, picklist, string, variant, type InferOutput } from 'valibot';
import { pageViews, type PageViews } from './page-views.ts';

type MockExamSchema = ReturnType<typeof schemaFor>;

/** What the page of the mock exams shows. A part that is being sat shows the sitting, whatever the view. Parts go by their slugs. */
export type MockExamView = InferOutput<MockExamSchema>;

/** The views of the parts that there are: one of any other leads to their list. */
export function mockExamViews(slugs: readonly string[]): PageViews<MockExamView> {
  return pageViews(schemaFor(slugs), { kind: 'parts' });
}

function schemaFor(slugs: readonly string[]) {
  const part = picklist(slugs);
  return variant('kind', [
    object({ kind: literal('parts') }),
    object({ kind: literal('part'), part }),
    object({ kind: literal('intro'), part, examId: string() }),
    /** `id`: of the past sitting. */
    object({ kind: literal('result'), part, id: string() }),
  ]);
}
