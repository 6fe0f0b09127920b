import { X } from 'lucide-react';
import type { Letter } from '#content/misc/letters.ts';
import { SpeakButton } from '#features/misc/spoken-phrases.tsx';
import { useSpeech } from '#shared/speech/use-speech.ts';
import { Button } from '#ui/button.tsx';

interface LetterDetailsProps {
  readonly letter: Letter;
  readonly isSpeaking: boolean;
  readonly onSpoken: () => void;
  readonly onCleared: () => void;
}

/** The chosen letter. Stays in sight at the bottom of the screen while the letters are, where the screen is high enough. */
export function LetterDetails({ letter, isSpeaking, onSpoken, onCleared }: LetterDetailsProps) {
  const { name, approximation, word, note } = letter;
  const wordSpeech = useSpeech();
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
      <div className="flex flex-wrap items-center gap-2">
        <SpeakButton dutch={name} isSpeaking={isSpeaking} onPressed={onSpoken} isFramed />
        <SpeakButton
          dutch={word.dutch}
          isSpeaking={wordSpeech.speakingText === word.dutch}
          onPressed={() => wordSpeech.toggle(word.dutch)}
          isFramed
        />
        <span className="text-ink-soft">{word.english}</span>
      </div>
    </div>
  );
}
