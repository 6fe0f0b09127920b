import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadingNote } from './interactions-loading.tsx';
import type { Interactions } from './theme-files.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { Theme } from '#subjects/interactions/rules/theme.ts';
import { CategoryCard } from '#components/category-card.tsx';
import { HowFar } from '#learning/components/how-far.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { textOf } from '#lib/shown-text.ts';

/** INT-01 */
const PREVIEWED_QUESTIONS = 3;

interface ThemeListProps {
  readonly interactions: Interactions;
  /** The result of the theme just finished. */
  readonly end: ReactNode;
  readonly onThemeChosen: (id: number) => void;
  readonly onDraw: () => void;
}

/** The interactions page's first view: the themes, and a question of the day from all of them (INT-01, INT-06). */
export function ThemeList({ interactions, end, onThemeChosen, onDraw }: ThemeListProps) {
  const { phase, themes, coming, isSlow } = interactions;
  // Each has a fixed place from the start, so that nothing moves when one loads later than the others.
  const ids = [...themes, ...coming].map(({ id }) => id).toSorted((a, b) => a - b);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1 wrap-anywhere">
          <h1 className="text-3xl font-bold">
            <Trans>Interactions</Trans>
          </h1>
          <p className="text-ink-soft">
            <Trans>Questions people ask you, and answers you can give. Choose a theme.</Trans>
          </p>
        </div>
        <Button tone="secondary" disabled={phase === 'loading'} onClick={onDraw}>
          <Trans>Interaction of the Day</Trans>
        </Button>
      </div>
      {end}
      {phase === 'loading' && <LoadingNote isSlow={isSlow} />}
      <FailureNote interactions={interactions} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ids.map((id) => (
          <ThemePlace key={id} theme={themes.find((theme) => theme.id === id)} onChosen={onThemeChosen} />
        ))}
        <li>
          <Card className="flex h-full flex-col justify-center gap-1 border-dashed bg-transparent shadow-none">
            <h2 className="text-lg font-bold">
              <Trans>Coming soon</Trans>
            </h2>
            <p className="text-ink-soft">
              <Trans>More themes are being written.</Trans>
            </p>
          </Card>
        </li>
      </ul>
    </div>
  );
}

interface ThemePlaceProps {
  /** Undefined while it is loading. */
  readonly theme: Theme | undefined;
  readonly onChosen: (id: number) => void;
}

function ThemePlace({ theme, onChosen }: ThemePlaceProps) {
  const { t, i18n } = useLingui();
  if (theme === undefined) {
    return (
      <li aria-hidden>
        <Skeleton className="h-full min-h-72" />
      </li>
    );
  }
  const { id, title, description, colour, questions } = theme;
  return (
    <li>
      <CategoryCard
        title={`${id} ${textOf(title, i18n)}`}
        description={textOf(description, i18n)}
        preview={questions.slice(0, PREVIEWED_QUESTIONS).map(({ question }) => question)}
        previewOf="sentences"
        count={t({ message: plural(questions.length, { one: '# question', other: '# questions' }) })}
        howFar={<HowFar itemIds={questions.map((question) => itemId('interaction', question.id))} />}
        colour={colour}
        onChosen={() => onChosen(id)}
      />
    </li>
  );
}

/** Names what failed to load, with a button to try again (INT-07). */
function FailureNote({ interactions }: { interactions: Interactions }) {
  const { t, i18n } = useLingui();
  const { phase, failed, retry } = interactions;
  if (failed.length === 0) return null;
  const titles = failed.map(({ id, title }) => `${id} ${textOf(title, i18n)}`).join(', ');
  return (
    <Alert
      tone="warning"
      title={phase === 'fallback' ? t`The themes could not be loaded` : t`Some themes could not be loaded`}
    >
      <p>
        {phase === 'fallback'
          ? t`Check your connection. Until it works, here are two questions to practise.`
          : t`Missing for now: ${titles}.`}
      </p>
      <Button tone="secondary" className="mt-3" onClick={retry}>
        <Trans>Try Again</Trans>
      </Button>
    </Alert>
  );
}
