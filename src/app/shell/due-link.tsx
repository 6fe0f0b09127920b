import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { numberText } from '#lib/formatted.ts';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { useReviewDay } from '#learning/components/use-review-day.ts';

/** A link to review with what is to go there; nothing if no card can be asked now. Loaded late, hence the default export. */
export default function DueLink() {
  const { i18n } = useLingui();
  const toGo = useReviewDay()?.day.toGo ?? 0;
  if (toGo === 0) return null;
  return (
    <AppLink
      to={PATHS.review}
      className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 font-semibold text-brand tabular-nums no-underline hover:bg-surface-sunken aria-[current=page]:bg-brand-soft"
    >
      <CalendarCheck aria-hidden size={20} className="@max-[22rem]:hidden" />
      <span aria-hidden>{numberText(toGo, i18n.locale)}</span>
      <span className="sr-only">
        <Trans>Review: {{ toGo: numberText(toGo, i18n.locale) }} to go</Trans>
      </span>
    </AppLink>
  );
}
