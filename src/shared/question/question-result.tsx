import type { ReactNode } from 'react';
import type { QuestionResult } from '#domain/question/question-loop.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

interface QuestionResultViewProps<Question, Answer> {
  /** How it went, in one line or two. Takes the focus inside a `PlayArea`, and is read out by that. */
  readonly children: ReactNode;
  readonly mistakesTitle: string;
  readonly mistakes: readonly QuestionResult<Question, Answer>[];
  /** One answer that was wrong, with the right one. */
  readonly describe: (mistake: QuestionResult<Question, Answer>) => ReactNode;
  /** Another round, and what else there is to do. */
  readonly actions: ReactNode;
}

/** The end of a quiz or a game: how it went, what to look at once more, and where to go from here (GRA-04, MSC-12). */
export function QuestionResultView<Question, Answer>({
  children,
  mistakesTitle,
  mistakes,
  describe,
  actions,
}: QuestionResultViewProps<Question, Answer>) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div {...FOCUS_HERE} tabIndex={-1} className="outline-none">
        {children}
      </div>
      {mistakes.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{mistakesTitle}</p>
          <ul className="flex flex-col gap-3">
            {mistakes.map((mistake, place) => (
              // A question may come twice; what was answered stays in its order.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place} className="border-l-4 border-line pl-4">
                {describe(mistake)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ActionBar className="self-stretch sm:justify-start">{actions}</ActionBar>
    </div>
  );
}
