import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Play, RotateCcw, Square, Volume2 } from 'lucide-react';
import type { Ref } from 'react';
import type { FragmentSound } from './choice-item.ts';
import type { FragmentState } from '#sound/components/fragment-player.ts';
import { speakerName, type ListeningFragment } from '#sound/listening-fragment.ts';
import { LoadingNote, SoundNote } from '#sound/components/sound-note.tsx';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { Button } from '#ui/button.tsx';

interface QuestionButtonProps {
  readonly isAsking: boolean;
  readonly sign: SoundSign | null;
  readonly onPressed: () => void;
}

/** Right after the question: what began by itself is stopped there (WCAG 1.4.2). */
export function QuestionButton({ isAsking, sign, onPressed }: QuestionButtonProps) {
  const Icon = isAsking ? Square : Volume2;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button lang="nl" tone="secondary" onClick={onPressed}>
        <Icon aria-hidden size={20} className="shrink-0" />
        {isAsking ? 'Stop' : 'Luister naar de vraag'}
      </Button>
      <SoundNote sign={sign} isDutch />
    </div>
  );
}

export const ENGLISH = {
  lang: undefined,
  play: msg({ message: 'Play', context: 'sound' }),
  again: msg`Play again`,
} as const;
export const DUTCH = {
  lang: 'nl',
  play: 'Luister naar het fragment',
  again: 'Nog een keer luisteren',
  stop: 'Stop',
} as const;

interface PlayButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly words: typeof ENGLISH | typeof DUTCH;
  readonly isPlaying: boolean;
  readonly isAgain: boolean;
  /** To hear it is what comes next; once it is answered that is something else. */
  readonly isWayOn: boolean;
  readonly isDisabled?: boolean;
  readonly describedBy?: string;
  readonly onPressed: () => void;
}

/** A fragment of a game can be heard as often as one likes (LIS-02), one of an exam as its format has it (MOC-08). */
export function PlayButton({
  ref,
  words,
  isPlaying,
  isAgain,
  isWayOn,
  isDisabled = false,
  describedBy,
  onPressed,
}: PlayButtonProps) {
  const Icon = isPlaying ? Square : isAgain ? RotateCcw : Play;
  const { i18n } = useLingui();
  const text = isAgain ? words.again : words.play;
  return (
    <Button
      ref={ref}
      lang={words.lang}
      tone={isWayOn ? 'primary' : 'secondary'}
      aria-describedby={describedBy}
      className={words === ENGLISH ? 'sm:min-w-44' : undefined}
      disabled={isDisabled}
      onClick={onPressed}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      {isPlaying ? (
        words === DUTCH ? (
          DUTCH.stop
        ) : (
          <Trans>Stop</Trans>
        )
      ) : typeof text === 'string' ? (
        text
      ) : (
        i18n._(text)
      )}
    </Button>
  );
}

/** Announced when it changes, because no sound plays after the fragment. */
export function lockText({ isRead, playedTimes }: FragmentSound): MessageDescriptor {
  if (isRead) return msg`You can answer now: you read this one.`;
  return playedTimes > 0
    ? msg`You can answer now.`
    : msg`You can answer when the fragment has played to its end.`;
}

const BARS = ['h-2', 'h-4', 'h-5', 'h-3'];

interface NowSpeakingProps {
  readonly state: FragmentState;
  readonly fragment: ListeningFragment;
}

export function NowSpeaking({ state, fragment }: NowSpeakingProps) {
  if (state.phase !== 'playing') return null;
  if (state.isLoading) return <LoadingNote />;
  return (
    <span className="flex items-center gap-2 font-semibold text-brand">
      <span aria-hidden className="flex items-center gap-0.5">
        {BARS.map((height) => (
          <span
            key={height}
            className={clsx('w-1 rounded-full bg-brand motion-safe:animate-pulse', height)}
          />
        ))}
      </span>
      {fragment.cast.length > 1 && state.speaker !== null ? (
        <span lang="nl">{speakerName(fragment, state.speaker)}</span>
      ) : (
        <Trans>Playing</Trans>
      )}
    </span>
  );
}
