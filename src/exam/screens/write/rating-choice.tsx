import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGE_POINTS, type LanguageCriterion } from '#exam/engine/language-rating.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

interface Anchored {
  readonly title: MessageDescriptor;
  /** What each number of points stands for, from 0 on; the words are this app's own. */
  readonly anchors: readonly MessageDescriptor[];
}

export const ANCHORS: Readonly<Record<LanguageCriterion, Anchored>> = {
  grammar: {
    title: msg`Grammar`,
    anchors: [msg`Many mistakes`, msg`Some mistakes, many sentences are right`, msg`Almost no mistakes`],
  },
  spelling: {
    title: msg({ message: 'Spelling', context: 'how words are written' }),
    anchors: [
      msg`Many words are hard to recognise`,
      msg`Short, common words are right`,
      msg`Mostly right: the reader understands every word`,
    ],
  },
  coherence: {
    title: msg`Coherence`,
    anchors: [msg`Single sentences`, msg`Joined with words like *en*, *maar*, *want*, *omdat*, *die*`],
  },
  words: {
    title: msg`Words`,
    anchors: [msg`Too few words to say it`, msg`Simple, standard words`, msg`Different words that fit`],
  },
};

interface RatingChoiceProps {
  readonly criterion: LanguageCriterion;
  readonly points: number;
  readonly onChosen: (criterion: LanguageCriterion, points: number) => void;
}

/** The points that the language of a text gets, with what each number stands for (JDG-07). */
export function RatingChoice({ criterion, points, onChosen }: RatingChoiceProps) {
  const { i18n } = useLingui();
  const { anchors } = ANCHORS[criterion];
  const title = i18n._(ANCHORS[criterion].title);
  return (
    <details className="print:hidden">
      <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
        <Trans>
          {title}: {points} of <Plural value={LANGUAGE_POINTS[criterion]} one="# point" other="# points" />
        </Trans>
        <span className="font-normal">
          {' '}
          <Trans>(change)</Trans>
        </span>
      </summary>
      <RadioGroup
        legend={<span className="sr-only">{title}</span>}
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
