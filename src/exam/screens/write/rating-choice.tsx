import { LANGUAGE_POINTS, type LanguageCriterion } from '#exam/engine/language-rating.ts';
import { counted } from '#lib/counted.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

interface Anchored {
  readonly english: string;
  /** What each number of points stands for, from 0 on; the words are this app's own. */
  readonly anchors: readonly string[];
}

export const ANCHORS: Readonly<Record<LanguageCriterion, Anchored>> = {
  grammar: {
    english: 'Grammar',
    anchors: ['Many mistakes', 'Some mistakes, many sentences are right', 'Hardly any mistakes'],
  },
  spelling: {
    english: 'Spelling',
    anchors: [
      'Many words are hard to recognise',
      'Short, common words are right',
      'Mostly right: spelling never stops the reader',
    ],
  },
  coherence: {
    english: 'Coherence',
    anchors: ['Single sentences', 'Joined with words like *en*, *maar*, *want*, *omdat*, *die*'],
  },
  words: {
    english: 'Words',
    anchors: ['Too few words to say it', 'Simple, standard words', 'Different words that fit'],
  },
};

interface RatingChoiceProps {
  readonly criterion: LanguageCriterion;
  readonly points: number;
  readonly onChosen: (criterion: LanguageCriterion, points: number) => void;
}

/** The points that the language of a text gets, with what each number stands for (JDG-07). */
export function RatingChoice({ criterion, points, onChosen }: RatingChoiceProps) {
  const { english, anchors } = ANCHORS[criterion];
  return (
    <details className="print:hidden">
      <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
        {english}: {points} of {counted(LANGUAGE_POINTS[criterion], 'point')}
        <span className="font-normal"> (change)</span>
      </summary>
      <RadioGroup
        legend={<span className="sr-only">{english}</span>}
        name={criterion}
        options={anchors.map((anchor, value) => ({
          value: String(value),
          label: (
            <span>
              <strong>{value}</strong> <MarkedText text={anchor} />
            </span>
          ),
        }))}
        value={String(points)}
        onChange={(value) => onChosen(criterion, Number(value))}
      />
    </details>
  );
}
