import type { ComponentType } from 'react';
import type { LeadProps } from '#subjects/subject.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import type { StepProps } from './step-props.ts';

type Load = () => Promise<{ readonly default: ComponentType<LeadProps> }>;
const codes = new Map<Load, LazyCode<LeadProps>>();

function codeOf(load: Load): LazyCode<LeadProps> {
  const code = codes.get(load) ?? lazyCode<LeadProps>(load);
  codes.set(load, code);
  return code;
}

/** What teaches the rule of the questions that follow. */
export function ReadStep({ step, itemId, takesFocus, onDone }: StepProps) {
  const { subjects } = useCourse();
  const lead = subjects.find(({ id }) => id === step.source)?.lead;
  return (
    <PlayArea step={itemId} takesFocus={takesFocus} className="flex grow flex-col gap-5">
      {lead !== undefined && (
        <LazyView code={codeOf(lead.load)} props={{ itemId }} placeholder={<Skeleton className="h-72" />} />
      )}
      <ActionBar>
        <Button className="w-full" onClick={() => onDone()}>
          Next
        </Button>
      </ActionBar>
    </PlayArea>
  );
}
