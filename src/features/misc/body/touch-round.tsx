import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { BODY_PARTS, type BodyPart, type BodyPartId } from '#content/misc/body-parts.ts';
import { isRightTouch, judgeTouch } from '#domain/body/judge-touch.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { questionNumber, type AskedRound } from '#domain/round/round-machine.ts';
import { BodyDiagram, type BodyMark } from '#features/misc/body/body-diagram.tsx';
import { pressedPart, TouchVerdict } from '#features/misc/body/touch-verdict.tsx';
import { EDGE_TO_EDGE } from '#features/misc/diagram/diagram-frame.tsx';
import { NextButton } from '#features/misc/next-button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { useRoundAnswer, type QuestionProps } from '#features/misc/use-round-answer.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

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
  const answer = useRoundAnswer(props, itemId('question', item.questionId));
  const press = (id: BodyPartId) => {
    const pressed = BODY_PARTS.find((part) => part.id === id);
    if (pressed) answer(id, isRightTouch(judgeTouch(item, pressed)));
  };
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
        <TouchVerdict state={state} />
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
      <Card className={`px-1! py-4! max-[24.375rem]:px-0! sm:px-6! ${EDGE_TO_EDGE}`}>
        <BodyDiagram marks={marksOf(state)} onPressed={press} />
      </Card>
    </div>
  );
}

/** The asked part, and what was pressed by mistake. */
function marksOf(state: AskedRound<BodyPart>): Partial<Record<BodyPartId, BodyMark>> {
  if (state.phase === 'asking') return {};
  const pressed = state.last.isRight ? undefined : pressedPart(state.last);
  return { ...(pressed && { [pressed.id]: 'wrong' }), [state.item.id]: 'right' };
}
