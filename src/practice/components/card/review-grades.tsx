import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGradeScale } from '#learning/components/use-review-settings.ts';
import { gradeGiven, GRADES_OF_SCALE, type GradeScale } from '#learning/rules/grade-scale.ts';
import type { ReviewGrade } from '#learning/rules/schedule.ts';
import { DAY_MS } from '#lib/duration.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { SELF_RATING_LABELS } from '#practice/components/deck/self-rating.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

const LABELS: Record<ReviewGrade, MessageDescriptor> = {
  again: msg`Again`,
  hard: msg`Hard`,
  good: msg`Good`,
  easy: msg`Easy`,
};

interface ReviewGradesProps {
  /** Null where only the person can tell. */
  readonly isRight: boolean | null;
  /** Chosen from options: that says enough, and nobody has to rate it. */
  readonly isChosen: boolean;
  /** The card was never asked before. */
  readonly isFirst: boolean;
  /** When the card comes back after each grade. */
  readonly returns: Record<ReviewGrade, MessageDescriptor>;
  readonly onGraded: (grade: ReviewGrade) => void;
}

/**
 * The grades of a card, each with when it comes back (MEM-06), by pointer or by the keys 1 to 4. Where the answer says enough there is
 * one button, which leads on: a wrong answer always comes again, and a right one needs no rating, unless there are four grades to tell how
 * right something typed was.
 */
export function ReviewGrades({ isRight, isChosen, isFirst, returns, onGraded }: ReviewGradesProps) {
  const { i18n } = useLingui();
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
      <legend className="sr-only">{i18n._(legendOf(isRated, scale))}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {offered.map((one) => (
          <Button
            key={one}
            {...(one === suggested ? FOCUS_HERE : {})}
            tone={one === suggested ? 'primary' : 'secondary'}
            onClick={() => onGraded(asGraded(one))}
            className="flex-col gap-0 px-1!"
          >
            {i18n._(isRated ? labels[one] : NEXT)}
            <span className="text-sm font-normal">
              <Trans>
                <span className="sr-only">, comes back: </span>
                {{ when: i18n._(returns[asGraded(one)]) }}
              </Trans>
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

const NEXT = msg`Next`;

function legendOf(isRated: boolean, scale: GradeScale): MessageDescriptor {
  if (!isRated) return NEXT;
  return scale === 'four' ? msg`How well did you know it?` : msg`Did you know it?`;
}

/**
 * When a card comes back after each grade. A card that comes back today comes after the others: naming minutes would promise too
 * much.
 */
export function returnTexts(
  dueAfter: Record<ReviewGrade, number>,
  now: number,
  dayEnd: number,
): Record<ReviewGrade, MessageDescriptor> {
  const textOf = (dueAt: number) => {
    if (dueAt < dayEnd) return msg`today`;
    return dueAt < dayEnd + DAY_MS ? msg`tomorrow` : intervalText(dueAt - now);
  };
  const { again, hard, good, easy } = dueAfter;
  return { again: textOf(again), hard: textOf(hard), good: textOf(good), easy: textOf(easy) };
}

const MONTH_MS = 30.4 * DAY_MS;

/** `4 days`, `2.5 months`: no more exact than people need. */
function intervalText(intervalMs: number): MessageDescriptor {
  const days = Math.round(intervalMs / DAY_MS);
  if (intervalMs < 2 * MONTH_MS) return msg`${plural(days, { one: '# day', other: '# days' })}`;
  const months = Math.round((intervalMs / MONTH_MS) * 2) / 2;
  return msg`${plural(months, { one: '# month', other: '# months' })}`;
}
