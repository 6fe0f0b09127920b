import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Ear, MessageCircle, Mic, Pause, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import type { Ref } from 'react';
import type { Playlist, PlaylistPress } from '#sound/rules/playlist-machine.ts';
import { numberText } from '#lib/formatted.ts';
import type { PlaylistItem } from '#sound/playlist-player.ts';
import { ComputerVoiceLabel } from './computer-voice-label.tsx';
import { LoadingNote } from './sound-note.tsx';
import { Button } from '#ui/button.tsx';
import { Meaning } from '#components/meaning.tsx';

interface PlaylistStageProps {
  readonly ref: Ref<HTMLElement>;
  readonly item: PlaylistItem;
  readonly list: Playlist;
  readonly isComputerVoice: boolean;
  /** Whether its sound is still loading. */
  readonly isLoading: boolean;
  readonly press: (press: PlaylistPress) => void;
}

/** Longer texts are set smaller, so that they can be read on a phone. */
const LONG_TEXT = 60;

/**
 * The current text in large print, and its position. Nothing is announced, because a screen reader would talk over the
 * Dutch.
 */
export function PlaylistStage({ ref, item, list, isComputerVoice, isLoading, press }: PlaylistStageProps) {
  const { t, i18n } = useLingui();
  const { dutch } = item;
  return (
    <section ref={ref} aria-label={t`Now`} className="flex flex-col gap-3">
      <div className="flex min-h-56 flex-col gap-3 rounded-card border border-line-strong bg-surface-sunken p-4 text-center">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 text-sm">
          <p className="font-semibold">
            <Trans>
              {{ place: numberText(list.place + 1, i18n.locale) }} of{' '}
              {{ count: numberText(list.hasMeaning.length, i18n.locale) }}
            </Trans>
          </p>
          {isComputerVoice && <ComputerVoiceLabel />}
        </div>
        <div className="flex grow flex-col justify-center gap-3">
          <p
            lang="nl"
            dir="ltr"
            className={clsx(
              'leading-snug font-bold wrap-anywhere hyphens-auto',
              dutch.length > LONG_TEXT ? 'text-2xl' : 'text-3xl sm:text-4xl',
            )}
          >
            {dutch}
          </p>
          {/* Its space is reserved before it is shown. */}
          <Meaning
            as="p"
            of={item}
            className={clsx('text-lg text-ink-soft', !isMeaningShown(list) && 'invisible')}
          />
        </div>
        <div className="flex min-h-7 items-center justify-center">
          {isLoading ? <LoadingNote /> : <NowLine list={list} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button tone="secondary" onClick={() => press({ kind: 'previous-requested' })}>
          <SkipBack aria-hidden size={20} className="shrink-0 max-sm:hidden" />
          <Trans>Previous</Trans>
        </Button>
        <Button tone="secondary" onClick={() => press({ kind: 'again-requested' })}>
          <RotateCcw aria-hidden size={20} className="shrink-0 max-sm:hidden" />
          <Trans>Again</Trans>
        </Button>
        <Button tone="secondary" onClick={() => press({ kind: 'next-requested' })}>
          <Trans>Next</Trans>
          <SkipForward aria-hidden size={20} className="shrink-0 max-sm:hidden" />
        </Button>
      </div>
    </section>
  );
}

/** Hands-free it appears late, so that the person can recall it first. */
function isMeaningShown({ phase, way, step }: Playlist): boolean {
  return way === 'speak-along' || phase === 'paused' || (step !== 'dutch' && step !== 'pause');
}

function NowLine({ list }: { readonly list: Playlist }) {
  const { Icon, text } = nowOf(list);
  return (
    <p className="flex items-center gap-2 font-semibold text-brand">
      <Icon aria-hidden size={20} className="shrink-0" />
      {text}
    </p>
  );
}

function nowOf(list: Playlist) {
  const { phase, way, step } = list;
  if (phase === 'resting') return { Icon: Ear, text: <Trans>Press Start and listen.</Trans> };
  if (phase === 'finished') return { Icon: Ear, text: <Trans>That was the last one.</Trans> };
  if (phase === 'paused') return { Icon: Pause, text: <Trans>Paused</Trans> };
  switch (step) {
    case 'dutch':
      return { Icon: Ear, text: <Trans>Listen</Trans> };
    case 'pause':
      return way === 'speak-along'
        ? { Icon: Mic, text: <Trans>Say it now</Trans> }
        : {
            Icon: MessageCircle,
            text: list.hasMeaning[list.place] ? <Trans>What does it mean?</Trans> : <Trans>A pause</Trans>,
          };
    case 'meaning':
      return { Icon: MessageCircle, text: <Trans>The meaning</Trans> };
    case 'dutch-again':
    case 'gap':
      return { Icon: Ear, text: <Trans>Listen again</Trans> };
  }
}
