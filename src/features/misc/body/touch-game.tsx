import { Ear, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { BODY_PARTS, type BodyPart } from '#content/misc/body-parts.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { TouchRound, type TouchMode } from '#features/misc/body/touch-round.tsx';
import { RoundResultView } from '#features/misc/round-result.tsx';
import { useMovedFocus } from '#features/misc/use-moved-focus.ts';
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
  const region = useRef<HTMLDivElement>(null);
  const { state, begin, send } = useRound<BodyPart>();
  const [mode, setMode] = useState<TouchMode>('read');
  useMovedFocus(region, state === null ? 'before' : `${state.phase} ${state.results.length}`);
  const say = (part: BodyPart | undefined, how: TouchMode) => {
    stop();
    if (how === 'hear' && part) toggle(part.dutch);
  };
  const play = (how: TouchMode) => {
    const parts = shuffled(BODY_PARTS, random).slice(0, PARTS_A_ROUND);
    setMode(how);
    begin(parts);
    say(parts[0], how);
  };
  if (state === null) return <StartCard onStart={play} />;
  return (
    <div ref={region}>
      {state.phase === 'finished' ? (
        <Card>
          <RoundResultView state={state} describe={describeMistake} onPlayAgain={() => play(mode)} />
        </Card>
      ) : (
        <TouchRound
          key={state.item.id}
          state={state}
          mode={mode}
          isSpeaking={speakingText === state.item.dutch}
          onListen={() => toggle(state.item.dutch)}
          onAnswered={(id, isRight) => send({ kind: 'answer-given', answer: id, isRight })}
          onNext={() => {
            say(state.items[state.results.length], mode);
            send({ kind: 'next-requested' });
          }}
        />
      )}
    </div>
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
