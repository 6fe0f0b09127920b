import type { Playlist } from '#sound/rules/playlist-machine.ts';
import type { PlaylistItem } from '#sound/playlist-player.ts';
import { Alert } from '#ui/alert.tsx';

/** What could not be heard, and what replaced it (SPK-02). */
export function PlaylistNotes({
  list,
  items,
}: {
  readonly list: Playlist;
  readonly items: readonly PlaylistItem[];
}) {
  const skipped = list.skipped.flatMap((place) => items[place]?.dutch ?? []);
  return (
    <>
      {list.problem === 'nothing-heard' && (
        <Alert tone="danger" title="No sound can play now">
          <p>
            Your device has no working Dutch voice, and the recordings did not play. Check your connection and
            the sound of your device, then go on.
          </p>
        </Alert>
      )}
      {skipped.length > 0 && (
        <Alert tone="warning">
          <p>
            These could not play and were left out: <span lang="nl">{skipped.join(' · ')}</span>
          </p>
        </Alert>
      )}
      {list.englishIs === 'shown' && list.way === 'hands-free' && (
        <Alert tone="info">
          <p>
            Your device has no English voice that works. You see the English here for some seconds instead.
          </p>
        </Alert>
      )}
    </>
  );
}
