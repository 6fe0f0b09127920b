import { useLingui } from '@lingui/react/macro';
import { BackButton } from '#components/back-button.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

interface LoadingProps {
  readonly isSlow: boolean;
}

/**
 * Says that themes are still loading. Visible only when that takes more than one try: until then the grey placeholders say it, and nothing
 * moves when they are filled.
 */
export function LoadingNote({ isSlow }: LoadingProps) {
  const { t } = useLingui();
  return (
    <output className={isSlow ? 'text-ink-soft' : 'sr-only'}>
      {isSlow
        ? t`Some themes are slow to load. Trying again. Please keep this page open …`
        : t`Loading the themes …`}
    </output>
  );
}

interface InteractionsLoadingProps extends LoadingProps {
  readonly title: string;
  readonly onLeave: () => void;
}

/** The shape of a practice view while its theme loads after a reload. */
export function InteractionsLoading({ title, isSlow, onLeave }: InteractionsLoadingProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <div className="flex flex-col gap-2">
        <BackButton label={t`Back to themes`} onClick={onLeave} />
        <h1 dir="auto" className="text-3xl font-bold">
          {title}
        </h1>
      </div>
      <LoadingNote isSlow={isSlow} />
      <Skeleton className="h-72" />
    </div>
  );
}
