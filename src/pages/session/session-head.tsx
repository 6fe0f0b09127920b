import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  currentStep,
  isFinished,
  minutesLeft,
  secondsInAll,
  secondsLeft,
  type SessionStep,
  type StudySession,
} from '#learning/rules/session.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { Announcement } from '#ui/announcement.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const TITLES: Partial<Record<SessionStep['kind'], MessageDescriptor>> = {
  review: msg`Review`,
  learn: msg`New words`,
  recall: msg`Do you still know it?`,
  hear: msg`Listen`,
};

/** What is done now, how much of the day is left, and the way out. */
export function SessionHead({ session }: { session: StudySession | null }) {
  const { i18n } = useLingui();
  const { parts, subjects } = useCourse();
  const now = session === null ? null : currentStep(session);
  const works = [...subjects.flatMap(({ id, work }) => (work ? [{ id, name: work.name }] : [])), ...parts];
  const nameOf = ({ kind, source }: SessionStep) => {
    const title = TITLES[kind];
    if (title !== undefined) return i18n._(title);
    return i18n._(works.find(({ id }) => id === source)?.name ?? msg`Your mistakes`);
  };
  const title = now === null ? i18n._(msg`Today`) : nameOf(now.step);
  const isUnderWay = session !== null && !isFinished(session);
  const place = session?.steps?.findIndex(({ done, items }) => done < items.length);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 className="min-w-0 grow basis-32 text-2xl font-bold wrap-anywhere">{title}</h1>
        {isUnderWay && (
          <AppLink to={PATHS.home} className={buttonClass({ tone: 'quiet', className: '-me-3 shrink-0' })}>
            <Trans>Stop for now</Trans>
          </AppLink>
        )}
      </div>
      {isUnderWay && (
        <ProgressBar
          label={i18n._(leftText(minutesLeft(session)))}
          value={secondsInAll(session) - secondsLeft(session)}
          max={secondsInAll(session)}
        />
      )}
      <Announcement change={place}>{title}</Announcement>
    </>
  );
}

function leftText(minutes: number): MessageDescriptor {
  return msg`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`;
}
