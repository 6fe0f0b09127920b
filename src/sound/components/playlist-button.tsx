import { Trans } from '@lingui/react/macro';
import { Headphones } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PlaylistChoice } from '#sound/playlist-items.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import type { PlaylistDialogProps } from './playlist-dialog.tsx';
import { Button } from '#ui/button.tsx';

const LISTEN_TO_ALL = <Trans>Listen to all</Trans>;

interface PlaylistButtonProps {
  readonly title: string;
  readonly isTitleDutch?: boolean;
  /** Called when the list is opened. */
  readonly choices: () => readonly PlaylistChoice[];
  /** A short label, different from that of a button for a single text. */
  readonly children?: ReactNode;
}

const dialogCode = lazyCode<PlaylistDialogProps>(() => import('./playlist-dialog.tsx'));
const LATE_PARTS = [dialogCode];

/** Opens a whole list or text for listening: hands-free, or to repeat aloud (SPK-06, SPK-07). */
export function PlaylistButton({
  title,
  isTitleDutch = false,
  choices,
  children = LISTEN_TO_ALL,
}: PlaylistButtonProps) {
  const [opened, setOpened] = useState<readonly PlaylistChoice[] | null>(null);
  useFetchedAhead(LATE_PARTS);
  return (
    <>
      <Button
        tone="quiet"
        // A page may have several: each says what it plays.
        aria-description={title}
        className="-ms-3 text-start"
        onClick={() => setOpened(choices())}
      >
        <Headphones aria-hidden size={18} />
        {children}
      </Button>
      {opened !== null && (
        <LazyView
          code={dialogCode}
          props={{ title, isTitleDutch, choices: opened, onClose: () => setOpened(null) }}
        />
      )}
    </>
  );
}
