import { ArrowRight, Check } from 'lucide-react';
import type { Projection } from '#domain/memory/projection.ts';
import { LAST_DAYS, type ComingExam } from '#domain/plan/exam-dates.ts';
import type { AreaShare } from '#domain/plan/study-plan.ts';
import { PlanExplanation } from '#features/home/plan-explanation.tsx';
import type { DayPlan } from '#features/home/use-plan.ts';
import { minutesText, taskText, WORK_TEXTS } from '#features/home/work-texts.ts';
import { counted } from '#lib/counted.ts';
import { PATHS } from '#services/paths.ts';
import { mockExamMinutes, mockExamsSat } from '#services/plan/mock-exams.ts';
import type { WorkAreaId } from '#services/plan/work-areas.ts';
import { EXAM_PART_NAMES } from '#shared/exam-dates/exam-part-names.ts';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { textLinkClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** How long until each part of the exam, and what of all that is open belongs to today (MEM-20). */
export function PlanSection({ plan, projection }: { plan: DayPlan; projection: Projection }) {
  const today = plan.shares.filter(({ share }) => share > 0);
  const last = plan.exams.filter(({ daysLeft }) => daysLeft <= LAST_DAYS);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-2xl font-bold">Your plan</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {plan.exams.map((exam) => (
          <li key={exam.part}>
            <strong>{EXAM_PART_NAMES[exam.part].name}</strong> {whenText(exam)}
          </li>
        ))}
      </ul>
      {last.map((exam) => (
        <LastDays key={exam.part} exam={exam} />
      ))}
      {today.length > 0 && (
        <>
          <h3 className="font-semibold">New today, about {minutesText(secondsOf(today))}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {today.map((share) => (
              <ShareRow key={share.area.id} share={share} />
            ))}
          </ul>
        </>
      )}
      <MockExams exams={plan.exams} projection={projection} />
      <PlanExplanation plan={plan} />
    </Card>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function whenText({ day, daysLeft }: ComingExam): string {
  const date = DAY.format(Date.parse(`${day}T12:00:00Z`));
  if (daysLeft === 0) return `is today, ${date}`;
  return daysLeft === 1 ? `is tomorrow, ${date}` : `in ${daysLeft} days, ${date}`;
}

function LastDays({ exam: { part, daysLeft } }: { exam: ComingExam }) {
  const { name, page } = EXAM_PART_NAMES[part];
  if (daysLeft === 0) return <p>{name} is today. Read nothing new now. Good luck!</p>;
  return (
    <p>
      Nothing new comes for {name} now: repeat what you know. You can{' '}
      <AppLink to={page} className={textLinkClass}>
        play the game once more
      </AppLink>
      .
    </p>
  );
}

/** A mock exam takes longer than most days have: it is offered, and not divided. */
function MockExams({ exams, projection }: { exams: readonly ComingExam[]; projection: Projection }) {
  const sat = mockExamsSat(projection);
  const offered = exams.flatMap(({ part, daysLeft }) => {
    const [minutes, times] = [mockExamMinutes(part), sat.get(part) ?? 0];
    return minutes === null || daysLeft === 0 ? [] : [{ name: EXAM_PART_NAMES[part].name, minutes, times }];
  });
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold">When you have more time</h3>
      <ul className="list-disc pl-5">
        {offered.map(({ name, minutes, times }) => (
          <li key={name}>
            Mock exam in {name}, {counted(minutes, 'minute')}:{' '}
            {times === 0 ? 'not done yet' : `done ${counted(times, 'time')}`}
          </li>
        ))}
      </ul>
      <AppLink to={PATHS.mockExam} className={`flex min-h-11 items-center ${textLinkClass}`}>
        Choose a mock exam
      </AppLink>
    </div>
  );
}

function ShareRow({ share }: { share: AreaShare<WorkAreaId> }) {
  const { area, left } = share;
  const done = Math.min(share.share, area.startedToday);
  const { page, one } = WORK_TEXTS[area.id];
  if (left === 0)
    return (
      <li className="flex min-h-11 items-center gap-2 py-2 text-ink-soft">
        <Check aria-hidden size={18} className="shrink-0 text-success" />
        Done: {counted(done, one)}
      </li>
    );
  return (
    <li>
      <AppLink
        to={page}
        className="flex min-h-12 items-center gap-2 py-2 text-ink no-underline hover:underline"
      >
        <span className="flex flex-col">
          <span className="font-semibold">{taskText(share)}</span>
          <span className="text-sm text-ink-soft">
            about {minutesText(left * area.secondsEach)}
            {done > 0 && `, ${done} done today`}
          </span>
        </span>
        <ArrowRight aria-hidden size={18} className="ml-auto shrink-0 text-brand" />
      </AppLink>
    </li>
  );
}

function secondsOf(shares: DayPlan['shares']): number {
  return shares.reduce((sum, { share, area }) => sum + share * area.secondsEach, 0);
}
