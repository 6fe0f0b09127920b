import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import type { PlaylistPress, PlaylistRepeat, PlaylistWay } from '#sound/rules/playlist-machine.ts';
import type { MediaService } from '#browser/platform.ts';
import type { PlaylistItem } from '#sound/playlist-player.ts';
import { OwnTake } from './own-take.tsx';
import { PlaylistContents } from './playlist-contents.tsx';
import { PlaylistNotes } from './playlist-notes.tsx';
import { PlaylistStage } from './playlist-stage.tsx';
import { usePlaylist } from './use-playlist.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { SpeechRateField } from './speech-rate-field.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useSeen } from '#ui/moved-focus.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';

interface PlaylistViewProps {
  readonly title: string;
  readonly items: readonly PlaylistItem[];
  readonly media: MediaService | null;
  readonly way: PlaylistWay;
  readonly onWayChosen: (way: PlaylistWay) => void;
  readonly repeat: PlaylistRepeat;
  readonly onRepeatChosen: (repeat: PlaylistRepeat) => void;
  readonly onClose: () => void;
  /** The control for what is played, if there is a choice. */
  readonly choice: ReactNode;
  /** The initial focus: a person who chooses with the arrow keys stays at the choice. */
  readonly beginsAt: 'start' | 'choice';
}

const WAYS = [
  { value: 'hands-free', label: <Trans>Just listen</Trans> },
  { value: 'speak-along', label: <Trans>Say it too</Trans> },
] as const;
function aboutWay(way: PlaylistWay, hasMeaning: boolean): ReactNode {
  if (way === 'speak-along')
    return (
      <Trans>You hear Dutch. Then there is a pause in which you say it. Then you hear the Dutch again.</Trans>
    );
  return hasMeaning ? (
    <Trans>
      You hear Dutch, a pause, the meaning, and the Dutch again. You do not have to press anything.
    </Trans>
  ) : (
    <Trans>You hear each sentence, a pause, and the sentence again. You do not have to press anything.</Trans>
  );
}

const REPEATS: Record<PlaylistRepeat, MessageDescriptor> = {
  nothing: msg`Play the list once`,
  list: msg`Repeat the list`,
  item: msg`Repeat this one`,
};

/** The player of one list: the current text and all controls. */
export function PlaylistView(props: PlaylistViewProps) {
  const { title, items, media, way, repeat, onClose, beginsAt } = props;
  const { list, heardFrom, isLoading, press } = usePlaylist({ media, title, items, way, repeat });
  const area = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const choiceArea = useRef<HTMLDivElement>(null);
  const giveFocus = useEffectEvent(() => {
    const chosen = choiceArea.current?.querySelector<HTMLElement>(':checked');
    (beginsAt === 'choice' ? chosen : start.current)?.focus();
  });
  useEffect(() => giveFocus(), []);
  // The person may have scrolled down to the options.
  useSeen(stage, list.phase === 'playing' ? list.phase : null);
  useShortcuts(
    {
      ArrowLeft: () => press({ kind: 'previous-requested' }),
      ArrowRight: () => press({ kind: 'next-requested' }),
    },
    area,
  );
  const item = items[list.place];
  if (item === undefined) return null;
  const isPlaying = list.phase === 'playing';
  const Icon = isPlaying ? Pause : Play;
  return (
    <div ref={area} className="flex flex-col gap-5">
      <PlaylistStage
        ref={stage}
        item={item}
        list={list}
        isComputerVoice={heardFrom === 'synthetic'}
        isLoading={isLoading}
        press={press}
      />
      <PlaylistNotes list={list} items={items} />
      {list.way === 'speak-along' && (
        <OwnTake
          key={list.place}
          text={item.dutch}
          isPlaying={isPlaying}
          onPauseWanted={() => press({ kind: 'pause-requested' })}
        />
      )}
      <ListeningOptions
        {...props}
        hasMeaning={list.hasMeaning.includes(true)}
        choiceArea={choiceArea}
        press={press}
      />
      <PlaylistContents
        items={items}
        place={list.place}
        onChosen={(place) => press({ kind: 'place-chosen', place })}
      />
      <p className="text-ink-soft">
        <Trans>
          You can lock the screen or open another app: the sound continues if your device allows it. An iPhone
          or iPad usually stops its voices then. Then you hear the app’s recordings or the computer voice
          instead.
        </Trans>
      </p>
      <ActionBar>
        <Button tone="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button
          ref={start}
          className="min-h-14 text-lg sm:min-w-48"
          onClick={() => press({ kind: isPlaying ? 'pause-requested' : 'play-requested' })}
        >
          <Icon aria-hidden size={24} className="shrink-0" />
          {startLabel(list.phase)}
        </Button>
      </ActionBar>
    </div>
  );
}

interface ListeningOptionsProps extends PlaylistViewProps {
  readonly hasMeaning: boolean;
  readonly choiceArea: Ref<HTMLDivElement>;
  readonly press: (press: PlaylistPress) => void;
}

/** The options: mode, content, speed and repetition. */
function ListeningOptions({
  way,
  onWayChosen,
  repeat,
  onRepeatChosen,
  choice,
  hasMeaning,
  choiceArea,
  press,
}: ListeningOptionsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <div className="flex flex-col gap-2">
        <RadioGroup
          legend={<Trans>How you listen</Trans>}
          name="playlist-way"
          options={WAYS}
          value={way}
          onChange={(chosen) => {
            onWayChosen(chosen);
            press({ kind: 'way-chosen', way: chosen });
          }}
        />
        <p className="text-ink-soft">{aboutWay(way, hasMeaning)}</p>
      </div>
      <div ref={choiceArea} className="empty:hidden">
        {choice}
      </div>
      <SpeechRateField hint={t`This starts with the next sentence.`} />
      <SelectField
        label={<Trans>Repeat</Trans>}
        name="playlist-repeat"
        value={repeat}
        onChange={({ currentTarget: { value } }) => {
          const chosen = REPEAT_VALUES.find((known) => known === value);
          if (chosen === undefined) return;
          onRepeatChosen(chosen);
          press({ kind: 'repeat-chosen', repeat: chosen });
        }}
      >
        {REPEAT_VALUES.map((value) => (
          <option key={value} value={value}>
            {i18n._(REPEATS[value])}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const REPEAT_VALUES = ['nothing', 'list', 'item'] as const satisfies readonly PlaylistRepeat[];

function startLabel(phase: 'resting' | 'playing' | 'paused' | 'finished'): ReactNode {
  switch (phase) {
    case 'resting':
      return <Trans>Start</Trans>;
    case 'playing':
      return <Trans>Pause</Trans>;
    case 'paused':
      return <Trans>Continue</Trans>;
    case 'finished':
      return <Trans>Start again</Trans>;
  }
}
