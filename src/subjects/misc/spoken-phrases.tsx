import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Square, Volume2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Phrase } from '#content/misc/phrase.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { SoundNote } from '#sound/components/sound-note.tsx';
import { useSaidText, useSpeech } from '#sound/components/use-speech.ts';
import { English } from '#components/meaning.tsx';

interface SpokenPhrasesProps {
  readonly phrases: readonly Phrase[];
  /** Words are next to each other, sentences below each other. */
  readonly layout?: 'words' | 'sentences';
  /** Their title, where they can be played as a list. */
  readonly listTitle?: string;
}

/** Dutch phrases that are said when pressed, each with its English. */
export function SpokenPhrases({ phrases, layout = 'sentences', listTitle }: SpokenPhrasesProps) {
  const { t } = useLingui();
  const { speakingText, sign, toggle } = useSpeech();
  const [pressed, setPressed] = useState<string | null>(null);
  const press = (dutch: string) => {
    setPressed(dutch);
    toggle(dutch);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <ul
        className={
          layout === 'words' ? 'flex flex-wrap gap-2' : 'grid w-full grid-cols-1 gap-3 md:grid-cols-2'
        }
      >
        {phrases.map(({ dutch, english }) => (
          <li
            key={dutch}
            className="flex flex-col rounded-control border border-line-strong bg-surface-raised pb-1.5"
          >
            <SpeakButton dutch={dutch} isSpeaking={speakingText === dutch} onPressed={() => press(dutch)} />
            <English className="px-3 text-sm text-ink-soft">{english}</English>
            {sign !== null && pressed === dutch && (
              <span className="mx-3 mt-1.5">
                <SoundNote sign={sign} isSmall />
              </span>
            )}
          </li>
        ))}
      </ul>
      {listTitle !== undefined && (
        <PlaylistButton
          title={listTitle}
          choices={() => [
            { label: t`Phrases`, items: phrases.map(({ dutch, english }) => ({ dutch, meaning: english })) },
          ]}
        />
      )}
    </div>
  );
}

interface SpeakButtonProps {
  readonly dutch: string;
  readonly isSpeaking: boolean;
  readonly onPressed: () => void;
  /** On its own, and not in a frame with its English. */
  readonly isFramed?: boolean;
}

/** Its name is the Dutch, marked as Dutch, so that a screen reader pronounces it right, too. */
export function SpeakButton({ dutch, isSpeaking, onPressed, isFramed = false }: SpeakButtonProps) {
  const { t } = useLingui();
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <button
      type="button"
      onClick={onPressed}
      className={clsx(
        'flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1 text-start leading-snug font-semibold wrap-anywhere hover:bg-brand-soft',
        // In a frame there is no room around it.
        isFramed ? 'border border-line-strong' : '-outline-offset-3',
      )}
    >
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span lang="nl">{dutch}</span>
      <span className="sr-only">{isSpeaking ? t`stop` : t`listen`}</span>
    </button>
  );
}

interface SayButtonProps {
  /** The Dutch that is said. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A row that says its Dutch when pressed, and stops when pressed again (SPK-01). */
export function SayButton({ text, children }: SayButtonProps) {
  const { t } = useLingui();
  const { isSpeaking, sign, toggle } = useSaidText(text);
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        onClick={toggle}
        className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-surface-raised px-3 py-2 text-start hover:border-brand hover:bg-brand-soft"
      >
        {children}
        <Icon aria-hidden size={18} className="shrink-0 text-brand" />
        <span className="sr-only">{isSpeaking ? t`, stop` : t`, listen`}</span>
      </button>
      <SoundNote sign={sign} />
    </div>
  );
}
