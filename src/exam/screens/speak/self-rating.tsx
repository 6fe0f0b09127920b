import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  pointsOf,
  SPEAKING_CRITERIA,
  TASK_POINTS,
  type SelfRating,
  type SpeakingCriterion,
} from '#exam/engine/speaking-rating.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

interface Criterion {
  readonly id: SpeakingCriterion;
  readonly asks: MessageDescriptor;
  /** What a number of points stands for. */
  readonly anchors: readonly (readonly [points: number, anchor: MessageDescriptor])[];
}

/** In the examiners' order. The words of the anchors are this app's own. */
const CRITERIA: readonly Criterion[] = [
  {
    id: 'task',
    asks: msg`Did you do all of the task?`,
    anchors: [
      [0, msg`No, then the answer has no points`],
      [2, msg`Only a part of it`],
      [3, msg`All of it, in simple words`],
      [5, msg`All of it, and a little more`],
    ],
  },
  {
    id: 'sentences',
    asks: msg`Were your sentences right?`,
    anchors: [
      [0, msg`Only single words`],
      [2, msg`Some were right, with long pauses`],
      [3, msg`Most simple ones were right`],
      [5, msg`Almost all, joined with *want* or *maar*`],
    ],
  },
  {
    id: 'pronunciation',
    asks: msg`Would a stranger understand you?`,
    anchors: [
      [0, msg`Only a little`],
      [1, msg`Yes, with some effort`],
      [2, msg`Yes, easily. An accent is fine`],
    ],
  },
];

/** Where the points come from; said once on a page. */
export const WEIGHTS_NOTE = msg`The points are those of an older practice model of the exam. DUO does not publish how the exam gives points today.`;

interface SelfRatingViewProps {
  /** For a screen reader: `question 3`. */
  readonly ofWhat: string;
  readonly rating: SelfRating;
  readonly onRated: (criterion: SpeakingCriterion, points: number) => void;
}

/** One's own judgement of a recording, by what examiners listen for: in the game as in the mock exams (SPE-04, MOC-10). */
export function SelfRatingView({ ofWhat, rating, onRated }: SelfRatingViewProps) {
  const { i18n } = useLingui();
  const points = pointsOf(rating);
  return (
    <>
      {CRITERIA.map(({ id, asks, anchors }) => (
        <RadioGroup
          key={id}
          legend={
            <>
              {i18n._(asks)}{' '}
              <span className="font-normal text-ink-soft">
                <Trans>(up to {{ points: SPEAKING_CRITERIA[id] }} points)</Trans>
              </span>
              <span className="sr-only">, {ofWhat}</span>
            </>
          }
          name={id}
          isList
          options={anchors.map(([value, anchor]) => ({
            value: String(value),
            label: (
              <span>
                <strong>{value}</strong> <MarkedText text={anchor} />
              </span>
            ),
          }))}
          value={rating[id] === undefined ? null : String(rating[id])}
          onChange={(value) => onRated(id, Number(value))}
        />
      ))}
      <output className="block font-semibold">
        {points !== null && (
          <Trans>
            That makes {points} of {TASK_POINTS} points.
          </Trans>
        )}
      </output>
    </>
  );
}
