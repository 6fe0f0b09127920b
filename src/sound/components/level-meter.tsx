import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { isVoice } from '#sound/rules/sound-level.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { usePlatform } from '#components/platform-context.tsx';

const LOOK_MS = 100;
/** A breath between two sentences does not count as silence. */
const QUIET_AFTER_MS = 2 * SECOND_MS;
const BARS = Array.from({ length: 16 }, (_, place) => place / 16);

interface LevelMeterProps {
  /** The current level, from 0 to 1. */
  readonly level: () => number;
  readonly isRecording: boolean;
  readonly lang?: 'en' | 'nl';
}

/** Shows that the microphone hears something: in words, and in bars unless motion is reduced. */
export function LevelMeter({ level, isRecording, lang = 'en' }: LevelMeterProps) {
  const { clock } = usePlatform();
  const [heard, setHeard] = useState({ level: 0, quietMs: 0 });
  const look = useEffectEvent(() => {
    const now = level();
    setHeard(({ quietMs }) => ({ level: now, quietMs: isVoice(now) ? 0 : quietMs + LOOK_MS }));
  });
  useEffect(() => clock.every(LOOK_MS, () => look()), [clock]);
  const isQuiet = heard.quietMs >= QUIET_AFTER_MS;
  return (
    <div className="flex w-full max-w-sm flex-col items-center gap-3">
      <div aria-hidden className="flex h-8 w-full gap-1 motion-reduce:hidden">
        {BARS.map((from) => (
          <span
            key={from}
            className={clsx(
              'h-full grow rounded-sm border',
              heard.level > from ? 'border-success bg-success' : 'border-line-strong bg-surface-sunken',
            )}
          />
        ))}
      </div>
      <p className={clsx('text-center', isQuiet ? 'font-semibold text-warning' : 'text-ink-soft')}>
        {TEXTS[lang][isRecording ? 'recording' : 'open'][isQuiet ? 'quiet' : 'heard']}
      </p>
    </div>
  );
}

const TEXTS = {
  en: {
    open: {
      quiet: <Trans>The microphone is on and hears nothing yet.</Trans>,
      heard: <Trans>The microphone is on.</Trans>,
    },
    recording: {
      quiet: <Trans>It is very quiet. Speak louder, or come closer to the microphone.</Trans>,
      heard: <Trans>Recording …</Trans>,
    },
  },
  nl: {
    open: { quiet: 'De microfoon staat aan, maar hoort nog niets.', heard: 'De microfoon staat aan.' },
    recording: { quiet: 'Het is erg stil. Praat harder of kom dichterbij.', heard: 'De opname loopt …' },
  },
} as const;
