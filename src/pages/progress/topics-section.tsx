import { useMemo } from 'react';
import type { Projection } from '#learning/rules/projection.ts';
import { standings, weakest, type Standing } from '#learning/rules/standing.ts';
import { useTopics } from './use-progress.ts';
import type { Catalogue, ItemTopics } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { ChartTable } from '#components/chart-table.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { buttonClass, textLinkClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const SHOWN_TOPICS = 5;

interface TopicsSectionProps {
  readonly catalogue: Catalogue;
  readonly projection: Projection;
}

/** The score in each topic; the weakest ones link to practice of just that (MEM-10). */
export function TopicsSection({ catalogue, projection }: TopicsSectionProps) {
  const { topics, status } = useTopics(catalogue, projection);
  const byTopic = useMemo(() => standingsOf(projection, topics), [projection, topics]);
  const weak = weakest(byTopic, SHOWN_TOPICS);
  const all = [...byTopic].toSorted(([one], [other]) => one.title.localeCompare(other.title));
  return (
    <section aria-labelledby="progress-topics" className="flex flex-col gap-4">
      <h2 id="progress-topics" className="text-xl font-bold">
        What to practise
      </h2>
      {status === 'reading' && byTopic.size === 0 ? (
        <Skeleton className="h-64" />
      ) : (
        <>
          <p className="text-ink-soft">
            {weak.length === 0 ? 'No topic is weak so far.' : 'Your weakest topics come first.'} Your last
            answer to each question counts. A word may be asked in several ways.
          </p>
          <ul className="flex flex-col gap-4 empty:hidden">
            {weak.map(([topic, standing]) => (
              <WeakTopic key={topic.id} topic={topic} standing={standing} />
            ))}
          </ul>
          <ChartTable
            caption="Your answers by topic"
            columns={['Topic', 'Right', 'Answered']}
            rows={all.map(([topic, { right, asked }]) => ({
              key: topic.id,
              cells: [<TopicLink key="topic" topic={topic} />, right, asked],
            }))}
          />
          {status === 'missing' && (
            <p className="text-ink-soft">
              Some topics can’t be loaded now, so they are not shown here. Check the connection.
            </p>
          )}
        </>
      )}
    </section>
  );
}

function standingsOf(projection: Projection, topics: ItemTopics): ReadonlyMap<ItemTopic, Standing> {
  // Several banks may each have created the same topic.
  const byId = new Map([...topics.values()].map((topic) => [topic.id, topic]));
  const sums = standings(projection, (itemId) => topics.get(itemId)?.id);
  return new Map(
    [...sums].flatMap(([id, standing]) => {
      const topic = byId.get(id);
      return topic === undefined ? [] : [[topic, standing] as const];
    }),
  );
}

function WeakTopic({ topic, standing: { right, asked } }: { topic: ItemTopic; standing: Standing }) {
  return (
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex min-w-0 grow flex-col gap-2">
        <h3 className="font-bold wrap-anywhere">
          <MarkedText text={topic.title} />
        </h3>
        <ProgressBar label={`${right} of ${asked} answers right`} value={right} max={asked} />
      </div>
      <AppLink
        to={topic.link}
        className={buttonClass({ tone: 'secondary', className: 'shrink-0 self-start sm:self-center' })}
      >
        Practise this
        <span className="sr-only">
          : <MarkedText text={topic.title} />
        </span>
      </AppLink>
    </Card>
  );
}

function TopicLink({ topic }: { topic: ItemTopic }) {
  return (
    <AppLink to={topic.link} className={`${textLinkClass} flex min-h-11 items-center`}>
      <MarkedText text={topic.title} />
    </AppLink>
  );
}
