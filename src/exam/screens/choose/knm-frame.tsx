import { clsx } from 'clsx';
import type { FrameProps } from './choice-item.ts';
import type { KnmItem } from './knm-items.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';

/** A question with what it is of, its category or its theme, and its drawing, where it has one. It can be heard. */
export function KnmFrame({ item, mode, spoken, renderQuestion, renderSteps }: FrameProps<KnmItem>) {
  const { category, group, picture, pictureAlt } = item;
  return (
    <>
      <Card className={clsx('flex max-w-3xl flex-col', mode === 'exam' ? 'gap-4' : 'gap-3')}>
        {category === undefined ? (
          <p lang="nl" className="text-sm font-semibold text-ink-soft">
            {group.title}
          </p>
        ) : (
          <p
            lang="nl"
            className="self-start rounded-md bg-brand-soft px-2.5 py-0.5 text-sm font-semibold text-brand"
          >
            {category}
          </p>
        )}
        {picture !== undefined && (
          <img
            key={picture}
            src={`/exam/knm/${picture}.svg`}
            alt={pictureAlt}
            lang="nl"
            width={320}
            height={200}
            className="h-auto w-full max-w-80 rounded-card"
          />
        )}
        {renderQuestion(
          mode === 'exam' ? (
            <ListenButton isDutch text={spoken} label={<span lang="nl">Luister naar de vraag</span>} />
          ) : (
            <ListenButton text={spoken} />
          ),
        )}
      </Card>
      {renderSteps()}
    </>
  );
}
