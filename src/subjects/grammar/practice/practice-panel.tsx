import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import { practiceCode } from './practice-code.tsx';
import type { PracticeCount } from './practice-head.tsx';
import { type PracticeWay, WAY_TITLES, waysOf } from './practice-ways.ts';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { ComputerVoiceNote } from '#sound/components/computer-voice-note.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { BusyIndicator } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

export interface PracticePanelProps {
  readonly kind: PracticeKind;
}

/** Endless practice of one kind, in one of its exercises, until `Stop`. Loaded late, hence the default export. */
export default function PracticePanel({ kind }: PracticePanelProps) {
  const { t } = useLingui();
  const ways = waysOf(kind);
  const [way, setWay] = useState<PracticeWay>(ways[0]);
  const [stopped, setStopped] = useState<PracticeCount | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  useMovedFocus(result, stopped);
  const choice = ways.length > 1 && (
    <WayChoice
      ways={ways}
      way={way}
      onChosen={(next) => {
        setWay(next);
        setStopped(null);
      }}
    />
  );
  if (stopped === null) {
    return (
      <>
        {choice}
        <LazyView
          key={way}
          code={practiceCode(kind, way)}
          props={{ onStopped: setStopped }}
          placeholder={<BusyIndicator label={t`Loading practice`} />}
        />
      </>
    );
  }
  return (
    <>
      {choice}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={result} tabIndex={-1} className="font-semibold outline-none">
          {stopped.answered === 0
            ? t`Practice stopped. Come back whenever you like.`
            : t`Practice stopped: ${{ right: stopped.right }} of ${{ answered: stopped.answered }} right.`}
        </p>
        <Button tone="secondary" onClick={() => setStopped(null)}>
          <Trans>Practise again</Trans>
        </Button>
      </div>
    </>
  );
}

interface WayChoiceProps {
  readonly ways: readonly PracticeWay[];
  readonly way: PracticeWay;
  readonly onChosen: (way: PracticeWay) => void;
}

function WayChoice({ ways, way, onChosen }: WayChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        legend={t`How?`}
        name="way"
        options={ways.map((value) => ({ value, label: i18n._(WAY_TITLES[value]) }))}
        value={way}
        onChange={onChosen}
      />
      {way === 'heard' && <ComputerVoiceNote />}
    </div>
  );
}
