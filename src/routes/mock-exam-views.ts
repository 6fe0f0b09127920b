import { literal, object, picklist, string, variant, type InferOutput } from 'valibot';
import { pageViews, type PageViews } from './page-views.ts';

type MockExamSchema = ReturnType<typeof schemaFor>;

/**
 * The views of the mock exam page. During a sitting the page shows that, whatever the view. Parts are identified by
 * their slugs.
 */
export type MockExamView = InferOutput<MockExamSchema>;

/** The views of the existing parts: a view of another part shows their list. */
export function mockExamViews(slugs: readonly string[]): PageViews<MockExamView> {
  return pageViews(schemaFor(slugs), { kind: 'parts' });
}

function schemaFor(slugs: readonly string[]) {
  const part = picklist(slugs);
  return variant('kind', [
    object({ kind: literal('parts') }),
    object({ kind: literal('part'), part }),
    object({ kind: literal('intro'), part, examId: string() }),
    /** `id`: the id of the past sitting. */
    object({ kind: literal('result'), part, id: string() }),
  ]);
}
