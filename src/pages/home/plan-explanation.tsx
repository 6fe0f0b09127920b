import { LAST_DAYS } from '#learning/rules/exam-dates.ts';
import type { DayPlan } from '#learning/components/use-plan.ts';
import { minutesText } from './plan-texts.ts';
import { counted } from '#lib/counted.ts';
import { PATHS } from '#routes/paths.ts';
import { STUDY_MINUTES } from '#storage/study-values.ts';
import { useExamPart } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { textLinkClass } from '#ui/button.tsx';

/** Explains how today's share is calculated, with the person's own figures, so that nobody has to take it on trust. */
export function PlanExplanation({ plan }: { plan: DayPlan }) {
  const partOf = useExamPart();
  const [minutes] = useStoredState(STUDY_MINUTES);
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">How this is worked out</summary>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          Your day has {counted(minutes, 'minute')} at most. Review comes first: today about{' '}
          {minutesText(plan.reviewSeconds)}, at your own speed.{' '}
          {plan.reviewSeconds < minutes * 60
            ? 'What is left is for new things.'
            : 'That takes all your time, so there is nothing new today. Stop when you want: the rest comes tomorrow.'}
        </li>
        {plan.shares.map((share) => (
          <li key={share.area.id}>{areaText(share, partOf(share.exam.part).name)}</li>
        ))}
        <li>
          In the last {LAST_DAYS} days before an exam you repeat what you know. Something new comes only where
          you have seen less than half.
        </li>
        <li>
          If you miss a day, its work is spread over the days that are left. No part of a day grows by more
          than half, and no day is longer than your minutes.
        </li>
      </ul>
      <p className="mt-2">
        <AppLink to={PATHS.settings} className={textLinkClass}>
          Change dates and minutes
        </AppLink>
      </p>
    </details>
  );
}

function areaText(share: DayPlan['shares'][number], examName: string): string {
  const { area, days, needed, isMoreForWeak } = share;
  const open = area.open + area.startedToday;
  const name = `${area.name}: ${open} of ${area.total} were not started this morning.`;
  if (days === 0) return `${name} Nothing new in the last days before ${examName}.`;
  const texts = [
    name,
    `${counted(days, 'day')} for new things before ${examName}: ${needed} a day.`,
    isMoreForWeak ? 'Fewer than 7 in 10 of your answers are right, so you get more of it.' : '',
    needed === area.atMost ? 'That is as many new cards a day as you chose in Settings.' : '',
    share.share < needed ? `Today has time for ${share.share}.` : '',
  ];
  return texts.filter((text) => text !== '').join(' ');
}
