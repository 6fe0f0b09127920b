import { Trans } from '@lingui/react/macro';
import type { ReviewGrade } from '#learning/rules/schedule.ts';
import { SelfRating } from '#practice/components/deck/self-rating.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import type { ReviewCardViewProps } from './card-view-props.ts';
import { ReviewGrades } from './review-grades.tsx';

interface CardGradesProps {
  readonly returns: ReviewCardViewProps['returns'];
  /** Null where only the person can tell. */
  readonly isRight: boolean | null;
  /** Chosen from options: that says enough, and nobody has to rate it. */
  readonly isChosen?: boolean;
  /** In review: the card was never asked before. */
  readonly isFirst?: boolean;
  readonly onGraded: (grade: ReviewGrade) => void;
}

/** What follows an answer: the grades of review, or one step on where the answer says it all. */
export function CardGrades({
  returns,
  isRight,
  isChosen = false,
  isFirst = false,
  onGraded,
}: CardGradesProps) {
  if (returns !== null)
    return (
      <ReviewGrades
        isRight={isRight}
        isChosen={isChosen}
        isFirst={isFirst}
        returns={returns}
        onGraded={onGraded}
      />
    );
  if (isRight === null) return <SelfRating onRated={onGraded} />;
  return (
    <Button {...FOCUS_HERE} className="w-full" onClick={() => onGraded(isRight ? 'good' : 'again')}>
      <Trans>Next</Trans>
    </Button>
  );
}
