import { Play, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  mistakes,
  questionNumber,
  questionReducer,
  rightCount,
  startQuestions,
  type QuestionLoop,
} from '#domain/question/question-loop.ts';
import { GameQuestion } from '#features/misc/games/game-question.tsx';
import type { MiscGame } from '#features/misc/games/misc-game.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { PlayArea } from '#shared/question/play-area.tsx';
import { QuestionResultView } from '#shared/question/question-result.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface Round<Item, Choice> {
  /** Tells one round from the next. */
  readonly number: number;
  readonly choice: Choice;
  readonly loop: QuestionLoop<Item>;
}

/** Plays a game from its start to its result, and again. What was played is forgotten when the page is left. */
export function MiscGameRunner<Item extends object, Choice = void>({
  game,
}: {
  game: MiscGame<Item, Choice>;
}) {
  const { random } = usePlatform();
  const [round, setRound] = useState<Round<Item, Choice> | null>(null);
  const [playedCount, setPlayedCount] = useState(0);
  const play = (choice: Choice) => {
    const items = game.draw(random, choice);
    setPlayedCount(playedCount + 1);
    setRound({ number: playedCount + 1, choice, loop: startQuestions(items) });
    if (items[0] !== undefined) game.onAsked?.(items[0]);
  };
  if (round === null) return <PlayArea step="before">{game.start(play)}</PlayArea>;

  const { number, choice, loop } = round;
  const playAgain = () => play(choice);
  const next = () => {
    if (game.mistake === undefined) {
      playAgain();
      return;
    }
    setRound({ ...round, loop: questionReducer(loop, { kind: 'next-requested' }) });
    const item = loop.questions[loop.results.length];
    if (item !== undefined) game.onAsked?.(item);
  };
  return (
    <PlayArea step={`${number} ${loop.phase} ${loop.results.length}`}>
      {loop.phase === 'finished' ? (
        <GameResult game={game} loop={loop} onPlayAgain={playAgain} onLeft={() => setRound(null)} />
      ) : (
        <GameQuestion
          key={`${number} ${questionNumber(loop)}`}
          game={game}
          loop={loop}
          onAnswered={(answer, isRight) =>
            setRound({ ...round, loop: questionReducer(loop, { kind: 'answer-given', answer, isRight }) })
          }
          onNext={next}
          onStartOver={playAgain}
        />
      )}
    </PlayArea>
  );
}

/** Begins a round. */
export function PlayButton({ onPressed, children }: { onPressed: () => void; children: ReactNode }) {
  return (
    <Button onClick={onPressed}>
      <Play aria-hidden size={18} />
      {children}
    </Button>
  );
}

interface StartCardProps {
  readonly label: string;
  readonly onPlay: () => void;
  /** What the game is about. */
  readonly children: ReactNode;
}

/** The start of a game in a frame of its own. */
export function StartCard({ label, onPlay, children }: StartCardProps) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <p>{children}</p>
      <PlayButton onPressed={onPlay}>{label}</PlayButton>
    </Card>
  );
}

interface GameResultProps<Item extends object, Choice> {
  readonly game: MiscGame<Item, Choice>;
  readonly loop: QuestionLoop<Item>;
  readonly onPlayAgain: () => void;
  readonly onLeft: () => void;
}

/** How many were right, what went wrong, and another round. */
function GameResult<Item extends object, Choice>(props: GameResultProps<Item, Choice>) {
  const { game, loop, onPlayAgain, onLeft } = props;
  const right = rightCount(loop);
  const total = loop.results.length;
  return (
    <QuestionResultView
      mistakesTitle="Look at these again"
      mistakes={mistakes(loop)}
      describe={(mistake) => game.mistake?.(mistake)}
      actions={
        <>
          <Button onClick={onPlayAgain}>
            <RotateCcw aria-hidden size={18} />
            Play Again
          </Button>
          {game.leave !== undefined && (
            <Button tone="secondary" onClick={onLeft}>
              {game.leave}
            </Button>
          )}
        </>
      }
    >
      <p className="text-xl font-bold">
        {right} of {total} right{right === total ? '. Well done!' : '.'}
      </p>
    </QuestionResultView>
  );
}
