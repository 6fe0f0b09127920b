import type { JudgedAnswer } from '#exam/engine/game-rules.ts';
import type { ChoiceItem, ItemGroup } from '#features/exam/choice/choice-item.ts';
import { Button } from '#ui/button.tsx';

interface ThemeResultsProps {
  /** Those that were answered. */
  readonly items: readonly ChoiceItem[];
  readonly answers: readonly JudgedAnswer[];
  readonly onPractised: (theme: ItemGroup) => void;
}

/** What was right and wrong, theme by theme, each with a round of its own questions alone (EXM-08). */
export function ThemeResults({ items, answers, onPractised }: ThemeResultsProps) {
  const results = resultsByTheme(items, answers);
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="theme-results" className="flex max-w-2xl flex-col gap-3">
      <h2 id="theme-results" className="text-xl font-bold">
        By theme
      </h2>
      <ul className="flex flex-col">
        {results.map(({ theme, right, wrong }) => (
          <li
            key={theme.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0">
              <h3 className="font-semibold wrap-anywhere">
                <span lang="nl">{theme.title}</span>
                {theme.english !== undefined && (
                  <span className="block font-normal text-ink-soft">{theme.english}</span>
                )}
              </h3>
              <p className="tabular-nums">
                {right} right, {wrong} wrong
              </p>
            </div>
            <Button tone="secondary" onClick={() => onPractised(theme)}>
              Practise this
              <span lang="nl" className="sr-only">
                {theme.title}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ThemeResult {
  readonly theme: ItemGroup;
  readonly right: number;
  readonly wrong: number;
}

/** Those with most to put right first. */
function resultsByTheme(
  items: readonly ChoiceItem[],
  answers: readonly JudgedAnswer[],
): readonly ThemeResult[] {
  const results = new Map<string, ThemeResult>();
  for (const { questionId, isRight } of answers) {
    const theme = items.find(({ id }) => id === questionId)?.group;
    if (theme === undefined) continue;
    const { right, wrong } = results.get(theme.id) ?? { right: 0, wrong: 0 };
    results.set(theme.id, { theme, right: right + (isRight ? 1 : 0), wrong: wrong + (isRight ? 0 : 1) });
  }
  return [...results.values()].toSorted((one, other) => other.wrong - one.wrong || one.right - other.right);
}
