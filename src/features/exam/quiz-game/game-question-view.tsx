import { GameClock } from '#features/exam/quiz-game/game-clock.tsx';
import { GameStatus } from '#features/exam/quiz-game/game-status.tsx';
import { QuestionPart } from '#features/exam/quiz-game/question-part.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { RestartButton } from '#features/exam/restart-button.tsx';
import type { QuizGamePlay } from '#features/exam/quiz-game/use-quiz-game.ts';

interface GameQuestionViewProps<Item extends GameItem> {
  readonly definition: QuizGameDefinition<Item>;
  readonly play: QuizGamePlay<Item>;
  readonly current: NonNullable<QuizGamePlay<Item>['current']>;
}

/** A question of a game under way, with where one is, in the frame that the game gives it. */
export function GameQuestionView<Item extends GameItem>({
  definition,
  play,
  current,
}: GameQuestionViewProps<Item>) {
  const { state, endsAt, asked, answers, answer, send, movesFocus } = play;
  const { Frame, rules } = definition;
  const perception = state.phase === 'asking' ? state.perception : (answer?.perception ?? null);
  const perceived = { heard: 'audio-ended', read: 'transcript-shown' } as const;
  return (
    <>
      <GameStatus
        number={asked.indexOf(current.item) + 1}
        total={asked.length}
        answers={answers}
        rules={rules}
      >
        {endsAt !== null && <GameClock endsAt={endsAt} onExpired={() => send({ kind: 'time-expired' })} />}
      </GameStatus>
      <Frame
        item={current.item}
        answer={answer}
        perception={perception}
        onPerceived={(how) => send({ kind: perceived[how] })}
        movesFocus={movesFocus}
      >
        <QuestionPart definition={definition} play={play} current={current} isLocked={perception === null} />
      </Frame>
      <RestartButton
        consequence="Your answers, your score and your lives in this game are lost."
        onConfirmed={() => send({ kind: 'restart-requested' })}
      />
    </>
  );
}
