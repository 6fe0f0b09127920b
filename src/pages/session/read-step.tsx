import { Trans } from '@lingui/react/macro';
import type { LeadProps } from '#subjects/subject.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { lazyCodes } from '#components/lazy/lazy-codes.ts';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import type { StepProps } from './step-props.ts';

const codeOf = lazyCodes<LeadProps>();

/** What teaches the rule of the questions that follow. */
export function ReadStep({ step, itemId, takesFocus, onDone }: StepProps) {
  const { subjects } = useCourse();
  const lead = subjects.find(({ id }) => id === step.source)?.lead;
  useShortcuts({ Enter: () => onDone() });
  return (
    <PlayArea step={itemId} takesFocus={takesFocus} className="flex grow flex-col gap-5">
      {lead !== undefined && (
        <LazyView code={codeOf(lead.load)} props={{ itemId }} placeholder={<Skeleton className="h-72" />} />
      )}
      <ActionBar>
        <Button className="w-full" onClick={() => onDone()}>
          <Trans>Next</Trans>
        </Button>
      </ActionBar>
    </PlayArea>
  );
}
