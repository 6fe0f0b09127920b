import { BODY_PARTS, type BodyPart } from '#content/misc/body-parts.ts';
import { judgeTouch } from '#domain/body/judge-touch.ts';
import type { AskedRound } from '#domain/round/round-machine.ts';
import { Sign } from '#ui/sign.tsx';

type AnsweredRound = Extract<AskedRound<BodyPart>, { phase: 'answered' }>;

/** Shorter than elsewhere: on a phone it lies over the drawing. */
export function TouchVerdict({ state }: { state: AskedRound<BodyPart> }) {
  if (state.phase === 'asking') return <output className="hidden" />;
  const { isRight } = state.last;
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
        It is {state.item.english}. <WhatWasPressed state={state} />
      </span>
    </output>
  );
}

/** Nothing where it is the asked part itself. */
function WhatWasPressed({ state: { item, last } }: { state: AnsweredRound }) {
  const pressed = pressedPart(last);
  if (pressed === undefined || pressed === item) return null;
  const touch = judgeTouch(item, pressed);
  return (
    <>
      You pressed <span lang="nl">{pressed.dutch}</span>, {pressed.english}
      {touch === 'a-piece' && ': a piece of it'}
      {touch === 'what-comes-after' && `: that begins where ${item.english} ends`}.
    </>
  );
}

/** What the answer was. */
export function pressedPart({ answer }: AnsweredRound['last']): BodyPart | undefined {
  return BODY_PARTS.find(({ id }) => id === answer);
}
