import { literal, object, picklist, safeParse, string, variant } from 'valibot';

export const MOCK_PARTS = ['reading', 'listening', 'writing', 'speaking', 'knm'] as const;
export type MockPartId = (typeof MOCK_PARTS)[number];

const part = picklist(MOCK_PARTS);
const viewSchema = variant('kind', [
  object({ kind: literal('parts') }),
  object({ kind: literal('part'), part }),
  object({ kind: literal('intro'), part, examId: string() }),
  object({ kind: literal('result'), part, id: string() }),
]);

/** What the page of the mock exams shows. A part that is being sat shows the sitting, whatever the view. */
export type MockExamView =
  | { readonly kind: 'parts' }
  | { readonly kind: 'part'; readonly part: MockPartId }
  | { readonly kind: 'intro'; readonly part: MockPartId; readonly examId: string }
  /** `id`: of the past sitting. */
  | { readonly kind: 'result'; readonly part: MockPartId; readonly id: string };

/** A view from the browser's history, or null when something else stands there. */
export function parseMockExamView(value: unknown): MockExamView | null {
  const parsed = safeParse(viewSchema, value);
  return parsed.success ? parsed.output : null;
}

export const FIRST_VIEW: MockExamView = { kind: 'parts' };
