import { Heart, ListChecks, Timer, TrendingUp, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { LIVES } from '#domain/exam/quiz-game-rules.ts';
import type { AnyQuizGame } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface GameIntroProps {
  readonly game: AnyQuizGame;
  readonly movesFocus: boolean;
  readonly onStarted: () => void;
}

/** What will be asked and by which rules, before anything counts. */
export function GameIntro({ game, movesFocus, onStarted }: GameIntroProps) {
  const { rules, items, rightToPass, Intro } = game;
  const start = useRef<HTMLButtonElement>(null);
  useMovedFocus(start, movesFocus || null, { atFirst: true });
  const toPass = rightToPass === null ? '' : ` You pass with ${rightToPass} right answers or more.`;
  return (
    <>
      <Card className="flex max-w-2xl flex-col gap-6">
        <div className="flex flex-col gap-3 text-lg">
          <Intro />
        </div>
        <ul className="flex flex-col gap-3">
          <Rule icon={ListChecks} colour="text-brand">
            {items.length} questions.{toPass}
          </Rule>
          <Rule icon={Heart} colour="text-danger">
            {LIVES} lives. A wrong answer costs one. The real exam has no lives: it lets you make more
            mistakes.
          </Rule>
          <Rule icon={TrendingUp} colour="text-success">
            {rules.points} points for a right answer, and {rules.streakBonus} more for each right answer in a
            row before it.
          </Rule>
          <Rule icon={Timer} colour="text-action">
            {rules.durationMs === null
              ? 'No clock: take your time.'
              : `${rules.durationMs / MINUTE_MS} minutes. The clock does not stop.`}
          </Rule>
        </ul>
      </Card>
      <ActionBar>
        <Button ref={start} className="sm:px-8 sm:text-lg" onClick={onStarted}>
          Start
        </Button>
      </ActionBar>
    </>
  );
}

function Rule({ icon: Icon, colour, children }: { icon: LucideIcon; colour: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden size={22} className={`mt-0.5 shrink-0 ${colour}`} />
      <span>{children}</span>
    </li>
  );
}
