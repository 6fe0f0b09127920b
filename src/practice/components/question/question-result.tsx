import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { mistakes, type QuestionResult } from '#practice/rules/question-loop.ts';
import { numberText } from '#lib/formatted.ts';
import { allText, type StudyUnit } from '#practice/components/study-unit.ts';
import { PATHS } from '#routes/paths.ts';
import type { RouteLink } from '#routes/routes.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

/** The next step: the next */
export type NextStep = { readonly label: ReactNode } & (
  | { readonly onChosen: () => void }
  | { readonly to: RouteLink }
);

/** After the last list, and after a list without a successor. */
export const REVIEW_NEXT: NextStep = { label: <Trans>Go to review</Trans>, to: PATHS.review };

interface QuestionResultViewProps<Question, Answer> {
  /** The result in one or two lines. It takes the focus inside a `PlayArea`, and is announced by that. */
  readonly children: ReactNode;
  readonly mistakesTitle: string;
  /** The results in the order of the answers. */
  readonly results: readonly QuestionResult<Question, Answer>[];
  /** Renders a wrong answer with the correct one. */
  readonly describe: (mistake: QuestionResult<Question, Answer>) => ReactNode;
  /** Renders a correct answer; without it, correct answers are not listed. */
  readonly describeRight?: (result: QuestionResult<Question, Answer>) => ReactNode;
  readonly itemIdOf: (question: Question) => string;
  /** All items, to add them to review, including those known today. */
  readonly reviewAll?: { readonly itemIds: readonly string[]; readonly unit: StudyUnit };
  /** Repeats the missed questions, each once. */
  readonly onAgain: (questions: readonly Question[]) => void;
  readonly next?: NextStep | undefined;
  /** Another round and further actions. */
  readonly actions?: ReactNode;
}

/**
 * The end of a quiz, a list or a game: the result, the mistakes and the next step (GRA-04, MSC-12). Missed questions can
 * be repeated and added to review (MEM-08).
 */
export function QuestionResultView<Question, Answer>({
  children,
  mistakesTitle,
  results,
  describe,
  describeRight,
  itemIdOf,
  reviewAll,
  onAgain,
  next,
  actions,
}: QuestionResultViewProps<Question, Answer>) {
  const { t, i18n } = useLingui();
  const wrong = mistakes({ results });
  const right = describeRight === undefined ? [] : results.filter(({ isRight }) => isRight);
  const missed = new Map(wrong.map(({ question }) => [itemIdOf(question), question]));
  return (
    <div className="flex flex-col items-start gap-4">
      <div {...FOCUS_HERE} tabIndex={-1} className="outline-none">
        {children}
      </div>
      {reviewAll !== undefined && <ReviewAll {...reviewAll} />}
      {wrong.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{mistakesTitle}</p>
          <ResultList results={wrong} describe={describe} />
          {reviewAll === undefined && (
            <AddToReview
              itemIds={[...missed.keys()]}
              what={t`${{ count: numberText(missed.size, i18n.locale) }} not right`}
            />
          )}
        </div>
      )}
      {describeRight !== undefined && right.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            <Plural value={right.length} one="# right answer" other="# right answers" />
          </summary>
          <ResultList results={right} describe={describeRight} />
        </details>
      )}
      <ActionBar className="self-stretch sm:justify-start">
        {actions}
        {missed.size > 0 && (
          <Button onClick={() => onAgain([...missed.values()])}>
            <Trans>Practise these again</Trans>
          </Button>
        )}
        {next !== undefined && <NextStepButton next={next} isPrimary={missed.size === 0} />}
      </ActionBar>
    </div>
  );
}

function ReviewAll({ itemIds, unit }: NonNullable<QuestionResultViewProps<unknown, unknown>['reviewAll']>) {
  const { i18n } = useLingui();
  return (
    <div>
      <AddToReview itemIds={itemIds} what={i18n._(allText(unit, itemIds.length))} />
      <p className="text-ink-soft">
        <Trans>Review asks these again before you forget them.</Trans>
      </p>
    </div>
  );
}

function ResultList<Question, Answer>({
  results,
  describe,
}: Pick<QuestionResultViewProps<Question, Answer>, 'results' | 'describe'>) {
  return (
    <ul className="flex flex-col gap-3">
      {results.map((result, place) => (
        // A question may occur twice; the order of answers does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className="border-s-4 border-line ps-4">
          {describe(result)}
        </li>
      ))}
    </ul>
  );
}

function NextStepButton({ next, isPrimary }: { readonly next: NextStep; readonly isPrimary: boolean }) {
  const tone = isPrimary ? 'primary' : 'secondary';
  const content = (
    <>
      {next.label}
      <ArrowRight aria-hidden size={18} className="shrink-0" />
    </>
  );
  if ('to' in next)
    return (
      <AppLink to={next.to} className={buttonClass({ tone })}>
        {content}
      </AppLink>
    );
  return (
    <Button tone={tone} onClick={next.onChosen}>
      {content}
    </Button>
  );
}
