import { Trans, useLingui } from '@lingui/react/macro';
import { Shuffle, X } from 'lucide-react';
import { useState } from 'react';
import { type Letter, LETTERS } from '#content/misc/letters.ts';
import { SpeakButton } from '#subjects/misc/spoken-phrases.tsx';
import { pickOne } from '#lib/random.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { SoundNote } from '#sound/components/sound-note.tsx';
import { useSpeech } from '#sound/components/use-speech.ts';
import { Button } from '#ui/button.tsx';
import { English } from '#components/meaning.tsx';

/** The 26 cards. A pressed letter is said, with a recording if necessary, and stays selected until pressed again (MSC-03, MSC-12). */
export function LetterGrid() {
  const { random } = usePlatform();
  const speech = useSpeech();
  const [chosen, setChosen] = useState<Letter | null>(null);
  const choose = (letter: Letter) => {
    setChosen(letter);
    if (speech.speakingText !== letter.sound) speech.toggle(letter.sound);
  };
  const clear = () => {
    setChosen(null);
    speech.stop();
  };
  const chooseAny = () => {
    const letter = pickOne(
      LETTERS.filter((other) => other !== chosen),
      random,
    );
    if (letter) choose(letter);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="secondary" onClick={chooseAny}>
          <Shuffle aria-hidden size={18} />
          <Trans>Random letter</Trans>
        </Button>
        <SoundNote sign={speech.sign} />
      </div>
      <ul className="grid w-full grid-cols-2 gap-2 xs:grid-cols-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-7">
        {LETTERS.map((letter) => (
          <li key={letter.letter} className="flex">
            <LetterCard
              letter={letter}
              isChosen={letter === chosen}
              onPressed={() => (letter === chosen ? clear() : choose(letter))}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <LetterDetails
          key={chosen.letter}
          letter={chosen}
          isSpeaking={speech.speakingText === chosen.sound}
          onSpoken={() => speech.toggle(chosen.sound)}
          onCleared={clear}
        />
      )}
    </div>
  );
}

interface LetterCardProps {
  readonly letter: Letter;
  readonly isChosen: boolean;
  readonly onPressed: () => void;
}

function LetterCard({ letter: { letter, name, approximation, word }, isChosen, onPressed }: LetterCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPressed}
      className="flex min-w-0 flex-1 scroll-mb-60 flex-col items-start gap-0.5 rounded-control border border-line-strong bg-surface-raised p-3 text-start leading-snug hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:shadow-[inset_0_0_0_2px_var(--brand)]"
    >
      <span className="flex w-full flex-wrap items-baseline justify-between gap-x-2">
        <span className="text-3xl font-bold text-brand">{letter}</span>{' '}
        <span lang="nl" className="text-lg font-semibold">
          {name}
        </span>
      </span>{' '}
      <English className="text-sm text-ink-soft">{approximation}</English>{' '}
      <span lang="nl" className="max-w-full text-base break-words hyphens-auto">
        {word.dutch}
      </span>
    </button>
  );
}

interface LetterDetailsProps {
  readonly letter: Letter;
  readonly isSpeaking: boolean;
  readonly onSpoken: () => void;
  readonly onCleared: () => void;
}

/** The selected letter. Stays visible at the bottom of the screen together with the letters, where the screen is high enough. */
function LetterDetails({ letter, isSpeaking, onSpoken, onCleared }: LetterDetailsProps) {
  const { t } = useLingui();
  const { name, word, note } = letter;
  const approximation = <English>{letter.approximation}</English>;
  const wordSpeech = useSpeech();
  return (
    <div className="flex w-full flex-col gap-2 rounded-card border border-brand bg-surface-raised p-4 shadow-card [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-3">
      <div className="flex items-start justify-between gap-3">
        <p>
          <Trans>
            <strong className="text-xl">{letter.letter}</strong> is called{' '}
            <strong lang="nl" className="text-xl text-brand">
              {name}
            </strong>
            : {approximation}.
          </Trans>
        </p>
        <Button tone="quiet" aria-label={t`Close`} onClick={onCleared} className="-mt-2 -me-2 px-0!">
          <X aria-hidden size={20} />
        </Button>
      </div>
      {note !== undefined && (
        <English as="p" className="text-sm text-ink-soft">
          {note}
        </English>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <SpeakButton dutch={name} isSpeaking={isSpeaking} onPressed={onSpoken} isFramed />
        <SpeakButton
          dutch={word.dutch}
          isSpeaking={wordSpeech.speakingText === word.dutch}
          onPressed={() => wordSpeech.toggle(word.dutch)}
          isFramed
        />
        <English className="text-ink-soft">{word.english}</English>
        <SoundNote sign={wordSpeech.sign} />
      </div>
    </div>
  );
}
