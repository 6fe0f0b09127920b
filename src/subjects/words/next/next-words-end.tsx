import { Plural, Trans } from '@lingui/react/macro';
import type { IntroductionResult } from '#practice/rules/introduction-machine.ts';
import type { NewWord } from '#practice/components/introduction/word-introduction.tsx';
import type { NextStep } from '#practice/components/question/question-result.tsx';
import { WordPicture } from '#components/word-picture.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { Meaning } from '#components/meaning.tsx';

interface NextWordsEndProps {
  readonly words: readonly NewWord[];
  readonly results: readonly IntroductionResult[];
  readonly next: Extract<NextStep, { onChosen: unknown }>;
  /** Null: the next step has more words already. */
  readonly onMore: (() => void) | null;
}

/** The end of a group of new words: what was learned, and that review goes on with it. */
export function NextWordsEnd({ words, results, next, onMore }: NextWordsEndProps) {
  const missed = new Set(results.filter(({ isRight }) => !isRight).map(({ word }) => word));
  return (
    <div className="flex flex-col gap-4">
      <div {...FOCUS_HERE} tabIndex={-1} className="flex flex-col gap-1 outline-none">
        <h2 className="text-xl font-bold">
          <Trans>
            Well done! <Plural value={words.length} one="# word" other="# words" /> done.
          </Trans>
        </h2>
        <p className="text-ink-soft">
          {missed.size > 0 ? (
            <Trans>
              <Plural value={missed.size} one="# word" other="# words" /> took more than one try. Review asks
              them again before you forget them.
            </Trans>
          ) : (
            <Trans>Review asks them again before you forget them.</Trans>
          )}
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {words.map(({ item }) => {
          const meaning = <Meaning of={item} />;
          return (
            <li key={item.id} className="flex items-center justify-between gap-4 border-s-4 border-line ps-4">
              <span className="min-w-0">
                <strong lang="nl">{item.dutch}</strong>
                <span className="block text-ink-soft">
                  {missed.has(item.id) ? <Trans>{meaning} (more than one try)</Trans> : meaning}
                </span>
              </span>
              <WordPicture address={item.picture} size="small" />
            </li>
          );
        })}
      </ul>
      <ActionBar>
        {onMore !== null && (
          <Button tone="secondary" onClick={onMore}>
            <Trans>Ten more words</Trans>
          </Button>
        )}
        <Button onClick={next.onChosen}>{next.label}</Button>
      </ActionBar>
    </div>
  );
}
