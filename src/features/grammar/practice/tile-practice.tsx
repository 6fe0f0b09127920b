import { useState } from 'react';
import { rightCount } from '#domain/question/question-loop.ts';
import { startTiles, textsOf, tileReducer, type TileEvent } from '#domain/question/tile-machine.ts';
import {
  drawClauseTask,
  sentenceOf,
  type ClauseTask,
  type WordOrderKind,
} from '#features/grammar/practice/generators/word-order.ts';
import { PracticeHead, type PracticeProps } from '#features/grammar/practice/practice-head.tsx';
import { TileBoard } from '#features/grammar/practice/tile-board.tsx';
import { TileResult } from '#features/grammar/practice/tile-result.tsx';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { usePlatform } from '#shared/platform-context.tsx';
import { PlayArea } from '#shared/question/play-area.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

/** Sentence after sentence to put in order; each checked order is logged once. */
export function TilePractice({ kind, onStopped }: PracticeProps & { readonly kind: WordOrderKind }) {
  const { random } = usePlatform();
  const draw = (before: readonly ClauseTask[]) =>
    drawClauseTask(
      kind,
      before.map(({ key }) => key),
      random,
    );
  const [state, setState] = useState(() => startTiles(draw([])));
  const recordAnswer = useStudyAnswer(state.phase === 'finished' ? '' : state.question.itemId, 'quiz');
  if (state.phase === 'finished') return null;
  const { question: task, questions, results, placed } = state;
  const send = (event: TileEvent<ClauseTask>) => {
    const next = tileReducer(state, event);
    if (next === state) return;
    setState(next);
    if (next.phase === 'answered') {
      const given = sentenceOf(task, textsOf(task, next.placed));
      recordAnswer(next.last.isRight ? 'right' : 'wrong', given);
    }
  };
  return (
    <PlayArea step={`${state.phase} ${results.length}`} takesFocus>
      <div className="flex flex-col gap-4">
        <PracticeHead count={{ answered: results.length, right: rightCount(state) }} onStopped={onStopped} />
        <p
          {...(state.phase === 'asking' ? FOCUS_HERE : {})}
          tabIndex={-1}
          className="scroll-mb-96 text-ink-soft outline-none"
        >
          <MarkedText text={task.instruction} />
        </p>
        {state.phase === 'asking' ? (
          <TileBoard key={results.length} task={task} placed={placed} onEvent={send} />
        ) : (
          <TileResult
            task={task}
            placed={placed}
            isRight={state.last.isRight}
            onNext={() => send({ kind: 'next-requested', question: draw(questions) })}
          />
        )}
      </div>
    </PlayArea>
  );
}
