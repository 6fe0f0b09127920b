import type { SpeakingCriterion } from '#exam/engine/speaking-rating.ts';
import { pointsOf, TASK_POINTS, type SelfRating } from '#exam/engine/speaking-rating.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

interface Criterion {
  readonly id: SpeakingCriterion;
  readonly dutch: string;
  readonly english: string;
  /** What one asks oneself where no points are given. */
  readonly check: string;
  /** What each number of points stands for, from 0 on. */
  readonly anchors: readonly string[];
}

/** In the order of the practice model. The words of the anchors are this app's own. */
const CRITERIA: readonly Criterion[] = [
  {
    id: 'task',
    dutch: 'Uitvoering',
    english: 'the task',
    check: 'I did everything that the question asks.',
    anchors: [
      'Nothing that can be understood (all the rest is 0, too)',
      'Only a part of what is asked',
      'What is asked, clearly enough',
      'All that is asked, clearly and easily',
    ],
  },
  {
    id: 'words',
    dutch: 'Woordenschat',
    english: 'words',
    check: 'I used words that fit the question.',
    anchors: ['Too few words to say it', 'Simple words that fit', 'Enough words, not always the same'],
  },
  {
    id: 'grammar',
    dutch: 'Grammatica',
    english: 'grammar',
    check: 'My verbs are right and stand in the right place.',
    anchors: [
      'So many mistakes that it is hard to understand',
      'Some simple sentences are right',
      'Most sentences are right, the verb in its place',
    ],
  },
  {
    id: 'fluency',
    dutch: 'Vloeiendheid',
    english: 'fluency',
    check: 'I kept going. Short pauses, and starting a sentence again, are fine.',
    anchors: ['Single words with long pauses', 'Pauses and new starts, but it goes on', 'Short pauses only'],
  },
  {
    id: 'coherence',
    dutch: 'Samenhang',
    english: 'how it hangs together',
    check: 'I joined my sentences with words like *en*, *maar*, *want* or *omdat*.',
    anchors: ['Sentences without connection', 'Joined with *en*, *maar*, *want*, *omdat*'],
  },
  {
    id: 'pronunciation',
    dutch: 'Uitspraak',
    english: 'pronunciation',
    check: 'A stranger would understand every word. An accent is fine.',
    anchors: [
      'Hard to understand',
      'To be understood with some effort',
      'A stranger would understand me; an accent is fine',
    ],
  },
];

interface SelfRatingViewProps {
  /** Of the task, from 1. */
  readonly number: number;
  readonly rating: SelfRating;
  readonly onRated: (criterion: SpeakingCriterion, points: number) => void;
}

/** One's own judgement of a recording by what examiners listen for (MOC-10). */
export function SelfRatingView({ number, rating, onRated }: SelfRatingViewProps) {
  const points = pointsOf(rating);
  return (
    <>
      {points !== null && (
        <p className="font-semibold">
          Your own rating: {points} of {TASK_POINTS} points
        </p>
      )}
      <details className="print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {points === null ? 'Rate yourself' : 'Change your rating'}
          <span className="sr-only">, task {number}</span>
        </summary>
        <div className="flex flex-col gap-5 pt-2">
          {CRITERIA.map(({ id, dutch, english, anchors }) => (
            <RadioGroup
              key={id}
              legend={
                <>
                  <span lang="nl">{dutch}</span> ({english})
                </>
              }
              name={`${id}-${number}`}
              options={anchors.map((anchor, value) => ({
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
        </div>
      </details>
    </>
  );
}

/** The same without points, in the game (SPE-02): the practice model is an older one. */
export function SelfCheck() {
  return (
    <Card as="section">
      <h3 className="text-lg font-semibold">Check yourself</h3>
      <p className="mt-1 text-ink-soft">
        For practice only, it brings no points. The order is that of an older practice model of the exam; how
        the exam divides its points today may be different.
      </p>
      <ol className="mt-2">
        {CRITERIA.map(({ id, check }) => (
          <li key={id}>
            <Checkbox label={<MarkedText text={check} />} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
