import { Heart, ListChecks, Timer, TrendingUp, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { rulesIn, type SittingMode } from '#exam/engine/game-rules.ts';
import type { ChoiceItem } from './choice-item.ts';
import { gameLengthOf, type AnyChoiceGame } from './choice-part.ts';
import type { QuizGameView } from '#routes/quiz-game-views.ts';
import { counted } from '#lib/counted.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';

interface GameIntroProps {
  readonly game: AnyChoiceGame;
  /** How it is to be played, before anything is chosen here. */
  readonly first: QuizGameView;
  readonly movesFocus: boolean;
  readonly onStarted: (mode: 'game' | 'calm', items: readonly ChoiceItem[]) => void;
}

const MODES = [
  { value: 'game', label: 'The game' },
  { value: 'calm', label: 'Calm practice: no clock, no lives' },
] as const;

/** What will be asked and by which rules, before anything counts. */
export function GameIntro({ game, first, movesFocus, onStarted }: GameIntroProps) {
  const { items, Intro } = game;
  const [mode, setMode] = useState<'game' | 'calm'>(first.kind);
  const [theme, setTheme] = useState(first.kind === 'calm' ? first.theme : null);
  const start = useRef<HTMLButtonElement>(null);
  useMovedFocus(start, movesFocus || null, { atFirst: true });
  const ofTheme = items.filter((item) => item.group.id === theme);
  const asked = mode === 'calm' && ofTheme.length > 0 ? ofTheme : items;
  return (
    <>
      <Card className="flex max-w-2xl flex-col gap-6">
        <div className="flex flex-col gap-3 text-lg">
          <Intro />
        </div>
        <RadioGroup
          legend="How do you want to play?"
          name="mode"
          options={MODES}
          value={mode}
          onChange={setMode}
        />
        {mode === 'calm' && <ThemeField items={items} theme={theme} onChosen={setTheme} />}
        <Rules game={game} mode={mode} count={mode === 'calm' ? asked.length : gameLengthOf(game)} />
      </Card>
      <ActionBar>
        <Button ref={start} className="sm:px-8 sm:text-lg" onClick={() => onStarted(mode, asked)}>
          Start
        </Button>
      </ActionBar>
    </>
  );
}

const ALL = '';

/** Calm practice is of all questions, or of one theme (MOC-13). */
function ThemeField({
  items,
  theme,
  onChosen,
}: {
  readonly items: readonly ChoiceItem[];
  readonly theme: string | null;
  readonly onChosen: (theme: string | null) => void;
}) {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item.group.id, (counts.get(item.group.id) ?? 0) + 1);
  const themes = new Map(items.map((item) => [item.group.id, item.group]));
  return (
    <SelectField
      label="Which questions?"
      name="theme"
      value={theme ?? ALL}
      onChange={({ currentTarget }) => onChosen(currentTarget.value === ALL ? null : currentTarget.value)}
    >
      <option value={ALL}>All {items.length}</option>
      {[...themes.values()].map(({ id, title }) => (
        <option key={id} value={id} lang="nl">
          {title} ({counts.get(id)})
        </option>
      ))}
    </SelectField>
  );
}

/** By which rules it is played. */
function Rules({
  game,
  mode,
  count,
}: {
  readonly game: AnyChoiceGame;
  readonly mode: SittingMode;
  readonly count: number;
}) {
  const { lives, durationMs, points, streakBonus } = rulesIn(mode, game.rules);
  const { rightToPass } = game;
  const toPass =
    rightToPass === null || mode === 'calm' ? '' : ` You pass with ${rightToPass} right answers or more.`;
  return (
    <ul className="flex flex-col gap-3">
      <Rule icon={ListChecks} colour="text-brand">
        {counted(count, 'question')}.{toPass}
      </Rule>
      <Rule icon={Heart} colour="text-danger">
        {lives === null
          ? 'No lives: a mistake costs nothing. You see the right answer, and why.'
          : `${lives} lives. A wrong answer costs one. The real exam has no lives: it lets you make more mistakes.`}
      </Rule>
      <Rule icon={TrendingUp} colour="text-success">
        {points} points for a right answer, and {streakBonus} more for each right answer in a row before it.
      </Rule>
      <Rule icon={Timer} colour="text-action">
        {durationMs === null
          ? 'No clock: take your time.'
          : `${durationMs / MINUTE_MS} minutes. The clock does not stop.`}
      </Rule>
    </ul>
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
