import { Volume2, X } from 'lucide-react';
import type { Letter } from '#content/misc/letters.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

interface LetterDetailsProps {
  readonly letter: Letter;
  readonly onSaid: () => void;
  readonly onCleared: () => void;
}

/** The chosen letter. Stays in sight at the bottom of the screen while the letters are, where the screen is high enough. */
export function LetterDetails({ letter, onSaid, onCleared }: LetterDetailsProps) {
  const { name, approximation, word, note } = letter;
  return (
    <div className="flex w-full flex-col gap-2 rounded-card border border-brand bg-surface-raised p-4 shadow-card [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-3">
      <div className="flex items-start justify-between gap-3">
        <p>
          <strong className="text-xl">{letter.letter}</strong> is called{' '}
          <strong lang="nl" className="text-xl text-brand">
            {name}
          </strong>
          : {approximation}.
        </p>
        <Button tone="quiet" aria-label="Close" onClick={onCleared} className="-mt-2 -mr-2 px-0!">
          <X aria-hidden size={20} />
        </Button>
      </div>
      {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="secondary" onClick={onSaid}>
          <Volume2 aria-hidden className="size-5 shrink-0" />
          Say Again
        </Button>
        <ListenButton text={word.dutch} label="Hear the Word" />
        <p>
          <strong lang="nl">{word.dutch}</strong> {word.english}
        </p>
      </div>
    </div>
  );
}
