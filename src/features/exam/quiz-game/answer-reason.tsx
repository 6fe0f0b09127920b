import type { GameItem } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { textLinkClass } from '#ui/button.tsx';

/** Why an answer is right: the explanation, the words of the text that settle it, and where a fact comes from (EXM-08). */
export function AnswerReason({ item: { evidence, explanation, source } }: { item: GameItem }) {
  return (
    <>
      {evidence !== undefined && (
        <span>
          In the text: <q lang="nl">{evidence}</q>
        </span>
      )}
      <span>
        <MarkedText text={explanation} />
      </span>
      {source !== undefined && (
        <span className="text-sm text-ink-soft">
          Source:{' '}
          <a href={source.url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
            <span lang="nl">{source.name}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          , checked on {dayInWords(source.checkedOn)}.
        </span>
      )}
    </>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-20` as `20 November 2026`. */
function dayInWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
