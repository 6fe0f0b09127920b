import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { countKnowledge } from '#learning/rules/knowledge.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { standings } from '#learning/rules/standing.ts';
import { localDay } from '#lib/calendar-day.ts';
import { useProjection } from './use-projection.ts';

/** What a card counts. */
export type HowFarProps =
  /** Their ids in the log: `word:huis`. */
  | { readonly itemIds: readonly string[] }
  /** Questions that are not loaded with the card: a test of their ids, and their number. */
  | {
      readonly isCounted: (itemId: string) => boolean;
      readonly total: number;
      /** The text for those that were right the last time; by default that they were. */
      readonly done?: string | undefined;
    };

interface Reached {
  readonly done: number;
  /** Started, but not done yet. */
  readonly begun: number;
  readonly total: number;
  readonly text: MessageDescriptor;
}

/** The progress in words and as a thin bar; nothing without answers. Loaded late, hence the default export. */
export default function HowFarLine(props: HowFarProps) {
  const { i18n } = useLingui();
  const { projection } = useProjection();
  const { done, begun, total, text } = useMemo(() => reached(projection, props), [projection, props]);
  if (done + begun === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <svg
        aria-hidden
        viewBox={`0 0 ${total} 4`}
        preserveAspectRatio="none"
        className="h-1.5 w-full rtl:-scale-x-100 rounded-full bg-surface-sunken forced-colors:border"
      >
        <rect width={done} height="4" className="fill-success forced-colors:fill-[CanvasText]" />
        {/* It differs from the done part in height too. */}
        <rect
          x={done}
          y="2"
          width={begun}
          height="2"
          className="fill-warning forced-colors:fill-[CanvasText]"
        />
      </svg>
      <p className="leading-5 tabular-nums">{i18n._(text)}</p>
    </div>
  );
}

function reached(projection: Projection, props: HowFarProps): Reached {
  if ('itemIds' in props) {
    const { known, learning, new: fresh } = countKnowledge(projection, props.itemIds, localDay);
    const total = known + learning + fresh;
    const text =
      learning === 0
        ? msg`${known} of ${total} known`
        : msg`${known} of ${total} known, ${learning} learning`;
    return { done: known, begun: learning, total, text };
  }
  const { isCounted, total, done } = props;
  const { right, asked } = standings(projection, (id) => (isCounted(id) ? 'counted' : undefined)).get(
    'counted',
  ) ?? { right: 0, asked: 0 };
  return {
    done: right,
    begun: asked - right,
    total,
    text:
      done === undefined ? msg`${right} of ${total} right the last time` : msg`${right} of ${total} ${done}`,
  };
}
