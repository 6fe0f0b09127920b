import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heart, ListChecks, Timer, TrendingUp, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { rulesIn, type SittingMode } from '#exam/engine/game-rules.ts';
import { QUESTION_SKILLS, SKILL_IDS } from '#content/schema/question-skill.ts';
import { inGroups, type ChoiceItem } from './choice-item.ts';
import { askedIn, everyItemOf, gameLengthOf, type AnyChoiceGame, type Selection } from './choice-part.ts';
import type { QuizGameView } from '#routes/quiz-game-views.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type ShownText, textOf } from '#lib/shown-text.ts';

interface GameIntroProps {
  readonly game: AnyChoiceGame;
  /** How it is to be played, before anything is chosen here. */
  readonly first: QuizGameView;
  readonly movesFocus: boolean;
  readonly onStarted: (mode: 'game' | 'calm', items: readonly ChoiceItem[]) => void;
}

const MODES = [
  { value: 'game', label: <Trans>The game</Trans> },
  { value: 'calm', label: <Trans>Calm practice: no clock, no lives</Trans> },
] as const;

/** What will be asked and by which rules, before anything counts. */
export function GameIntro({ game, first, movesFocus, onStarted }: GameIntroProps) {
  const { t } = useLingui();
  const { items, Intro } = game;
  const [mode, setMode] = useState(first.kind);
  const [wanted, setWanted] = useState<Selection>(first);
  const start = useRef<HTMLButtonElement>(null);
  useMovedFocus(start, movesFocus || null, { atFirst: true });
  const found = askedIn(mode, game, wanted);
  const asked = found.length > 0 ? found : items;
  const count = mode === 'game' ? Math.min(asked.length, gameLengthOf(game)) : asked.length;
  return (
    <>
      <Card className="flex flex-col gap-6">
        <div className="flex flex-col gap-3 text-lg">
          <Intro />
        </div>
        <RadioGroup
          legend={t`How do you want to play?`}
          name="mode"
          options={MODES}
          value={mode}
          onChange={setMode}
        />
        <SelectionField game={game} mode={mode} wanted={wanted} onChosen={setWanted} />
        <Rules game={game} mode={mode} count={count} isWhole={asked.length === items.length} />
      </Card>
      <ActionBar>
        <Button ref={start} className="sm:px-8 sm:text-lg" onClick={() => onStarted(mode, asked)}>
          <Trans>Start</Trans>
        </Button>
      </ActionBar>
    </>
  );
}

/** All questions, those of one theme or text (MOC-13), or those of one skill (EXM-09). */
function SelectionField({
  game,
  mode,
  wanted,
  onChosen,
}: {
  readonly game: AnyChoiceGame;
  readonly mode: 'game' | 'calm';
  readonly wanted: Selection;
  readonly onChosen: (wanted: Selection) => void;
}) {
  const { t, i18n } = useLingui();
  const choices = selectionsOf(game, mode);
  const chosen = choices.find(
    ({ selection: { theme, skill } }) => theme === wanted.theme && skill === wanted.skill,
  );
  return (
    <SelectField
      label={t`Which questions?`}
      name="questions"
      value={chosen?.key ?? ''}
      onChange={({ currentTarget }) =>
        onChosen(choices.find(({ key }) => key === currentTarget.value)?.selection ?? { theme: null })
      }
    >
      <option value="">
        <Trans>All {{ length: game.items.length }}</Trans>
      </option>
      {choices.map(({ key, title, lang, count }) => (
        <option key={key} value={key} lang={lang}>
          {textOf(title, i18n)} ({count})
        </option>
      ))}
    </SelectField>
  );
}

interface Choice {
  readonly key: string;
  readonly title: ShownText;
  readonly lang: 'nl' | undefined;
  readonly selection: Selection;
  readonly count: number;
}

/** What can be chosen of them: each skill, then each theme or text. */
function selectionsOf(game: AnyChoiceGame, mode: 'game' | 'calm'): readonly Choice[] {
  const skills = SKILL_IDS.flatMap((skill): Choice[] => {
    const selection: Selection = { theme: null, skill };
    const count = askedIn(mode, game, selection).length;
    return count === 0
      ? []
      : [{ key: skill, title: QUESTION_SKILLS[skill], lang: undefined, selection, count }];
  });
  const groups = inGroups(mode === 'calm' ? everyItemOf(game) : game.items).flatMap(
    ({ id, questions: [first] }): Choice[] => {
      if (first === undefined) return [];
      const selection: Selection = { theme: id };
      const count = askedIn(mode, game, selection).length;
      return [{ key: `theme ${id}`, title: first.group.title, lang: 'nl', selection, count }];
    },
  );
  return [...skills, ...groups];
}

/** By which rules it is played. */
function Rules({
  game,
  mode,
  count,
  isWhole,
}: {
  readonly game: AnyChoiceGame;
  readonly mode: SittingMode;
  readonly count: number;
  /** All questions of the game, and not only some of them. */
  readonly isWhole: boolean;
}) {
  const { lives, durationMs, points, streakBonus } = rulesIn(mode, game.rules);
  const { rightToPass } = game;
  const isPassed = rightToPass !== null && mode === 'game' && isWhole;
  return (
    <ul className="flex flex-col gap-3">
      <Rule icon={ListChecks} colour="text-brand">
        {isPassed ? (
          <Trans>
            <Plural value={count} one="# question" other="# questions" />. You pass with {rightToPass} right
            answers or more.
          </Trans>
        ) : (
          <Plural value={count} one="# question." other="# questions." />
        )}
      </Rule>
      <Rule icon={Heart} colour="text-danger">
        {lives === null ? (
          <Trans>No lives: a mistake costs nothing. You see the right answer, and why.</Trans>
        ) : (
          <Trans>
            {lives} lives. A wrong answer costs one. The real exam has no lives: it lets you make more
            mistakes.
          </Trans>
        )}
      </Rule>
      <Rule icon={TrendingUp} colour="text-success">
        <Trans>
          {points} points for a right answer. {streakBonus} more for each right answer just before it.
        </Trans>
      </Rule>
      <Rule icon={Timer} colour="text-action">
        {durationMs === null ? (
          <Trans>No clock: you have all the time you need.</Trans>
        ) : (
          <Trans>{{ minutes: durationMs / MINUTE_MS }} minutes. The clock does not stop.</Trans>
        )}
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
