import { rightCount } from '#practice/rules/question-loop.ts';
import {
  startTiles,
  textsOf,
  tileReducer,
  type TileEvent,
  type TileState,
} from '#practice/rules/tile-machine.ts';
import {
  drawClauseTask,
  sentenceOf,
  type ClauseTask,
  type WordOrderKind,
} from '#subjects/grammar/practice/generators/word-order.ts';
import { PracticeHead, type PracticeProps } from './practice-head.tsx';
import { TileBoard } from './tile-board.tsx';
import { TileResult } from './tile-result.tsx';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { loggedAs } from '#practice/components/question/use-question-loop.ts';
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
  const { state, send } = useMachine<TileState<ClauseTask>, TileEvent<ClauseTask>>(() => ({
    initial: startTiles(draw([])),
    reduce: tileReducer,
    ...loggedAs<ClauseTask, readonly number[]>('quiz', ({ question, answer }) => ({
      itemId: question.itemId,
      answer: sentenceOf(question, textsOf(question, answer)),
    })),
  }));
  useBusy(state.phase === 'asking' && state.placed.length > 0);
  if (state.phase === 'finished') return null;
  const { question: task, questions, results, placed } = state;
  return (
    <PlayArea step={`${state.phase} ${results.length}`} takesFocus isAsking={state.phase === 'asking'}>
      <div className="stage-part gap-4">
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
