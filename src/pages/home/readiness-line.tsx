import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { Catalogue } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';
import { readinessOfParts, roundedRange } from '#learning/readiness-parts.ts';
import type { ReviewDayView } from '#learning/review-day-store.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';

interface ReadinessLineProps {
  readonly catalogue: Catalogue;
  readonly review: ReviewDayView;
}

/** How ready the person is, where enough is known, with a link to progress (MEM-11). */
export function ReadinessLine({ catalogue, review: { projection, now } }: ReadinessLineProps) {
  const { t, i18n } = useLingui();
  const { parts } = useCourse();
  const ranges = useMemo(
    () =>
      readinessOfParts(projection, parts, catalogue, now).flatMap(({ part, readiness }) => {
        if (readiness.kind !== 'range') return [];
        const { from, to } = roundedRange(readiness.range);
        return [msg`${{ part: i18n._(part.name) }}: between ${from} and ${to}%`];
      }),
    [projection, parts, catalogue, now, i18n],
  );
  return (
    <AppLink
      to={PATHS.progress}
      className="flex min-h-12 items-center gap-2 rounded-control px-1 py-2 text-ink no-underline hover:underline"
    >
      <span className="flex flex-col">
        <span className="font-semibold">
          <Trans>Am I ready for the exam?</Trans>
        </span>
        <span className="text-sm text-ink-soft">
          {ranges.length === 0
            ? t`Your days, your words and what to practise`
            : ranges.map((range) => i18n._(range)).join('. ')}
        </span>
      </span>
      <ArrowRight aria-hidden size={18} className="ms-auto shrink-0 text-brand" />
    </AppLink>
  );
}
