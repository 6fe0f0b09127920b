import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { BODY_PARTS, type BodyPart, type BodyPartId } from '#content/misc/body-parts.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { RoundState } from '#domain/round/round-machine.ts';
import { BodyDiagram, type BodyMark } from '#features/misc/body/body-diagram.tsx';
import { FOCUS_HERE } from '#features/misc/use-moved-focus.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Sign } from '#ui/sign.tsx';

/** Whether the word stands there or has to be heard. */
export type TouchMode = 'read' | 'hear';

type AskedState = Exclude<RoundState<BodyPart>, { phase: 'finished' }>;

interface TouchRoundProps {
  readonly state: AskedState;
  readonly mode: TouchMode;
  readonly isSpeaking: boolean;
  readonly onListen: () => void;
  readonly onAnswered: (id: BodyPartId, isRight: boolean) => void;
  readonly onNext: () => void;
}

/** One part to find. On a phone the task stays in sight over the drawing, which is higher than the screen. */
export function TouchRound({ state, mode, isSpeaking, onListen, onAnswered, onNext }: TouchRoundProps) {
  const { item, items, phase } = state;
  const number = items.indexOf(item) + 1;
  const [isShown, setShown] = useState(mode === 'read');
  const recordAnswer = useStudyAnswer(itemId('question', `body part ${item.dutch}`), 'game');
  const press = (id: BodyPartId) => {
    if (phase === 'answered') return;
    const isRight = id === item.id;
    recordAnswer(isRight ? 'right' : 'wrong', id);
    onAnswered(id, isRight);
  };
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_5fr]">
      <div className="flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4 max-lg:[@media(min-height:40rem)]:sticky max-lg:[@media(min-height:40rem)]:top-28 max-lg:z-10">
        <p className="text-sm text-ink-soft">
          Part {number} of {items.length}
        </p>
        <p
          {...(phase === 'asking' ? FOCUS_HERE : {})}
          tabIndex={-1}
          lang="nl"
          className="text-xl outline-none"
        >
          Tik aan: <strong>{isShown || phase === 'answered' ? item.dutch : '…'}</strong>
        </p>
        <Verdict state={state} />
        <div className="flex flex-wrap gap-2">
          {phase === 'answered' && (
            <Button {...FOCUS_HERE} onClick={onNext}>
              {number === items.length ? 'See the Result' : 'Next Part'}
            </Button>
          )}
          <Button tone="secondary" onClick={onListen} className="px-3!">
            <Icon aria-hidden size={20} />
            {isSpeaking ? 'Stop' : 'Listen'}
          </Button>
          {!isShown && phase === 'asking' && (
            <Button tone="quiet" onClick={() => setShown(true)} className="px-3!">
              Show the Word
            </Button>
          )}
        </div>
      </div>
      <Card className="px-2! py-4! sm:px-6!">
        <BodyDiagram marks={marksOf(state)} onPressed={press} />
      </Card>
    </div>
  );
}

/** Shorter than elsewhere: on a phone it lies over the drawing. */
function Verdict({ state }: { state: AskedState }) {
  if (state.phase === 'asking') return <output className="hidden" />;
  const { isRight, answer } = state.last;
  const pressed = BODY_PARTS.find(({ id }) => id === answer);
  return (
    <output className="flex items-start gap-2">
      <Sign
        shape={isRight ? 'check' : 'alert'}
        className={`mt-0.5 size-5 ${isRight ? 'text-success' : 'text-danger'}`}
      />
      <span>
        <strong className={isRight ? 'text-success' : 'text-danger'}>
          {isRight ? 'Right!' : 'Not right.'}
        </strong>{' '}
        It is {state.item.english}.
        {!isRight && pressed && (
          <>
            {' '}
            You pressed <span lang="nl">{pressed.dutch}</span>, {pressed.english}.
          </>
        )}
      </span>
    </output>
  );
}

function marksOf(state: AskedState): Partial<Record<BodyPartId, BodyMark>> {
  if (state.phase === 'asking') return {};
  const pressed = BODY_PARTS.find(({ id }) => id === state.last.answer);
  return { ...(pressed && { [pressed.id]: 'wrong' }), [state.item.id]: 'right' };
}
