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
  readonly asks: string;
  /** What a number of points stands for. */
  readonly anchors: readonly (readonly [points: number, anchor: string])[];
}

/** In the examiners' order. The words of the anchors are this app's own. */
const CRITERIA: readonly Criterion[] = [
  {
    id: 'task',
    asks: 'Did you do all of the task?',
    anchors: [
      [0, 'No, then the answer has no points'],
      [2, 'Only a part of it'],
      [3, 'All of it, in simple words'],
      [5, 'All of it, and a little more'],
    ],
  },
  {
    id: 'sentences',
    asks: 'Were your sentences right?',
    anchors: [
      [0, 'Only single words'],
      [2, 'Some were right, with long pauses'],
      [3, 'Most simple ones were right'],
      [5, 'Nearly all, joined with *want* or *maar*'],
    ],
  },
  {
    id: 'pronunciation',
    asks: 'Would a stranger understand you?',
    anchors: [
      [0, 'Hardly'],
      [1, 'Yes, with some effort'],
      [2, 'Yes, easily. An accent is fine'],
    ],
  },
];

/** Where the points come from; said once on a page. */
export const WEIGHTS_NOTE =
  'The weights are those of an older practice model of the exam. How the exam divides its points today is not published.';

interface SelfRatingViewProps {
  /** For a screen reader: `question 3`. */
  readonly ofWhat: string;
  readonly rating: SelfRating;
  readonly onRated: (criterion: SpeakingCriterion, points: number) => void;
}

/** One's own judgement of a recording, by what examiners listen for: in the game as in the mock exams (SPE-04, MOC-10). */
export function SelfRatingView({ ofWhat, rating, onRated }: SelfRatingViewProps) {
  const points = pointsOf(rating);
  return (
    <>
      {CRITERIA.map(({ id, asks, anchors }) => (
        <RadioGroup
          key={id}
          legend={
            <>
              {asks} <span className="font-normal text-ink-soft">(up to {SPEAKING_CRITERIA[id]} points)</span>
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
        {points !== null && `That makes ${points} of ${TASK_POINTS} points.`}
      </output>
    </>
  );
}
