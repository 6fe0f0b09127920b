import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { wordsToLookUp } from '#exam/engine/words-to-look-up.ts';
import { Dutch } from '#ui/dutch.tsx';
import type { LookedUp } from './use-letter-words.ts';
import type { Suggested } from '#practice/judge/letter/suggest-words.ts';
import { taskWords, type WriteTask } from '#exam/engine/write-task.ts';
import { Button } from '#ui/button.tsx';

interface LetOpProps {
  readonly task: WriteTask;
  readonly text: string;
  readonly lookedUp: LookedUp;
}

/** The words of a text that a Dutch dictionary doesn't know, each with what may have been meant (MOC-09). */
export function LetOpWords({ task, text, lookedUp }: LetOpProps) {
  switch (lookedUp.phase) {
    case 'looking':
      return (
        <output className="text-ink-soft">
          <Trans>Looking your words up…</Trans>
        </output>
      );
    case 'unavailable':
      return (
        <div className="flex flex-col items-start gap-2">
          <p>
            <Trans>
              The dictionary is not on this device yet, and it can’t be loaded now. It is about 1 MB. Connect
              to the internet once: from then on it also works offline.
            </Trans>
          </p>
          <Button tone="secondary" onClick={lookedUp.tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      );
    case 'ready':
      return <UnknownList words={unknownIn(task, text, lookedUp.unknown)} unknown={lookedUp.unknown} />;
  }
}

interface UnknownListProps {
  readonly words: readonly string[];
  readonly unknown: ReadonlyMap<string, Suggested>;
}

function UnknownList({ words, unknown }: UnknownListProps) {
  if (words.length === 0)
    return (
      <p>
        <Trans>The dictionary knows all your words. It can’t see whether they fit.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>The dictionary doesn’t know these words. They can be right: it doesn’t know every name.</Trans>
      </p>
      <ul className="flex flex-col gap-1.5">
        {words.map((word) => {
          const { words: suggestions, english } = unknown.get(word) ?? { words: [], english: null };
          return (
            <li key={word}>
              <strong
                lang="nl"
                className="me-2 rounded bg-warning-soft rtl:ms-2 rtl:me-0 px-1.5 text-sm text-warning"
              >
                let op
              </strong>
              <span lang="nl" className="font-semibold">
                {word}
              </span>
              {english !== null && <EnglishWord dutch={english} />}
              {english === null && suggestions.length > 0 && (
                <>
                  . <DidYouMean suggestions={suggestions.join(', ')} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** An English word, with the Dutch one where the word list has it (JDG-09). */
function EnglishWord({ dutch }: { readonly dutch: readonly string[] }) {
  const words = dutch.join(', ');
  return (
    <>
      {' '}
      {words === '' ? (
        <Trans>is English.</Trans>
      ) : (
        <Trans>
          is English. In Dutch: <Dutch>{words}</Dutch>
        </Trans>
      )}
    </>
  );
}

function DidYouMean({ suggestions }: { readonly suggestions: string }) {
  return (
    <Trans>
      Did you mean <Dutch>{suggestions}</Dutch>?
    </Trans>
  );
}

/** A text in which these words are marked. */
export function MarkedWords({ task, text, lookedUp }: LetOpProps) {
  if (lookedUp.phase !== 'ready') return text;
  const marked = wordsToLookUp(text, taskWords(task)).filter(({ text: word }) => lookedUp.unknown.has(word));
  return (
    <>
      {marked.map(({ text: word, start, end }, place) => (
        <Fragment key={start}>
          {text.slice(marked[place - 1]?.end ?? 0, start)}
          <mark className="bg-transparent text-inherit underline decoration-warning decoration-wavy decoration-2 underline-offset-4">
            {word}
          </mark>
          {place === marked.length - 1 && text.slice(end)}
        </Fragment>
      ))}
      {marked.length === 0 && text}
    </>
  );
}

/** The words of a text that the dictionary doesn't know, each once. */
export function unknownIn(task: WriteTask, text: string, unknown: UnknownListProps['unknown']): string[] {
  const words = wordsToLookUp(text, taskWords(task)).map(({ text: word }) => word);
  return [...new Set(words)].filter((word) => unknown.has(word));
}
