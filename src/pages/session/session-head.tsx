import {
  currentStep,
  isFinished,
  minutesLeft,
  secondsInAll,
  secondsLeft,
  type SessionStep,
  type StudySession,
} from '#learning/rules/session.ts';
import { counted } from '#lib/counted.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { Announcement } from '#ui/announcement.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const TITLES: Partial<Record<SessionStep['kind'], string>> = {
  review: 'Review',
  learn: 'New words',
  recall: 'Do you still know it?',
  hear: 'Listen',
};

/** What is done now, how much of the day is left, and the way out. */
export function SessionHead({ session }: { session: StudySession | null }) {
  const { parts, subjects } = useCourse();
  const now = session === null ? null : currentStep(session);
  const works = [...subjects.flatMap(({ id, work }) => (work ? [{ id, name: work.name }] : [])), ...parts];
  const nameOf = ({ kind, source }: SessionStep) =>
    TITLES[kind] ?? works.find(({ id }) => id === source)?.name ?? 'Your mistakes';
  const title = now === null ? 'Today' : nameOf(now.step);
  const isUnderWay = session !== null && !isFinished(session);
  const place = session?.steps?.findIndex(({ done, items }) => done < items.length);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{title}</h1>
        {isUnderWay && (
          <AppLink to={PATHS.home} className={buttonClass({ tone: 'quiet', className: '-me-3 shrink-0' })}>
            Stop for now
          </AppLink>
        )}
      </div>
      {isUnderWay && (
        <ProgressBar
          label={`${counted(minutesLeft(session), 'minute')} left`}
          value={secondsInAll(session) - secondsLeft(session)}
          max={secondsInAll(session)}
        />
      )}
      <Announcement change={place}>{title}</Announcement>
    </>
  );
}
