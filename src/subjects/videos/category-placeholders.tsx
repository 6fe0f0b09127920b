import { Trans, useLingui } from '@lingui/react/macro';
import type { VideoCategory } from '#content/videos/categories.ts';
import { nameOfVideos } from '#content/videos/names.ts';
import { textOf } from '#lib/shown-text.ts';
import { BackButton } from '#components/back-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

interface CategoryHeadingProps {
  readonly category: VideoCategory;
  readonly onLeave: () => void;
}

/** The back button and the title of a category. */
export function CategoryHeading({ category, onLeave }: CategoryHeadingProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      <BackButton label={t`Back to Categories`} onClick={onLeave} />
      <h1 className="text-3xl font-bold">{textOf(nameOfVideos(category.title), i18n)}</h1>
      <p className="text-ink-soft">{textOf(nameOfVideos(category.description), i18n)}</p>
    </div>
  );
}

/** Says that lists are loading, and when that takes more than one try. */
export function LoadingNote({ isSlow }: { readonly isSlow: boolean }) {
  const { t } = useLingui();
  return (
    <output className="text-ink-soft">
      {isSlow
        ? t`The lists of videos are slow to load. Trying again. Please keep this page open …`
        : t`Loading the lists of videos …`}
    </output>
  );
}

/** The shape of a category while its list loads after a reload. */
export function CategoryLoading({
  category,
  isSlow,
  onLeave,
}: CategoryHeadingProps & { readonly isSlow: boolean }) {
  return (
    <div className="flex flex-col gap-6">
      <CategoryHeading category={category} onLeave={onLeave} />
      <LoadingNote isSlow={isSlow} />
      <div aria-hidden className="grid gap-5 md:grid-cols-2">
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} className="h-80" />
        ))}
      </div>
    </div>
  );
}

/** A category whose list failed to load: empty, and why (VID-02). */
export function CategoryFailed({
  category,
  onRetry,
  onLeave,
}: CategoryHeadingProps & { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <CategoryHeading category={category} onLeave={onLeave} />
      <Alert tone="warning" title={t`This list is empty for now`}>
        <p>
          <Trans>The videos could not be loaded. Check your connection.</Trans>
        </p>
        <Button tone="secondary" className="mt-3" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      </Alert>
    </div>
  );
}
