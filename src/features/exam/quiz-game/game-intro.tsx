import { Heart, ListChecks, Timer, TrendingUp, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { LIVES } from '#domain/exam/quiz-game-rules.ts';
import type { QuizGameAbout } from '#features/exam/quiz-game/quiz-game-about.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface GameIntroProps {
  readonly about: QuizGameAbout;
  /** It is begun, and the game is still on its way. */
  readonly isAwaited?: boolean;
  readonly movesFocus: boolean;
  /** Somebody is about to press Start. */
  readonly onIntended?: () => void;
  readonly onStarted: () => void;
}

/** What will be asked and by which rules, before anything counts. */
export function GameIntro({ about, isAwaited = false, movesFocus, onIntended, onStarted }: GameIntroProps) {
  const { rules, questionCount, rightToPass, Intro } = about;
  const start = useRef<HTMLButtonElement>(null);
  useMovedFocus(start, movesFocus || null, { atFirst: true });
  const toPass = rightToPass === null ? '' : ` You pass with ${rightToPass} right answers or more.`;
  return (
    <Card className="flex max-w-2xl flex-col gap-6">
      <div className="flex flex-col gap-3 text-lg">
        <Intro />
      </div>
      <ul className="flex flex-col gap-3">
        <Rule icon={ListChecks} colour="text-brand">
          {questionCount} questions.{toPass}
        </Rule>
        <Rule icon={Heart} colour="text-danger">
          {LIVES} lives. A wrong answer costs one. The real exam has no lives: it lets you make more mistakes.
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
      <Button
        ref={start}
        busy={isAwaited}
        className="self-start px-8 text-lg"
        onPointerEnter={onIntended}
        onFocus={onIntended}
        onClick={onStarted}
      >
        Start
      </Button>
    </Card>
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
