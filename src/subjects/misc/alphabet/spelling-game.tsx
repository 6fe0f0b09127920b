import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Snail, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { LETTERS } from '#content/misc/letters.ts';
import { SPELLING_NAMES, type SpellingName } from '#content/misc/spelling-names.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { isSameName, letterNames, spellOut } from '#dutch/spell-out.ts';
import { focusOnAsked, TypedAnswer } from '#subjects/misc/games/game-answers.tsx';
import { MiscGameRunner, PlayButton } from '#subjects/misc/games/misc-game-runner.tsx';
import type { Asked, MiscGame } from '#subjects/misc/games/misc-game.ts';
import { shuffled } from '#lib/random.ts';
import type { SpeechFailure } from '#browser/platform.ts';
import { SoundNote } from '#sound/components/sound-note.tsx';
import { useSpeech } from '#sound/components/use-speech.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Short enough for a spare moment. */
const NAMES_A_ROUND = 5;

/** Why the letters are written out: nothing can be heard, or the person prefers to read. */
type Unheard = Exclude<SpeechFailure, 'stopped'> | 'by-choice';

/** A name is spelled aloud and typed, five times (MSC-12). Without a Dutch voice the names of the letters are shown instead. */
function useSpellingGame(): MiscGame<SpellingName> {
  const { t } = useLingui();
  const [unheard, setUnheard] = useState<Unheard | null>(null);
  return {
    start: (play) => (
      <PlayButton onPressed={play}>
        <Trans>Play the spelling game</Trans>
      </PlayButton>
    ),
    draw: (random) => shuffled(SPELLING_NAMES, random).slice(0, NAMES_A_ROUND),
    idOf: ({ id }) => itemId('question', id),
    isRight: ({ name }, answer) => isSameName(answer, name),
    counted: (place, all) => msg`Name ${place} of ${all}`,
    task: (asked) => <SpelledAloud asked={asked} unheard={unheard} onUnheard={setUnheard} />,
    answer: (asked) => (
      <TypedAnswer
        asked={asked}
        label={t`The name`}
        name="spelled-name"
        autoCapitalize="words"
        spellCheck={false}
        staysShown
      />
    ),
    verdict: ({ question: { name } }) => (
      <p>
        <Trans>
          The name is <strong lang="nl">{name}</strong>: <span lang="nl">{soundsOf(name).join(' – ')}</span>.
        </Trans>
      </p>
    ),
    actions: ({ result }) =>
      !result && unheard === null && <WriteOutButton onPressed={() => setUnheard('by-choice')} />,
    next: msg`Next name`,
    mistake: ({ question: { name }, answer }) => (
      <Trans>
        <strong lang="nl">{name}</strong>, you typed {answer}
      </Trans>
    ),
  };
}

export function SpellingGame() {
  return (
    <Card>
      <MiscGameRunner game={useSpellingGame()} />
    </Card>
  );
}

interface SpelledAloudProps {
  readonly asked: Asked<SpellingName>;
  readonly unheard: Unheard | null;
  readonly onUnheard: (why: Unheard) => void;
}

/** The name, letter by letter, at two speeds; or its letters in writing, too. */
function SpelledAloud({ asked, unheard, onUnheard }: SpelledAloudProps) {
  const { t, i18n } = useLingui();
  const { speakingText, sign, toggle } = useSpeech(onUnheard);
  const sounds = soundsOf(asked.item.name);
  const normal = letterNames(sounds, 'normal');
  const slow = letterNames(sounds, 'slow');
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button {...focusOnAsked(asked)} tone="secondary" onClick={() => toggle(normal)}>
          {speakingText === normal ? <Square aria-hidden size={18} /> : <Volume2 aria-hidden size={20} />}
          {speakingText === normal ? t`Stop` : t`Listen`}
        </Button>
        <Button tone="secondary" onClick={() => toggle(slow)}>
          {speakingText === slow ? <Square aria-hidden size={18} /> : <Snail aria-hidden size={20} />}
          {speakingText === slow ? t`Stop` : t`Listen slowly`}
        </Button>
        <SoundNote sign={sign} />
      </div>
      {unheard !== null && (
        <output className="flex flex-col gap-1 rounded-control bg-brand-soft p-4">
          <span>{i18n._(REASONS[unheard])}</span>
          <span lang="nl" className="text-xl font-bold">
            {sounds.join(' – ')}
          </span>
        </output>
      )}
    </>
  );
}

const REASONS: Record<Unheard, MessageDescriptor> = {
  unsupported: msg`This browser has no speech, so the letters are written the way they sound.`,
  'no-dutch-voice': msg`This device has no Dutch voice, so the letters are written the way they sound.`,
  failed: msg`The audio did not play, so the letters are written the way they sound.`,
  'by-choice': msg`The letters, written the way they sound:`,
};

function WriteOutButton({ onPressed }: { onPressed: () => void }) {
  return (
    <Button tone="quiet" onClick={onPressed} className="-ms-3">
      <Trans>Write the letters out</Trans>
    </Button>
  );
}

function soundsOf(name: string): string[] {
  return spellOut(name, LETTERS).map(({ sound }) => sound);
}
