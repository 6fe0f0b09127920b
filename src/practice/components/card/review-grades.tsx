import type { ReviewGrade } from '#learning/rules/schedule.ts';
import { counted } from '#lib/counted.ts';
import { DAY_MS } from '#lib/duration.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

const LABELS: Record<ReviewGrade, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };
const KEYS = { '1': 'again', '2': 'hard', '3': 'good', '4': 'easy' } as const;

interface ReviewGradesProps {
  /** A wrong answer always comes again, and a right choice needs no rating: then there is one, which leads on. */
  readonly offered: readonly ReviewGrade[];
  /** Has the focus, so Enter chooses it. */
  readonly suggested: ReviewGrade;
  /** When the card comes back after each grade, in words. */
  readonly returns: Record<ReviewGrade, string>;
  readonly onGraded: (grade: ReviewGrade) => void;
}

/** The grades of a card, each with when it comes back (MEM-06), by pointer or by the keys 1 to 4. */
export function ReviewGrades({ offered, suggested, returns, onGraded }: ReviewGradesProps) {
  const isRated = offered.length > 1;
  const grade = (key: keyof typeof KEYS) => () => {
    if (offered.includes(KEYS[key])) onGraded(KEYS[key]);
  };
  useShortcuts({ '1': grade('1'), '2': grade('2'), '3': grade('3'), '4': grade('4') });
  return (
    <fieldset className="w-full min-w-0">
      <legend className="sr-only">{isRated ? 'How well did you know it?' : 'Next'}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {offered.map((one) => (
          <Button
            key={one}
            {...(one === suggested ? FOCUS_HERE : {})}
            tone={one === suggested ? 'primary' : 'secondary'}
            onClick={() => onGraded(one)}
            className="flex-col gap-0 px-1!"
          >
            {isRated ? LABELS[one] : 'Next'}
            <span className="text-sm font-normal">
              <span className="sr-only">, comes back: </span>
              {returns[one]}
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
