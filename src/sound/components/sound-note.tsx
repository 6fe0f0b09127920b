import { Trans } from '@lingui/react/macro';
import { ComputerVoiceLabel } from './computer-voice-label.tsx';
import type { SoundSign } from './use-speech.ts';
import { Spinner } from '#ui/busy-indicator.tsx';

interface SoundNoteProps {
  readonly sign: SoundSign | null;
  /** In a list of many sentences. */
  readonly isSmall?: boolean;
  /** On a Dutch screen, such as an exam. */
  readonly isDutch?: boolean;
}

/** A note next to a sound: that it is loading, or that a program speaks (SPK-03). */
export function SoundNote({ sign, isSmall = false, isDutch = false }: SoundNoteProps) {
  if (sign === null) return null;
  return sign === 'loading' ? (
    <LoadingNote isSmall={isSmall} isDutch={isDutch} />
  ) : (
    <ComputerVoiceLabel isSmall={isSmall} isDutch={isDutch} />
  );
}

/** Announced by screen readers, because no sound is playing yet. */
export function LoadingNote({ isSmall = false, isDutch = false }: Omit<SoundNoteProps, 'sign'>) {
  const text = isDutch ? 'Het geluid wordt geladen…' : <Trans>Loading the sound…</Trans>;
  return (
    <output
      lang={isDutch ? 'nl' : undefined}
      className={`flex items-center gap-2 text-ink-soft ${isSmall ? 'text-xs' : 'text-sm'}`}
    >
      {!isSmall && <Spinner />}
      {isSmall ? <Trans>Loading…</Trans> : text}
    </output>
  );
}
