import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { countedAnswers } from '#learning/rules/study-past.ts';
import { itemsOf, type Projection } from '#learning/rules/projection.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import { MOCK_EXAM, sessionMaterial } from '#learning/session-material.ts';
import { planSession } from '#learning/rules/session-plan.ts';
import { useWorkOfDay } from '#learning/components/use-work-of-day.ts';
import { STUDY_MINUTES } from '#storage/study-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { kindsOfWork } from '#learning/work-areas.ts';
import { route } from '#routes/routes.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { StepProps } from './step-props.ts';

/** Something larger, done on its own page. By the log it is known whether it was done when one comes back. */
export function PageStep({
  catalogue,
  session,
  step,
  itemId,
  onDone,
  onStepPassed,
  onStepReplaced,
  onPageOpened,
}: StepProps) {
  const { i18n } = useLingui();
  const { clock } = usePlatform();
  const course = useCourse();
  const work = kindsOfWork(course).find(({ id }) => id === step.source);
  const part = course.parts.find(({ id }) => id === step.source);
  const isMock = itemId === MOCK_EXAM;
  const { projection } = useProjection();
  const since = session.pageOpenedAt;
  const isDone =
    since !== null && answersSince(projection, catalogue, step.source, since, isMock) > step.done;
  useEffect(() => {
    if (isDone) onDone();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each
  }, [isDone]);
  if (work === undefined) return null;
  const open = step.items.length - step.done;
  const minutes = Math.max(1, Math.round((open * step.secondsEach) / 60));
  return (
    <>
      <Card className="flex flex-col gap-3">
        <h2 className="text-xl font-bold">
          {i18n._(isMock && part !== undefined ? part.phrases.doMockExam : work.task(open))}
        </h2>
        <p>
          <Trans>
            About <Plural value={minutes} one="# minute" other="# minutes" />, on its own page. Then come back
            here: the button is at the top.
          </Trans>
        </p>
      </Card>
      <ActionBar>
        {isMock ? (
          <NoMockToday catalogue={catalogue} onReplaced={onStepReplaced} />
        ) : (
          <NotToday onPressed={onStepPassed} />
        )}
        <AppLink
          to={isMock && part !== undefined ? route('mockExam', { kind: 'part', part: part.slug }) : work.link}
          className={buttonClass()}
          onClick={() => onPageOpened(clock.now())}
        >
          <Trans>Open it</Trans>
        </AppLink>
      </ActionBar>
    </>
  );
}

function NotToday({ onPressed }: { readonly onPressed: () => void }) {
  return (
    <Button tone="secondary" onClick={onPressed}>
      <Trans>Not today</Trans>
    </Button>
  );
}

interface NoMockTodayProps extends Pick<StepProps, 'catalogue'> {
  readonly onReplaced: StepProps['onStepReplaced'];
}

/** Leads to the day as it is without a mock exam, in the person's usual minutes. */
function NoMockToday({ catalogue, onReplaced }: NoMockTodayProps) {
  const [usual] = useStoredState(STUDY_MINUTES);
  const day = useWorkOfDay(catalogue, usual, 0);
  const replace = async () => {
    if (day !== null) onReplaced(planSession(await sessionMaterial(day, usual), usual), usual);
  };
  return <NotToday onPressed={() => void replace()} />;
}

function answersSince(
  projection: Projection,
  { bankOf }: Catalogue,
  source: string | null,
  since: number,
  isMock: boolean,
): number {
  let answers = 0;
  for (const [itemId, past] of itemsOf(projection)) {
    if ((past.answers.at(-1)?.at ?? 0) < since || bankOf(itemId)?.source.id !== source) continue;
    answers += countedAnswers(past).filter(
      ({ at, activity }) => at >= since && (activity === 'mock-exam') === isMock,
    ).length;
  }
  return answers;
}
