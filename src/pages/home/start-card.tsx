import { Plural, Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import {
  isFinished,
  minutesLeft,
  secondsInAll,
  secondsLeft,
  type StudySession,
} from '#learning/rules/session.ts';
import { StartSession } from '#learning/components/start-session.tsx';
import { useStudySession } from '#learning/components/use-study-session.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** The one button of the day, drawn before the log is read (PTH-03). */
export function StartCard() {
  const { session } = useStudySession();
  const [, navigate] = useLocation();
  return (
    <Card as="section" className="flex flex-col gap-4 p-5">
      {session === null ? (
        <StartSession beside={<DayRing share={0} />} onStarted={() => navigate(PATHS.session)} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <DayRing share={shareOf(session)} />
            <p className="grow basis-40 text-xl font-bold">
              {isFinished(session) ? (
                <Trans>Done for today</Trans>
              ) : (
                <Plural value={minutesLeft(session)} one="# minute left" other="# minutes left" />
              )}
            </p>
          </div>
          <AppLink
            to={PATHS.session}
            className={buttonClass({ className: 'w-full text-lg sm:w-auto sm:min-w-48 sm:self-start' })}
          >
            {isFinished(session) ? <Trans>Do some more</Trans> : <Trans>Continue</Trans>}
          </AppLink>
        </>
      )}
    </Card>
  );
}

function shareOf(session: StudySession): number {
  if (isFinished(session)) return 1;
  return 1 - secondsLeft(session) / Math.max(1, secondsInAll(session));
}

/** How much of the day is done. The minutes next to it say it in words. */
function DayRing({ share }: { readonly share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth="8"
      className="size-16 shrink-0 -rotate-90"
    >
      <circle cx="32" cy="32" r="26" className="stroke-line" />
      <circle cx="32" cy="32" r="26" pathLength="1" strokeDasharray={`${share} 1`} className="stroke-brand" />
    </svg>
  );
}
