import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useLocation } from 'wouter';
import { isFinished, minutesLeft } from '#learning/rules/session.ts';
import { useStudySession } from '#learning/components/use-study-session.ts';
import { numberText } from '#lib/formatted.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { dueLink, LatePart } from './lazy-dialogs.tsx';

/** The way back to a session under way, from every page (PTH-03); without one, what is due. */
export function SessionLink() {
  const { i18n } = useLingui();
  const { session } = useStudySession();
  const [path] = useLocation();
  if (session === null || isFinished(session) || path === PATHS.session) return <LatePart code={dueLink} />;
  const left = minutesLeft(session);
  return (
    <AppLink
      to={PATHS.session}
      className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 font-semibold text-brand tabular-nums no-underline hover:bg-surface-sunken"
    >
      <Play aria-hidden size={18} className="@max-[22rem]:hidden" />
      <span aria-hidden>
        <Trans>{{ minutes: numberText(left, i18n.locale) }} min</Trans>
      </span>
      <span className="sr-only">
        <Trans>
          Continue: <Plural value={left} one="# minute" other="# minutes" /> left
        </Trans>
      </span>
    </AppLink>
  );
}
