import { Ear, Play } from 'lucide-react';
import { useState } from 'react';
import { BODY_PARTS, type BodyPart } from '#content/misc/body-parts.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { TouchRound, type TouchMode } from '#features/misc/body/touch-round.tsx';
import { RoundGame } from '#features/misc/round-game.tsx';
import { useRound } from '#features/misc/use-round.ts';
import { shuffled } from '#lib/random.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { useSpeech } from '#shared/speech/use-speech.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const PARTS_A_ROUND = 10;

/** `Tik aan: het been`: ten parts to find in the drawing (MSC-07). */
export function TouchGame() {
  const { random } = usePlatform();
  const { toggle, stop, speakingText } = useSpeech();
  const round = useRound<BodyPart>();
  const [mode, setMode] = useState<TouchMode>('read');
  const say = (part: BodyPart | undefined, how: TouchMode) => {
    stop();
    if (how === 'hear' && part) toggle(part.dutch);
  };
  const play = (how: TouchMode) => {
    const parts = shuffled(BODY_PARTS, random).slice(0, PARTS_A_ROUND);
    setMode(how);
    round.begin(parts);
    say(parts[0], how);
  };
  return (
    <RoundGame
      round={round}
      start={<StartCard onStart={play} />}
      renderQuestion={({ onNext, ...props }) => (
        <TouchRound
          {...props}
          mode={mode}
          isSpeaking={speakingText === props.state.item.dutch}
          onListen={() => toggle(props.state.item.dutch)}
          onNext={() => {
            say(props.state.items[props.state.results.length], mode);
            onNext();
          }}
        />
      )}
      describeMistake={describeMistake}
      onPlayAgain={() => play(mode)}
    />
  );
}

function StartCard({ onStart }: { onStart: (mode: TouchMode) => void }) {
  return (
    <Card className="flex flex-wrap gap-3">
      <Button onClick={() => onStart('read')}>
        <Play aria-hidden size={18} />
        Play: Read the Word
      </Button>
      <Button tone="secondary" onClick={() => onStart('hear')}>
        <Ear aria-hidden size={20} />
        Play: Only Hear It
      </Button>
    </Card>
  );
}

function describeMistake({ item, answer }: RoundResult<BodyPart>) {
  const pressed = BODY_PARTS.find(({ id }) => id === answer);
  return (
    <>
      <strong lang="nl">{item.dutch}</strong> is {item.english}; you pressed{' '}
      <span lang="nl">{pressed?.dutch}</span>
    </>
  );
}
