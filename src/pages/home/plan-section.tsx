import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Check } from 'lucide-react';
import { LAST_DAYS, type ComingExam } from '#learning/rules/exam-dates.ts';
import { LastDays } from './last-days.tsx';
import { mockDoor, type MockDoor } from './mock-door.ts';
import { NameOfTopic } from './name-of-topic.tsx';
import type { PlanExplanationProps } from './plan-explanation.tsx';
import type { NextTopics } from './use-next-topics.ts';
import type { DayPlan } from '#learning/components/use-plan.ts';
import { ExamWhen } from '#learning/components/exam-when.tsx';
import { minutesOf, minutesText, mockLink, mockText, taskText, workLink } from './plan-texts.ts';
import type { MockStep } from '#learning/rules/mock-plan.ts';
import { localDay } from '#lib/calendar-day.ts';
import type { ReviewDayView } from '#learning/review-day-store.ts';
import { useExamPart } from '#learning/components/course-context.tsx';
import { useMockExams } from '#learning/components/use-mock-exams.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { textLinkClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** In a line that is closed at first. */
const EXPLANATION = lazyCode<PlanExplanationProps>(() => import('./plan-explanation.tsx'));

interface PlanSectionProps {
  readonly plan: DayPlan;
  readonly review: ReviewDayView;
  readonly topics: NextTopics;
  /** The key of the game or mock exam that home offers above it. */
  readonly offered: string | undefined;
}

/** The days left until each part of the exam, and how much of the remaining work belongs to today (MEM-20). */
export function PlanSection({ plan, review, topics, offered }: PlanSectionProps) {
  const { i18n } = useLingui();
  const { dayStart } = review;
  const partOf = useExamPart();
  const exams = useMockExams();
  const isOneDay = plan.exams.every(({ day }) => day === plan.exams[0]?.day);
  const today = plan.shares.filter(({ share }) => share > 0);
  // On the day itself it stands at the top of home.
  const soon = plan.exams.filter(({ daysLeft }) => daysLeft > 0 && daysLeft <= LAST_DAYS);
  const doorOf = ({ part }: ComingExam) =>
    mockDoor(exams, partOf(part), { offered, isSoon: soon.some((exam) => exam.part === part) });
  const timesSat = ({ part }: ComingExam) => exams.get(part)?.handedIn.length ?? 0;
  const isMissing = (exam: ComingExam) => timesSat(exam) === 0 && doorOf(exam) === null;
  // Who did none reads so once, of the nearest exam; a mock exam under way is finished before another is begun.
  const firstMissing = plan.exams.every((exam) => doorOf(exam) === null) ? soon.find(isMissing) : undefined;
  const last = soon.filter((exam) => !isMissing(exam) || exam === firstMissing);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-2xl font-bold">
        <Trans>Your plan</Trans>
      </h2>
      {isOneDay || (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {plan.exams.map((exam) => (
            <li key={exam.part}>
              <ExamWhen exam={exam} today={localDay(dayStart)}>
                <AppLink
                  to={partOf(exam.part).room}
                  className={`inline-flex min-h-11 items-center ${textLinkClass}`}
                >
                  {i18n._(partOf(exam.part).name)}
                </AppLink>
              </ExamWhen>
            </li>
          ))}
        </ul>
      )}
      {last.map((exam) => (
        <LastDays key={exam.part} exam={exam} timesSat={timesSat(exam)} door={doorOf(exam)} />
      ))}
      {plan.mock !== null && (
        <MockOfDay mock={plan.mock} door={doorOf(plan.mock.exam)} isSoon={soon.includes(plan.mock.exam)} />
      )}
      {today.length > 0 && (
        <>
          <h3 className="font-semibold">{i18n._(newTodayText(today))}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {today.map((share) => (
              <ShareRow key={share.area.id} share={share} topics={topics} />
            ))}
          </ul>
        </>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-medium">
          <Trans>How this is calculated</Trans>
        </summary>
        <LazyView code={EXPLANATION} props={{ plan }} />
      </details>
    </Card>
  );
}

const PURPOSES = {
  measure: msg`It shows which parts need most of your days.`,
  check: msg`It shows what you have learned since the last one.`,
};

interface MockOfDayProps {
  readonly mock: MockStep;
  readonly door: MockDoor | null;
  /** Its exam is near: one under way is told above. */
  readonly isSoon: boolean;
}

/** The day's mock exam, and what it is for (PTH-07). */
function MockOfDay({ mock, door, isSoon }: MockOfDayProps) {
  const { i18n } = useLingui();
  const part = useExamPart()(mock.exam.part);
  if (mock.isDone)
    return (
      <p>
        <Trans>Done today: {{ exam: i18n._(part.phrases.aMockExam) }}.</Trans>
      </p>
    );
  if (door !== null && isSoon) return null;
  const text =
    door === null ? (
      i18n._(mockText(mock, part))
    ) : (
      <Trans>Continue: {{ exam: i18n._(part.phrases.mockExam) }}</Trans>
    );
  return (
    <p>
      {door === 'left-off' ? (
        <>{text}.</>
      ) : (
        <AppLink to={mockLink(part)} className={`inline-flex min-h-11 items-center ${textLinkClass}`}>
          {text}
        </AppLink>
      )}{' '}
      {i18n._(PURPOSES[mock.purpose])}
    </p>
  );
}

/** The minutes that are left of the lines shown. */
function newTodayText(shares: DayPlan['shares']): MessageDescriptor {
  const minutes = shares.map(({ left, area }) => (left === 0 ? 0 : minutesOf(left * area.secondsEach)));
  const all = minutes.reduce((sum, some) => sum + some, 0);
  return all === 0
    ? msg`New today: done`
    : msg`New today, about ${plural(all, { one: '# minute', other: '# minutes' })}`;
}

function aboutText(time: string, done: number): MessageDescriptor {
  return done === 0 ? msg`about ${time}` : msg`about ${time}, ${done} done today`;
}

function ShareRow({ share, topics }: { share: DayPlan['shares'][number]; topics: NextTopics }) {
  const { i18n } = useLingui();
  const { area, left } = share;
  const done = area.startedToday;
  const topic = topics.get(area.id);
  const about = i18n._(aboutText(i18n._(minutesText(minutesOf(left * area.secondsEach))), done));
  if (left === 0)
    return (
      <li className="flex min-h-11 items-center gap-2 py-2 text-ink-soft">
        <Check aria-hidden size={18} className="shrink-0 text-success" />
        <Trans>Done: {{ what: i18n._(area.amount(done)) }}</Trans>
      </li>
    );
  return (
    <li>
      <AppLink
        to={workLink(share, topics)}
        className="flex min-h-12 items-center gap-2 py-2 text-ink no-underline hover:underline"
      >
        <span className="flex flex-col">
          <span className="font-semibold">{i18n._(taskText(share))}</span>
          <span className="text-sm text-ink-soft">
            {topic === undefined ? (
              about
            ) : (
              <Trans>
                {about}: <NameOfTopic topic={topic} />
              </Trans>
            )}
          </span>
        </span>
        <ArrowRight aria-hidden size={18} className="ms-auto shrink-0 text-brand" />
      </AppLink>
    </li>
  );
}
