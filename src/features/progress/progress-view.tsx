import { DaysSection } from '#features/progress/days-section.tsx';
import { LaterForecast } from '#features/progress/forecast-section.tsx';
import { MistakesSection } from '#features/progress/mistakes-section.tsx';
import { ReadinessSection } from '#features/progress/readiness-section.tsx';
import { TopicsSection } from '#features/progress/topics-section.tsx';
import type { Progress } from '#features/progress/use-progress.ts';
import { WordsSection } from '#features/progress/words-section.tsx';
import type { Catalogue } from '#services/catalogue/catalogue.ts';

export interface ProgressViewProps extends Omit<Progress, 'status'> {
  readonly catalogue: Catalogue;
}

/** What is known of a person's study, the most asked for first. Loaded late, hence the default export. */
export default function ProgressView({ catalogue, projection, days, today }: ProgressViewProps) {
  return (
    <div className="flex flex-col gap-10">
      <DaysSection days={days} today={today} />
      <ReadinessSection catalogue={catalogue} projection={projection} today={today} />
      <WordsSection projection={projection} />
      <TopicsSection catalogue={catalogue} projection={projection} />
      <LaterForecast projection={projection} today={today} />
      <MistakesSection catalogue={catalogue} projection={projection} />
    </div>
  );
}
