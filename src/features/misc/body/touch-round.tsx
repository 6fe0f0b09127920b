import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { BODY_PARTS, type BodyPart, type BodyPartId } from '#content/misc/body-parts.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { questionNumber, type AskedRound } from '#domain/round/round-machine.ts';
import { BodyDiagram, type BodyMark } from '#features/misc/body/body-diagram.tsx';
import { NextButton } from '#features/misc/next-button.tsx';
import { FOCUS_HERE } from '#features/misc/use-moved-focus.ts';
import { useRoundAnswer, type QuestionProps } from '#features/misc/use-round-answer.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Sign } from '#ui/sign.tsx';

/** Whether the word stands there or has to be heard. */
export type TouchMode = 'read' | 'hear';

interface TouchRoundProps extends QuestionProps<BodyPart> {
  readonly mode: TouchMode;
  readonly isSpeaking: boolean;
  readonly onListen: () => void;
}

/** One part to find. On a phone the task stays in sight over the drawing, which is higher than the screen. */
export function TouchRound({ mode, isSpeaking, onListen, ...props }: TouchRoundProps) {
  const { state, onNext } = props;
  const { item, items, phase } = state;
  const [isShown, setShown] = useState(mode === 'read');
  const answer = useRoundAnswer(props, itemId('question', `body part ${item.dutch}`));
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_5fr]">
      <div className="flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4 max-lg:[@media(min-height:40rem)]:sticky max-lg:[@media(min-height:40rem)]:top-28 max-lg:z-10">
        <p className="text-sm text-ink-soft">
          Part {questionNumber(state)} of {items.length}
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
          {phase === 'answered' && <NextButton state={state} noun="Part" onNext={onNext} />}
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
      <Card className="px-1! py-4! sm:px-6!">
        <BodyDiagram marks={marksOf(state)} onPressed={(id) => answer(id, id === item.id)} />
      </Card>
    </div>
  );
}

/** Shorter than elsewhere: on a phone it lies over the drawing. */
function Verdict({ state }: { state: AskedRound<BodyPart> }) {
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

function marksOf(state: AskedRound<BodyPart>): Partial<Record<BodyPartId, BodyMark>> {
  if (state.phase === 'asking') return {};
  const pressed = BODY_PARTS.find(({ id }) => id === state.last.answer);
  return { ...(pressed && { [pressed.id]: 'wrong' }), [state.item.id]: 'right' };
}
