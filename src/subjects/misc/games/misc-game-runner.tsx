import { Trans, useLingui } from '@lingui/react/macro';
import { Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { questionNumber, rightCount, type QuestionLoop } from '#practice/rules/question-loop.ts';
import { roundsReducer, type Rounds, type RoundsEvent } from '#practice/rules/rounds-machine.ts';
import { GameQuestion } from './game-question.tsx';
import type { MiscGame } from './misc-game.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { QuestionResultView, REVIEW_NEXT } from '#practice/components/question/question-result.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Plays a game from its start to its result, and again. A game under way is lost when the page is left. */
export function MiscGameRunner<Item extends object, Choice = void>({
  game,
}: {
  game: MiscGame<Item, Choice>;
}) {
  const { random } = usePlatform();
  const { state, send } = useMachine<Rounds<Item, Choice>, RoundsEvent<Item, Choice>>(() => ({
    initial: { count: 0, round: null },
    reduce: roundsReducer,
    askedOf: ({ round }) => (round?.loop.phase === 'asking' ? round.loop.question : null),
    answerOf: (before, { round }) => {
      if (before.round?.loop.phase !== 'asking' || round?.loop.phase !== 'answered') return null;
      const { question, answer, isRight } = round.loop.last;
      return { itemId: game.idOf(question), activity: 'game', grade: isRight ? 'right' : 'wrong', answer };
    },
  }));
  const begin = (questions: readonly Item[], choice: Choice) => {
    send({ kind: 'round-begun', choice, questions });
    if (questions[0] !== undefined) game.onAsked?.(questions[0]);
  };
  const play = (choice: Choice) => begin(game.draw(random, choice), choice);
  const { count, round } = state;
  useBusy(round !== null && round.loop.phase !== 'finished' && round.loop.results.length > 0);
  if (round === null) return <PlayArea step={`before ${count + 1}`}>{game.start(play)}</PlayArea>;

  const { choice, loop } = round;
  const playAgain = () => play(choice);
  const next = () => {
    const after = send({ kind: 'next-requested' });
    if (after !== state && after.round?.loop.phase === 'asking') game.onAsked?.(after.round.loop.question);
  };
  return (
    <PlayArea step={`${count} ${loop.phase} ${loop.results.length}`} isAsking={loop.phase === 'asking'}>
      {loop.phase === 'finished' ? (
        <GameResult
          game={game}
          loop={loop}
          onPlayAgain={playAgain}
          onAgain={(items) => begin(items, choice)}
          onLeft={() => send({ kind: 'game-left' })}
        />
      ) : (
        <GameQuestion
          key={`${count} ${questionNumber(loop)}`}
          game={game}
          loop={loop}
          onAnswered={(answer) => {
            send({ kind: 'answer-given', answer, isRight: game.isRight(loop.question, answer) });
          }}
          onNext={game.mistake === undefined ? playAgain : next}
          onStartOver={playAgain}
        />
      )}
    </PlayArea>
  );
}

/** Starts a round. */
export function PlayButton({ onPressed, children }: { onPressed: () => void; children: ReactNode }) {
  return (
    <Button onClick={onPressed}>
      <Play aria-hidden size={18} />
      {children}
    </Button>
  );
}

interface StartCardProps {
  readonly label: ReactNode;
  readonly onPlay: () => void;
  /** What the game is about. */
  readonly children: ReactNode;
}

/** The start of a game, framed. */
export function StartCard({ label, onPlay, children }: StartCardProps) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <p>{children}</p>
      <ActionBar className="self-stretch">
        <PlayButton onPressed={onPlay}>{label}</PlayButton>
      </ActionBar>
    </Card>
  );
}

interface GameResultProps<Item extends object, Choice> {
  readonly game: MiscGame<Item, Choice>;
  readonly loop: QuestionLoop<Item>;
  readonly onPlayAgain: () => void;
  /** Plays a round of only these items. */
  readonly onAgain: (items: readonly Item[]) => void;
  readonly onLeft: () => void;
}

/** How many were right, the mistakes, and another round. */
function GameResult<Item extends object, Choice>(props: GameResultProps<Item, Choice>) {
  const { t, i18n } = useLingui();
  const { game, loop, onPlayAgain, onAgain, onLeft } = props;
  const right = rightCount(loop);
  const total = loop.results.length;
  return (
    <QuestionResultView
      mistakesTitle={t`Look at these again`}
      results={loop.results}
      describe={(result) => game.mistake?.(result)}
      itemIdOf={game.idOf}
      onAgain={onAgain}
      next={REVIEW_NEXT}
      actions={
        <>
          <Button tone="secondary" onClick={onPlayAgain}>
            <RotateCcw aria-hidden size={18} />
            <Trans>Play Again</Trans>
          </Button>
          {game.leave !== undefined && (
            <Button tone="secondary" onClick={onLeft}>
              {i18n._(game.leave)}
            </Button>
          )}
        </>
      }
    >
      <p className="text-xl font-bold">
        {right === total ? (
          <Trans>
            {right} of {total} right. Well done!
          </Trans>
        ) : (
          <Trans>
            {right} of {total} right.
          </Trans>
        )}
      </p>
    </QuestionResultView>
  );
}
