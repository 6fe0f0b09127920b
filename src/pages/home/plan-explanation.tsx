import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LAST_DAYS } from '#learning/rules/exam-dates.ts';
import { SHORT_DAYS } from '#learning/rules/mock-plan.ts';
import type { DayPlan } from '#learning/components/use-plan.ts';
import { minutesOf, minutesText } from './plan-texts.ts';
import { numberText } from '#lib/formatted.ts';
import { PATHS } from '#routes/paths.ts';
import { STUDY_MINUTES } from '#storage/study-values.ts';
import { useExamPart } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { textLinkClass } from '#ui/button.tsx';

export interface PlanExplanationProps {
  readonly plan: DayPlan;
}

/** Explains how today's share is calculated, with the person's own figures, so that nobody has to take it on trust. */
export default function PlanExplanation({ plan }: PlanExplanationProps) {
  const { i18n } = useLingui();
  const partOf = useExamPart();
  const [minutes] = useStoredState(STUDY_MINUTES);
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Trans>
            Your day has <Plural value={minutes} one="# minute" other="# minutes" /> at most. Review comes
            first: today about {{ time: i18n._(minutesText(minutesOf(plan.reviewSeconds))) }}, at your own
            speed.
          </Trans>{' '}
          {plan.reviewSeconds < minutes * 60 ? (
            <Trans>What is left is for new things.</Trans>
          ) : (
            <Trans>
              That takes all your time, so there is nothing new today. Stop when you want: the rest comes
              tomorrow.
            </Trans>
          )}
        </li>
        {plan.shares.map((share) => (
          <li key={share.area.id}>
            {areaTexts(share, i18n._(partOf(share.exam.part).name), i18n)
              .map((text) => i18n._(text))
              .join(' ')}
          </li>
        ))}
        <li>
          <Trans>
            In the last {LAST_DAYS} days before an exam review comes first. What is left is for exam questions
            that you have not seen, and then for new words.
          </Trans>
        </li>
        <li>
          <Trans>
            If you miss a day, its work is spread over the days that are left. No part of a day grows by more
            than half. No day is longer than your minutes.
          </Trans>
        </li>
      </ul>
      <p className="mt-2">
        <AppLink to={PATHS.settings} className={textLinkClass}>
          <Trans>Change dates and minutes</Trans>
        </AppLink>
      </p>
    </>
  );
}

function areaTexts(
  share: DayPlan['shares'][number],
  exam: string,
  i18n: Pick<I18n, '_' | 'locale'>,
): readonly MessageDescriptor[] {
  const { area, days, needed, isMoreForWeak, waitsForWords } = share;
  const name = i18n._(area.name);
  const open = numberText(area.open + area.startedToday, i18n.locale);
  const total = numberText(area.total, i18n.locale);
  const notStarted = msg`${name}: ${open} of ${total} were not started this morning.`;
  if (days === 0) return [notStarted, msg`Nothing new in the last days before ${exam}.`];
  if (waitsForWords !== null) {
    const words = numberText(waitsForWords, i18n.locale);
    return [
      notStarted,
      // PTH-07
      msg`It begins when you know ${words} words, or ${SHORT_DAYS} days before ${exam}.`,
    ];
  }
  return [
    notStarted,
    msg`${plural(days, { one: '# day', other: '# days' })} for new things before ${exam}: ${needed} a day.`,
    ...(isMoreForWeak ? [msg`Fewer than 7 of 10 answers are right, so you get more of it.`] : []),
    ...(needed === area.atMost ? [msg`That is as many new cards a day as you chose in Settings.`] : []),
    ...(share.share < needed ? [msg`Today has time for ${{ count: share.share }}.`] : []),
  ];
}
