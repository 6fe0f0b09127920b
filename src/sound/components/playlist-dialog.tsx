import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlaylistRepeat, PlaylistWay } from '#sound/rules/playlist-machine.ts';
import type { PlaylistChoice } from '#sound/playlist-items.ts';
import { PlaylistView } from './playlist-view.tsx';
import { useMedia } from './use-playlist.ts';
import { Dialog } from '#ui/dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

export interface PlaylistDialogProps {
  readonly title: string;
  readonly isTitleDutch: boolean;
  readonly choices: readonly PlaylistChoice[];
  readonly onClose: () => void;
}

/**
 * A list or a text for listening, in a dialog over the page; Back closes it (docs/decisions/0042). Loaded late, hence
 * the default export.
 */
export default function PlaylistDialog({ title, isTitleDutch, choices, onClose }: PlaylistDialogProps) {
  const media = useMedia();
  const [way, setWay] = useState<PlaylistWay>('hands-free');
  const [repeat, setRepeat] = useState<PlaylistRepeat>('nothing');
  const [place, setPlace] = useState(0);
  const [hasChosen, setChosen] = useState(false);
  const chosen = choices[place] ?? choices[0];
  return (
    <Dialog open onClose={onClose} title={<span lang={isTitleDutch ? 'nl' : undefined}>{title}</span>}>
      {media !== undefined && chosen !== undefined && (
        <PlaylistView
          // Other items are another list, which starts paused.
          key={place}
          title={title}
          items={chosen.items}
          media={media}
          way={way}
          onWayChosen={setWay}
          repeat={repeat}
          onRepeatChosen={setRepeat}
          beginsAt={hasChosen ? 'choice' : 'start'}
          onClose={onClose}
          choice={
            choices.length > 1 && (
              <RadioGroup
                legend={<Trans>What you hear</Trans>}
                name="playlist-choice"
                options={choices.map(({ label }, at) => ({ value: String(at), label }))}
                value={String(place)}
                onChange={(at) => {
                  setChosen(true);
                  setPlace(Number(at));
                }}
              />
            )
          }
        />
      )}
    </Dialog>
  );
}
