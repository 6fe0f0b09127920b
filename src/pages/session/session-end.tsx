import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { toGoTomorrow } from '#learning/rules/forecast.ts';
import type { StudySession } from '#learning/rules/session.ts';
import { planSession } from '#learning/rules/session-plan.ts';
import { studyDays, studyMinutes } from '#learning/rules/study-days.ts';
import { localDay } from '#lib/calendar-day.ts';
import { numberText } from '#lib/formatted.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import { sessionMaterial, type DayOfWork } from '#learning/session-material.ts';
import { useReviewSettings } from '#learning/components/use-review-settings.ts';
import { useStudySession } from '#learning/components/use-study-session.ts';
import { useWorkOfDay } from '#learning/components/use-work-of-day.ts';
import { CopyReminder } from './copy-reminder.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface SessionEndProps {
  readonly catalogue: Catalogue;
  readonly session: StudySession;
}

const MORE_MINUTES = 5;

/** What was done, what is left and what comes tomorrow, with five minutes more for anyone who wants them. */
export function SessionEnd({ catalogue, session }: SessionEndProps) {
  // By the plan of a day that has so many minutes more: the shares of the shorter day are done. No mock exam fits into them.
  const day = useWorkOfDay(catalogue, session.minutes + MORE_MINUTES, 0);
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="text-2xl font-bold">
          <Trans>Done for today</Trans>
        </h2>
        {day === null ? <Skeleton className="h-24" /> : <Done session={session} day={day} />}
      </Card>
      <ActionBar>
        {day !== null && <MoreButton day={day} />}
        <AppLink to={PATHS.home} className={buttonClass()}>
          <Trans>Finish</Trans>
        </AppLink>
      </ActionBar>
    </>
  );
}

function Done({ session, day: { review, newCards, newWords } }: { session: StudySession; day: DayOfWork }) {
  const { i18n } = useLingui();
  const { limits } = useReviewSettings();
  const { projection, cards, day, dayStart } = review;
  const today = studyDays(projection, localDay, dayStart).get(localDay(dayStart));
  const answers = today?.answers ?? 0;
  const minutes = studyMinutes(today?.durationMs ?? 0);
  const words = session.steps?.reduce((sum, { kind, done }) => sum + (kind === 'learn' ? done : 0), 0) ?? 0;
  const tomorrow = toGoTomorrow(cards, limits, dayStart);
  // What is due comes first, and may leave time for fewer.
  const fresh = Math.min(newCards, newWords.length);
  const list = (
    <ul className="flex flex-col gap-2 text-lg">
      <li>
        {words === 0 ? (
          <Trans>
            <Plural value={answers} one="# answer" other="# answers" />,{' '}
            <Plural value={minutes} one="# minute" other="# minutes" /> of practice
          </Trans>
        ) : (
          <Trans>
            <Plural value={words} one="# new word" other="# new words" />,{' '}
            <Plural value={answers} one="# answer" other="# answers" />,{' '}
            <Plural value={minutes} one="# minute" other="# minutes" /> of practice
          </Trans>
        )}
      </li>
      <li>
        {day.toGo === 0 ? (
          <Trans>Nothing is left for today.</Trans>
        ) : (
          <Trans>Left for review: {{ count: numberText(day.toGo, i18n.locale) }}</Trans>
        )}
      </li>
      <li>
        {fresh === 0 ? (
          <Trans>
            Tomorrow: <Plural value={tomorrow} one="# card" other="# cards" />
          </Trans>
        ) : (
          <Trans>
            Tomorrow: <Plural value={tomorrow} one="# card" other="# cards" /> and up to{' '}
            <Plural value={fresh} one="# new word" other="# new words" />
          </Trans>
        )}
      </li>
    </ul>
  );
  return (
    <>
      {list}
      <CopyReminder projection={projection} />
    </>
  );
}

function MoreButton({ day }: { day: DayOfWork }) {
  const { send } = useStudySession();
  const load = useCallback(
    async () => planSession(await sessionMaterial(day, MORE_MINUTES), MORE_MINUTES),
    [day],
  );
  const steps = loadedOr(useLoaded(load), []);
  if (steps.length === 0) return null;
  return (
    <Button tone="secondary" onClick={() => send({ kind: 'extended', minutes: MORE_MINUTES, steps })}>
      <Plural value={MORE_MINUTES} one="# minute more" other="# minutes more" />
    </Button>
  );
}
