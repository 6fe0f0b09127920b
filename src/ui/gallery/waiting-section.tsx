import { BusyIndicator } from '#ui/busy-indicator.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/gallery/section.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function WaitingSection() {
  return (
    <Section title="Progress and waiting" note="How far one is, and what is being waited for.">
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Card className="flex flex-col gap-5">
          <ProgressBar label="Just begun" value={0} max={24} showPercentage />
          <ProgressBar label="Words of this section" value={9} max={24} showPercentage />
          <ProgressBar label="Finished" value={24} max={24} showPercentage />
          <ProgressBar label="Question 3 of 10" value={3} max={10} />
        </Card>
        <Card className="flex flex-col gap-4">
          <BusyIndicator label="Checking authentication status..." />
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-24 w-full" />
        </Card>
      </div>
    </Section>
  );
}
