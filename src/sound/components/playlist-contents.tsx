import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { numberText } from '#lib/formatted.ts';
import type { PlaylistItem } from '#sound/playlist-player.ts';
import { Meaning } from '#components/meaning.tsx';

interface PlaylistContentsProps {
  readonly items: readonly PlaylistItem[];
  /** The position of the current item. */
  readonly place: number;
  readonly onChosen: (place: number) => void;
}

/** All items; choosing one plays from there (SPK-06). */
export function PlaylistContents({ items, place, onChosen }: PlaylistContentsProps) {
  const { i18n } = useLingui();
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold">
        <Trans>Choose one of {{ count: numberText(items.length, i18n.locale) }}</Trans>
      </summary>
      <ol className="flex flex-col gap-1 p-2">
        {items.map((item, at) => (
          // Two lines of a conversation may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <button
              type="button"
              aria-current={at === place ? 'true' : undefined}
              onClick={() => onChosen(at)}
              className={clsx(
                'flex min-h-11 w-full flex-col rounded-control border px-3 py-1.5 text-start hover:bg-brand-soft',
                at === place ? 'border-brand bg-brand-soft' : 'border-transparent',
              )}
            >
              <span lang="nl" className="font-semibold">
                {item.dutch}
              </span>{' '}
              <Meaning of={item} className="text-sm text-ink-soft" />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
