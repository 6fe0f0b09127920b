import { Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '#sound/rules/playlist-machine.ts';
import type { PlaylistItem } from '#sound/playlist-player.ts';
import { Alert } from '#ui/alert.tsx';
import { Dutch } from '#ui/dutch.tsx';

/** What could not be heard, and what replaced it (SPK-02). */
export function PlaylistNotes({
  list,
  items,
}: {
  readonly list: Playlist;
  readonly items: readonly PlaylistItem[];
}) {
  const { t } = useLingui();
  const skipped = list.skipped.flatMap((place) => items[place]?.dutch ?? []);
  const skippedTexts = skipped.join(' · ');
  return (
    <>
      {list.problem === 'nothing-heard' && (
        <Alert tone="danger" title={t`No sound can play now`}>
          <p>
            <Trans>
              Your device has no working Dutch voice, and the recordings did not play. Check your connection
              and the sound of your device, then continue.
            </Trans>
          </p>
        </Alert>
      )}
      {skipped.length > 0 && (
        <Alert tone="warning">
          <p>
            <Trans>
              These could not play and were left out: <Dutch>{skippedTexts}</Dutch>
            </Trans>
          </p>
        </Alert>
      )}
      {list.meaningIs === 'shown' && list.way === 'hands-free' && (
        <Alert tone="info">
          <p>
            <Trans>
              Your device has no voice for this language that works. You see the meaning here for some seconds
              instead.
            </Trans>
          </p>
        </Alert>
      )}
    </>
  );
}
