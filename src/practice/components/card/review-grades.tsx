import { useGradeScale } from '#learning/components/use-review-settings.ts';
import { gradeGiven, GRADES_OF_SCALE } from '#learning/rules/grade-scale.ts';
import type { ReviewGrade } from '#learning/rules/schedule.ts';
import { counted } from '#lib/counted.ts';
import { DAY_MS } from '#lib/duration.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { SELF_RATING_LABELS } from '#practice/components/deck/self-rating.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

const LABELS: Record<ReviewGrade, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

interface ReviewGradesProps {
  /** Null where only the person can tell. */
  readonly isRight: boolean | null;
  /** Chosen from options: that says enough, and nobody has to rate it. */
  readonly isChosen: boolean;
  /** The card was never asked before. */
  readonly isFirst: boolean;
  /** When the card comes back after each grade, in words. */
  readonly returns: Record<ReviewGrade, string>;
  readonly onGraded: (grade: ReviewGrade) => void;
}

/**
 * The grades of a card, each with when it comes back (MEM-06), by pointer or by the keys 1 to 4. Where the answer says enough there is
 * one button, which leads on: a wrong answer always comes again, and a right one needs no rating, unless there are four grades to tell how
 * right something typed was.
 */
export function ReviewGrades({ isRight, isChosen, isFirst, returns, onGraded }: ReviewGradesProps) {
  const scale = useGradeScale();
  const suggested: ReviewGrade = isRight === false ? 'again' : 'good';
  const isRated = isRight === null || (isRight && !isChosen && scale === 'four');
  const all = GRADES_OF_SCALE[scale];
  const offered = isRated ? all : [suggested];
  const labels = scale === 'four' ? LABELS : { ...LABELS, ...SELF_RATING_LABELS };
  const asGraded = (grade: ReviewGrade) => gradeGiven(scale, grade, isFirst && isRated);
  const grade = (place: number) => () => {
    const one = all[place];
    if (one !== undefined && offered.includes(one)) onGraded(asGraded(one));
  };
  useShortcuts({ '1': grade(0), '2': grade(1), '3': grade(2), '4': grade(3) });
  return (
    <fieldset className="w-full min-w-0">
      <legend className="sr-only">
        {!isRated ? 'Next' : scale === 'four' ? 'How well did you know it?' : 'Did you know it?'}
      </legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {offered.map((one) => (
          <Button
            key={one}
            {...(one === suggested ? FOCUS_HERE : {})}
            tone={one === suggested ? 'primary' : 'secondary'}
            onClick={() => onGraded(asGraded(one))}
            className="flex-col gap-0 px-1!"
          >
            {isRated ? labels[one] : 'Next'}
            <span className="text-sm font-normal">
              <span className="sr-only">, comes back: </span>
              {returns[asGraded(one)]}
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * When a card comes back after each grade, in words. A card that comes back today comes after the others: naming minutes would promise too
 * much.
 */
export function returnTexts(
  dueAfter: Record<ReviewGrade, number>,
  now: number,
  dayEnd: number,
): Record<ReviewGrade, string> {
  const textOf = (dueAt: number) => {
    if (dueAt < dayEnd) return 'today';
    return dueAt < dayEnd + DAY_MS ? 'tomorrow' : intervalText(dueAt - now);
  };
  const { again, hard, good, easy } = dueAfter;
  return { again: textOf(again), hard: textOf(hard), good: textOf(good), easy: textOf(easy) };
}

const MONTH_MS = 30.4 * DAY_MS;

/** `4 days`, `2.5 months`: no more exact than people need. */
function intervalText(intervalMs: number): string {
  if (intervalMs < 2 * MONTH_MS) return counted(Math.round(intervalMs / DAY_MS), 'day');
  return `${Math.round((intervalMs / MONTH_MS) * 2) / 2} months`;
}
