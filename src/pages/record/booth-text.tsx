import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { isGoodTake, TakeSteps } from './take-steps.tsx';
import { TakeVerdict } from './take-verdict.tsx';
import { keepTake } from './take-sound.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useLender } from './lender.ts';
import { useBoothRecorder } from './use-booth-recorder.ts';
import type { BoothTakes } from './use-booth-takes.ts';
import { numberText } from '#lib/formatted.ts';
import { wordsIn } from '#sound/rules/spoken-length.ts';
import type { PreparedText } from '#sound/texts/prepared-text.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { Card } from '#ui/card.tsx';
import { useMovedFocus, useSeen } from '#ui/moved-focus.ts';

/** A word is shown large; a whole fragment has to fit on a phone. */
const SHORT_TEXT_WORDS = 20;

interface BoothTextProps {
  readonly text: PreparedText;
  /** From 0. */
  readonly place: number;
  readonly total: number;
  /** The person came from another text: this one takes the focus. */
  readonly movesFocus: boolean;
  readonly takes: BoothTakes;
  /** To the next text (1) or the previous one (-1). */
  readonly onMoved: (by: 1 | -1) => void;
}

/** One text: read it, record it, check it, listen to it, record it again (SPK-05). */
export function BoothText({ text, place, total, movesFocus, takes, onMoved }: BoothTextProps) {
  const { i18n } = useLingui();
  const { lender } = useLender();
  const platform = usePlatform();
  const recorder = useBoothRecorder(text, async (recording) => {
    const kept = await keepTake(platform, text, recording, lender);
    if (kept.ok) takes.note(kept.value);
    return kept;
  });
  const take = takes.byText?.get(text.key);
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, text.key, { atFirst: movesFocus });
  const verdict = useRef<HTMLDivElement>(null);
  const isReady = recorder.state.phase === 'ready';
  // A new recording starts reading from the top.
  useSeen(heading, recorder.state.phase === 'opening' ? recorder.state : null);
  // Below a long text it would be out of sight.
  useSeen(verdict, isReady && recorder.hasRun ? recorder.state : null);
  useShortcuts({
    ArrowLeft: () => isReady && place > 0 && onMoved(-1),
    ArrowRight: () => isReady && onMoved(1),
    // After moving here from another text, focus this one.
    Enter: () => isReady && (isGoodTake(recorder, take) ? onMoved(1) : recorder.record()),
  });
  return (
    <>
      <Card as="section" className="flex flex-col gap-5">
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold text-ink-soft outline-none">
          <Trans>
            Text {{ place: numberText(place + 1, i18n.locale) }} of{' '}
            {{ total: numberText(total, i18n.locale) }}
          </Trans>
        </h2>
        <Lines text={text} />
        {isReady && (
          <div ref={verdict} className="flex flex-col gap-5 empty:hidden">
            <TakeVerdict key={take?.at ?? 0} recorder={recorder} take={take} takes={takes} />
          </div>
        )}
      </Card>
      <TakeSteps recorder={recorder} take={take} place={place} onMoved={onMoved} />
    </>
  );
}

function Lines({ text: { lines } }: { text: PreparedText }) {
  const words = wordsIn(lines);
  const isDialogue = lines.length > 1;
  return (
    <div className="flex flex-col gap-3">
      {isDialogue && (
        <p className="text-ink-soft">
          <Trans>Two people speak. Read all of it, with a short pause between them.</Trans>
        </p>
      )}
      <div
        lang="nl"
        dir="ltr"
        className={clsx(
          'flex flex-col gap-3 wrap-anywhere hyphens-auto',
          words <= SHORT_TEXT_WORDS ? 'text-3xl font-semibold' : 'text-xl leading-relaxed',
        )}
      >
        {lines.map(({ text }) => (
          <p key={text}>{isDialogue ? `– ${text}` : text}</p>
        ))}
      </div>
    </div>
  );
}
