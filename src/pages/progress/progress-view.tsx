import { DaysSection } from './days-section.tsx';
import { LaterForecast } from './forecast-section.tsx';
import { MistakesSection } from './mistakes-section.tsx';
import { ReadinessSection } from './readiness-section.tsx';
import { TopicsSection } from './topics-section.tsx';
import type { Progress } from './use-progress.ts';
import { WordsSection } from './words-section.tsx';
import type { Catalogue } from '#learning/catalogue.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { lazyCodes } from '#components/lazy/lazy-codes.ts';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import type { ProgressPartProps } from '#subjects/subject.ts';

const codeOf = lazyCodes<ProgressPartProps>();

export interface ProgressViewProps extends Omit<Progress, 'status'> {
  readonly catalogue: Catalogue;
}

/** What is known of a person's study, the most wanted first. Loaded late, hence the default export. */
export default function ProgressView({ catalogue, projection, days, today }: ProgressViewProps) {
  const { subjects } = useCourse();
  return (
    <div className="flex flex-col gap-10">
      <DaysSection days={days} today={today} />
      <ReadinessSection catalogue={catalogue} projection={projection} today={today} />
      <WordsSection projection={projection} />
      {subjects.map(
        ({ id, progress }) =>
          progress !== undefined && <LazyView key={id} code={codeOf(progress.load)} props={{ projection }} />,
      )}
      <TopicsSection catalogue={catalogue} projection={projection} />
      <LaterForecast projection={projection} today={today} />
      <MistakesSection catalogue={catalogue} projection={projection} />
    </div>
  );
}
