import { useState, type ComponentType } from 'react';
import { array, object, parse, string } from 'valibot';
import type { MockPartProps } from '#exam/part.ts';
import type { FakePlatform } from './fake-platform.ts';

type View = MockPartProps['view'];

interface MockExamPageProps {
  readonly Part: ComponentType<MockPartProps>;
  /** Where a link leads: the introduction of an exam, or a result. */
  readonly first: View;
}

/** The mock exams of a part by themselves, as the page of all parts shows them. */
export function MockExamPage({ Part, first }: MockExamPageProps) {
  const [view, showView] = useState(first);
  return (
    <Part
      view={view}
      showView={(next) => (next.kind === 'parts' ? undefined : showView(next))}
      goBack={() => undefined}
    />
  );
}

const KEPT = object({ value: object({ past: array(object({ id: string() })) }) });

/** The view of the newest result of a part, by what is kept of its mock exams. */
export function newestResult({ database }: FakePlatform, slug: string): View {
  const { value } = parse(KEPT, database.records.get(`sittings/mock-${slug}`));
  return { kind: 'result', part: slug, id: value.past[0]?.id ?? '' };
}
