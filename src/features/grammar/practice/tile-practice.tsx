import { useRef, useState } from 'react';
import {
  startTiles,
  textsOf,
  tileReducer,
  type TileEvent,
  type TileState,
} from '#domain/question/tile-machine.ts';
import { sentenceOf, type ClauseTask, type WordOrderKind } from '#features/grammar/practice/clause-task.ts';
import { PracticeHead, type PracticeProps } from '#features/grammar/practice/practice-head.tsx';
import { TileBoard } from '#features/grammar/practice/tile-board.tsx';
import { TileResult } from '#features/grammar/practice/tile-result.tsx';
import type { Random } from '#lib/random.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { usePlatform } from '#shared/platform-context.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface TilePracticeProps extends PracticeProps {
  readonly kind: WordOrderKind;
  readonly draw: (kind: WordOrderKind, recent: readonly string[], random: Random) => ClauseTask | undefined;
}

/** Sentence after sentence to put in order; each checked order is logged once. */
export function TilePractice({ kind, draw, onStopped }: TilePracticeProps) {
  const { random } = usePlatform();
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const [state, setState] = useState<TileState<ClauseTask> | null>(() => {
    const first = draw(kind, [], random);
    return first === undefined ? null : startTiles(first);
  });
  const instruction = useRef<HTMLParagraphElement>(null);
  const recordAnswer = useStudyAnswer(state?.task.itemId ?? '', 'quiz');
  useMovedFocus(instruction, state?.task, { atFirst: true });
  if (state === null) return null;
  const send = (event: TileEvent<ClauseTask>) => {
    const next = tileReducer(state, event);
    if (next === state) return;
    setState(next);
    if (next.phase === 'checked') {
      const given = sentenceOf(next.task, textsOf(next.task, next.placed));
      recordAnswer(next.isRight ? 'right' : 'wrong', given);
    }
  };
  const showNext = () => {
    const recent = [...drawn, state.task.key];
    const task = draw(kind, recent, random);
    if (task === undefined) return;
    setDrawn(recent);
    send({ kind: 'next-requested', task });
  };
  return (
    <div className="flex flex-col gap-4">
      <PracticeHead count={state} onStopped={onStopped} />
      <p ref={instruction} tabIndex={-1} className="scroll-mb-96 text-ink-soft outline-none">
        <MarkedText text={state.task.instruction} />
      </p>
      {state.phase === 'placing' ? (
        <TileBoard key={state.task.itemId} task={state.task} placed={state.placed} onEvent={send} />
      ) : (
        <TileResult state={state} onNext={showNext} />
      )}
    </div>
  );
}
