import { Trans, useLingui } from '@lingui/react/macro';
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
import { textOf } from '#lib/shown-text.ts';

const SHOWN_TOPICS = 5;

interface TopicsSectionProps {
  readonly catalogue: Catalogue;
  readonly projection: Projection;
}

/** The score in each topic; the weakest ones link to practice of just that (MEM-10). */
export function TopicsSection({ catalogue, projection }: TopicsSectionProps) {
  const { t, i18n } = useLingui();
  const { topics, status } = useTopics(catalogue, projection);
  const byTopic = useMemo(() => standingsOf(projection, topics), [projection, topics]);
  const weak = weakest(byTopic, SHOWN_TOPICS);
  const all = [...byTopic].toSorted(([one], [other]) =>
    textOf(one.title, i18n).localeCompare(textOf(other.title, i18n), i18n.locale),
  );
  return (
    <section aria-labelledby="progress-topics" className="flex flex-col gap-4">
      <h2 id="progress-topics" className="text-xl font-bold">
        <Trans>What to practise</Trans>
      </h2>
      {status === 'reading' && byTopic.size === 0 ? (
        <Skeleton className="h-64" />
      ) : (
        <>
          <p className="text-ink-soft">
            {weak.length === 0 ? (
              <Trans>No topic is weak so far.</Trans>
            ) : (
              <Trans>Your weakest topics come first.</Trans>
            )}{' '}
            <Trans>Your last answer to each question counts. A word may be asked in several ways.</Trans>
          </p>
          <ul className="flex flex-col gap-4 empty:hidden">
            {weak.map(([topic, standing]) => (
              <WeakTopic key={topic.id} topic={topic} standing={standing} />
            ))}
          </ul>
          <ChartTable
            caption={t`Your answers by topic`}
            columns={[t`Topic`, t`Right`, t`Answered`]}
            rows={all.map(([topic, { right, asked }]) => ({
              key: topic.id,
              cells: [<TopicLink key="topic" topic={topic} />, right, asked],
            }))}
          />
          {status === 'missing' && (
            <p className="text-ink-soft">
              <Trans>
                Some topics can’t be loaded now, so they are not shown here. Check your connection.
              </Trans>
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
  const { t } = useLingui();
  return (
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex min-w-0 grow flex-col gap-2">
        <h3 className="font-bold wrap-anywhere">
          <MarkedText text={topic.title} />
        </h3>
        <ProgressBar label={t`${right} of ${asked} answers right`} value={right} max={asked} />
      </div>
      <AppLink
        to={topic.link}
        className={buttonClass({ tone: 'secondary', className: 'shrink-0 self-start sm:self-center' })}
      >
        <Trans>
          Practise this
          <span className="sr-only">
            : <MarkedText text={topic.title} />
          </span>
        </Trans>
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
