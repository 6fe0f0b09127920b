import type { ExamPart } from '#exam/part.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { readinessOf, type Readiness } from '#learning/rules/readiness.ts';
import type { Catalogue } from './catalogue.ts';
import { BUILT_QUESTIONS } from './built-work.ts';

export interface ReadinessOfPart {
  readonly part: ExamPart;
  readonly readiness: Readiness;
}

/**
 * How ready a person is for each part, in the order of the exam.
 * @param now ms since 1970
 * @param inBank the number of questions of each part in the app
 */
export function readinessOfParts(
  projection: Projection,
  parts: readonly ExamPart[],
  { bankOf }: Pick<Catalogue, 'bankOf'>,
  now: number,
  inBank: Readonly<Partial<Record<string, number>>> = BUILT_QUESTIONS,
): readonly ReadinessOfPart[] {
  return parts.map((part) => {
    const known = {
      ...part.readiness,
      examQuestions: part.formats.official.count,
      isOfPart: (id: string) => bankOf(id)?.source.id === part.id,
      inBank: inBank[part.id] ?? 0,
    };
    return { part, readiness: readinessOf(projection, known, now) };
  });
}

const STEP_PERCENT = 5;

/** In percent, rounded outwards, so that the range never gets narrower. */
export function roundedRange({ low, high }: { readonly low: number; readonly high: number }): {
  readonly from: number;
  readonly to: number;
} {
  return {
    from: Math.floor((low * 100) / STEP_PERCENT) * STEP_PERCENT,
    to: Math.min(100, Math.ceil((high * 100) / STEP_PERCENT) * STEP_PERCENT),
  };
}
