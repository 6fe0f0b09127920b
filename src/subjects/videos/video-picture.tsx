import { Trans } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import type { Video } from '#subjects/videos/rules/video.ts';
import { TilePattern } from '#components/brand.tsx';

interface VideoPictureProps {
  readonly video: Video;
  readonly titleLanguage: 'nl' | undefined;
  readonly isOnline: boolean;
  /** It replaces the player that had the focus. */
  readonly takesFocus: boolean;
  readonly onPlayed: () => void;
}

/**
 * Stands in for a video until it is played: our own drawing, since even loading the host's picture would tell the host who is here
 * (VID-03).
 */
export function VideoPicture({ video, titleLanguage, isOnline, takesFocus, onPlayed }: VideoPictureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="relative isolate grid aspect-video place-items-center overflow-hidden rounded-control bg-brand-soft">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-20" />
      <button
        ref={button}
        type="button"
        aria-disabled={!isOnline}
        aria-describedby={isOnline ? undefined : noteId}
        onClick={() => isOnline && onPlayed()}
        className={clsx(
          'group absolute inset-0 grid place-items-center rounded-control -outline-offset-4',
          isOnline ? 'cursor-pointer' : 'cursor-not-allowed',
        )}
      >
        <span className="sr-only">
          <Trans>
            Play <span lang={titleLanguage}>{video.title}</span>
          </Trans>
        </span>
        {isOnline && (
          <span className="grid size-16 place-items-center rounded-full bg-brand text-brand-ink transition-transform duration-150 group-hover:scale-110">
            <Play aria-hidden size={28} className="ms-1 fill-current" />
          </span>
        )}
      </button>
      {!isOnline && (
        <p
          id={noteId}
          className="pointer-events-none rounded-control bg-surface-raised px-3 py-2 font-semibold"
        >
          <Trans>A video needs a connection.</Trans>
        </p>
      )}
      <p className="pointer-events-none absolute bottom-2 start-2 rounded-md bg-surface-raised px-2 py-0.5 text-sm">
        <Trans>
          <span className="sr-only">Topic: </span>
          {{ topic: video.topic }}
        </Trans>
      </p>
    </div>
  );
}
