import { Trans, useLingui } from '@lingui/react/macro';
import { Play, Square } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { isComputerVoice, useFragmentPlayer } from '#sound/components/fragment-player.ts';
import { speakerName, type ListeningFragment } from '#sound/listening-fragment.ts';
import { conversationItems } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { ComputerVoiceLabel } from '#sound/components/computer-voice-label.tsx';
import { LoadingNote } from '#sound/components/sound-note.tsx';
import { Button } from '#ui/button.tsx';

interface TranscriptProps {
  readonly fragment: ListeningFragment;
  readonly ref?: Ref<HTMLElement>;
}

/** The text of a fragment of a game. */
export function Transcript({ fragment, ref }: TranscriptProps) {
  const { t } = useLingui();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t`The text of the fragment`}
      className="flex flex-col gap-2 border-s-4 border-line-strong ps-4 outline-none"
    >
      <p className="text-sm font-semibold text-ink-soft">
        <Trans>The text of the fragment</Trans>
      </p>
      <FragmentLines fragment={fragment} />
    </section>
  );
}

/** The lines of a fragment, with the speakers in a conversation. */
export function FragmentLines({ fragment }: { readonly fragment: ListeningFragment }) {
  return (
    <div lang="nl" className="flex flex-col gap-2 text-start text-lg leading-relaxed">
      {fragment.lines.map(({ voice, text }) => (
        <p key={text}>
          {fragment.cast.length > 1 && (
            <strong className="font-semibold">{speakerName(fragment, voice)}: </strong>
          )}
          {text}
        </p>
      ))}
    </div>
  );
}

interface SentenceButtonProps {
  readonly fragment: ListeningFragment;
  readonly title: string;
  readonly isTitleDutch?: boolean;
}

export function SentenceButton({ fragment: { lines, speakers }, ...title }: SentenceButtonProps) {
  const { t } = useLingui();
  return (
    <PlaylistButton
      {...title}
      choices={() => [
        { label: t`Sentences`, items: conversationItems({ audioText: lines, speakers: speakers ?? {} }) },
      ]}
    >
      <Trans>Sentence by sentence</Trans>
    </PlaylistButton>
  );
}

/** The fragment of a result: to be heard once more, whole or by sentences, and what is said in it, folded away. */
export function FragmentAgain({
  item: { fragment },
}: {
  readonly item: { readonly fragment: ListeningFragment };
}) {
  const { i18n } = useLingui();
  const { setting } = fragment;
  return (
    <div lang={i18n.locale} className="flex flex-col items-start gap-1">
      <FragmentSound fragment={fragment} tone="quiet" className="-ms-3">
        <SentenceButton fragment={fragment} title={setting} isTitleDutch />
      </FragmentSound>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>Show what was said</Trans>
        </summary>
        <FragmentLines fragment={fragment} />
      </details>
    </div>
  );
}

interface FragmentSoundProps {
  readonly fragment: ListeningFragment;
  readonly tone: 'quiet' | 'primary' | 'secondary';
  readonly className?: string;
  /** Next to the button. */
  readonly children?: ReactNode;
}

/** Plays a fragment as often as one likes, and says whose voice it is and what went wrong. */
export function FragmentSound({ fragment, tone, className, children }: FragmentSoundProps) {
  const { id, setting } = fragment;
  const { state, play, stop } = useFragmentPlayer(id);
  const isPlaying = state.phase === 'playing';
  const Icon = isPlaying ? Square : Play;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        <Button
          tone={tone}
          className={className}
          onClick={() => (isPlaying ? stop() : play(fragment, () => undefined))}
        >
          <Icon aria-hidden size={18} />
          {isPlaying ? <Trans>Stop</Trans> : <Trans>Play the fragment</Trans>}
          <span lang="nl" className="sr-only">
            : {setting}
          </span>
        </Button>
        {children}
      </div>
      {isComputerVoice(state) && <ComputerVoiceLabel />}
      {isPlaying && state.isLoading && <LoadingNote />}
      {state.phase === 'idle' && state.problem !== null && (
        <p className="text-ink-soft">
          <Trans>It could not be played now.</Trans>
        </p>
      )}
    </>
  );
}
