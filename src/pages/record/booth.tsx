import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BoothEnd } from './booth-end.tsx';
import { BoothText } from './booth-text.tsx';
import { minutesLeft, timeText } from './minutes-left.ts';
import { RoomCheck } from './room-check.tsx';
import { goodTakes, type BoothTakes } from './use-booth-takes.ts';
import { useRecordingSets, useTextGroups } from './use-recording-sets.ts';
import type { RecordingSet } from '#sound/texts/recorded-texts.ts';
import { BackButton } from '#components/back-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { withoutMarks } from '#lib/marked-text.ts';
import { textOf } from '#lib/shown-text.ts';

export interface BoothProps {
  readonly setId: string;
  readonly takes: BoothTakes;
  readonly isRoomChecked: boolean;
  readonly onRoomChecked: () => void;
  readonly onLeft: () => void;
}

/** A set, text by text, starting at the first one without a good take (SPK-05). */
export default function Booth({ setId, takes, isRoomChecked, onRoomChecked, onLeft }: BoothProps) {
  const { t, i18n } = useLingui();
  const [wasRoomChecked] = useState(isRoomChecked);
  const [loaded, retry] = useRecordingSets(useTextGroups(setId).group);
  const set = loaded.phase === 'ready' ? loaded.sets.find(({ id }) => id === setId) : undefined;
  return (
    <div className="stage-page mx-auto w-full max-w-2xl gap-5">
      <BackButton label={t`Record your voice`} onClick={onLeft} />
      <h1 className="text-2xl font-bold">
        {set === undefined ? <Trans>Record your voice</Trans> : withoutMarks(textOf(set.title, i18n))}
      </h1>
      {(loaded.phase === 'loading' || takes.byText === null) && (
        <output>
          <Trans>Looking for the texts …</Trans>
        </output>
      )}
      {(loaded.phase === 'failed' || (loaded.phase === 'ready' && set === undefined)) && (
        <Alert tone="danger" title={t`The texts could not be loaded`}>
          <p>
            <Trans>Please check your connection. Your recordings are saved.</Trans>
          </p>
          <Button tone="secondary" className="mt-3" onClick={retry}>
            <Trans>Try Again</Trans>
          </Button>
        </Alert>
      )}
      {set !== undefined && takes.byText !== null && (
        <>
          <Progress set={set} takes={takes} />
          {isRoomChecked ? (
            <BoothTexts set={set} takes={takes} movesFocus={!wasRoomChecked} onLeft={onLeft} />
          ) : (
            <RoomCheck onDone={onRoomChecked} />
          )}
        </>
      )}
    </div>
  );
}

function Progress({ set, takes }: { set: RecordingSet; takes: BoothTakes }) {
  const { t, i18n } = useLingui();
  const done = goodTakes(set.texts, takes.byText).length;
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar
        label={t`${done} of ${{ total: set.texts.length }} recorded`}
        value={done}
        max={set.texts.length}
      />
      <p className="text-sm text-ink-soft">{i18n._(timeText(minutesLeft(set, takes.byText)))}</p>
    </div>
  );
}

interface BoothTextsProps {
  readonly set: RecordingSet;
  readonly takes: BoothTakes;
  /** This text replaced what had the focus. */
  readonly movesFocus: boolean;
  readonly onLeft: () => void;
}

function BoothTexts({ set, takes, movesFocus, onLeft }: BoothTextsProps) {
  const { texts } = set;
  const [place, setPlace] = useState(() => firstOpen(set, takes));
  const [hasMoved, setMoved] = useState(movesFocus);
  const moveTo = (next: number) => {
    setMoved(true);
    setPlace(next);
  };
  const text = texts[place];
  if (text === undefined) {
    return (
      <BoothEnd
        set={set}
        takes={takes}
        onBack={() => moveTo(texts.length - 1)}
        onOpen={() => moveTo(firstOpen(set, takes))}
        onLeft={onLeft}
      />
    );
  }
  return (
    <BoothText
      key={text.key}
      text={text}
      place={place}
      total={texts.length}
      movesFocus={hasMoved}
      takes={takes}
      onMoved={(by) => moveTo(place + by)}
    />
  );
}

/** Where to resume; the end where each text has a good take. */
function firstOpen({ texts }: RecordingSet, { byText }: BoothTakes): number {
  const place = texts.findIndex(({ key }) => byText?.get(key)?.problem !== null);
  return place === -1 ? texts.length : place;
}
