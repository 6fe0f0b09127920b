import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { QUESTION_SKILLS } from '#content/schema/question-skill.ts';
import { ResultCard } from '#exam/screens/result-parts.tsx';
import { outcomeOf, type PastSitting } from '#exam/engine/choice-sitting.ts';
import {
  countRight,
  judgedAnswers,
  totalScore,
  type GameRules,
  type JudgedAnswer,
} from '#exam/engine/game-rules.ts';
import { clockText } from '#exam/engine/time-left.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { RoomLink } from '#exam/screens/room-link.tsx';
import type { ChoiceItem, ItemGroup } from './choice-item.ts';
import {
  gameLengthOf,
  askedIn,
  onlyGroupOf,
  onlySkillOf,
  type AnyChoiceGame,
  type GameTexts,
} from './choice-part.ts';
import { groupResults, ReviewedQuestion, type GroupResult } from './choice-result.tsx';
import { RatingView } from '#exam/screens/rating-view.tsx';
import { SecondName } from '#components/second-name.tsx';
import { ScreenLine } from '#components/screen-text.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { tabName } from '#ui/screen.ts';
import { Button } from '#ui/button.tsx';
import { Dutch } from '#ui/dutch.tsx';

export interface GameResultProps {
  readonly game: AnyChoiceGame;
  /** The questions in the order in which they were asked. */
  readonly asked: readonly ChoiceItem[];
  readonly ended: PastSitting;
  readonly movesFocus: boolean;
  readonly onRestarted: () => void;
  /** Begins calm practice of these (MOC-13). */
  readonly onPractised: (items: readonly ChoiceItem[]) => void;
}

/**
 * How a game ended, and each question once more (EXM-08). Takes the focus, and is read out by that. Loaded late, hence the
 * default export.
 */
export default function GameResult({
  game,
  asked,
  ended,
  movesFocus,
  onRestarted,
  onPractised,
}: GameResultProps) {
  const { t } = useLingui();
  const { texts, rules, ResultNote } = game;
  const isCalm = rules.lives === null;
  // Ratings and the mark to pass are for the whole game by its rules, not for calm practice or a round of one theme.
  const isWhole = !isCalm && asked.length === gameLengthOf(game);
  const rightToPass = isWhole ? game.rightToPass : null;
  const bank = { game: rules, questions: new Map(asked.map((item) => [item.id, item])) };
  const answers = judgedAnswers(bank.questions, ended);
  const outcome = outcomeOf(bank, ended);
  const right = countRight(answers);
  const reached = asked.filter(({ id }) => ended.answers[id] !== undefined);
  const missed = reached.filter(({ id, correct }) => ended.answers[id] !== correct);
  const isOutOfLives = outcome === 'out-of-lives';
  return (
    <>
      <ResultCard
        ended={ended.id}
        movesFocus={movesFocus}
        summary={
          <>
            {isOutOfLives ? (
              <>
                <h2 className="text-xl font-bold">
                  <ScreenLine text={texts.outOfLives} englishClass="mt-1" />
                </h2>
                {rightToPass !== null && right >= rightToPass && <EnoughAnyway right={right} />}
              </>
            ) : (
              <>
                <EndedHeading isTimeUp={outcome !== 'completed'} />
                {isCalm && <CalmNote asked={asked} />}
                {isWhole && <RatingView rating={game.rate(answers, asked.length)} />}
                {rightToPass !== null && <Verdict texts={texts} isPassed={right >= rightToPass} />}
              </>
            )}
            <dl {...tabName(t`Result`)} className="flex flex-wrap gap-x-8 gap-y-2">
              <Figure name={t`Right`} value={t`${right} of ${{ asked: asked.length }}`} />
              <Figure name={t`Score`} value={String(totalScore(answers, rules))} />
              <TimeLeft rules={rules} ended={ended} />
            </dl>
            {ResultNote && <ResultNote ended={ended} />}
          </>
        }
      >
        {missed.length > 0 && (
          <AddToReview
            itemIds={missed.map(({ id }) => itemId('question', id))}
            what={t`${{ count: missed.length }} not right`}
          />
        )}
      </ResultCard>
      <GroupList
        groups={groupResults(reached, answers)}
        onPractised={({ id }) => onPractised(askedIn('calm', game, { theme: id }))}
      />
      <AnswerList reached={reached} answers={answers} left={asked.length - reached.length} />
      <ActionBar>
        <Button tone="quiet" onClick={onRestarted}>
          {isOutOfLives ? <Trans>Try Again</Trans> : <Trans>Play Again</Trans>}
        </Button>
        {missed.length > 0 && (
          <Button onClick={() => onPractised(missed)}>
            <Trans>Practise these again</Trans>
          </Button>
        )}
        <RoomLink part={game.part} isPrimary={missed.length === 0} />
      </ActionBar>
    </>
  );
}

function EndedHeading({ isTimeUp }: { readonly isTimeUp: boolean }) {
  return (
    <h2 className="text-xl font-bold">
      {isTimeUp ? <Trans>The time is over: your result</Trans> : <Trans>Your result</Trans>}
    </h2>
  );
}

function EnoughAnyway({ right }: { readonly right: number }) {
  return (
    <p>
      <Trans>
        {right} right answers are enough to pass here: in a game without lives you would have passed.
      </Trans>
    </p>
  );
}

/** MOC-13: what was practised calmly is not measured like a game. */
function CalmNote({ asked }: { readonly asked: readonly ChoiceItem[] }) {
  const { i18n } = useLingui();
  const theme = onlyGroupOf(asked);
  const skill = theme === null ? onlySkillOf(asked) : null;
  const title = theme?.title;
  return (
    <p>
      {theme !== null ? (
        <Trans>
          Calm practice: no clock and no lives, only <Dutch>{title}</Dutch>. You cannot pass or fail it.
        </Trans>
      ) : skill !== null ? (
        <Trans>
          Calm practice: no clock and no lives: {{ skill: i18n._(QUESTION_SKILLS[skill]) }}. You cannot pass
          or fail it.
        </Trans>
      ) : (
        <Trans>Calm practice: no clock and no lives. You cannot pass or fail it.</Trans>
      )}
    </p>
  );
}

/** KNM-04, LIS-03 */
function Verdict({ texts, isPassed }: { readonly texts: GameTexts; readonly isPassed: boolean }) {
  return (
    <p
      className={clsx(
        'self-start rounded-control border-2 px-4 py-1.5 font-bold tracking-wide',
        isPassed ? 'border-success bg-success-soft text-success' : 'border-danger bg-danger-soft text-danger',
      )}
    >
      <ScreenLine text={(isPassed ? texts.passed : texts.failed) ?? { nl: '' }} />
    </p>
  );
}

/** Where time counts. */
function TimeLeft({ rules: { durationMs }, ended }: { rules: GameRules; ended: PastSitting }) {
  const { t } = useLingui();
  if (durationMs === null) return null;
  const leftMs = Math.max(ended.startedAt + durationMs - ended.endedAt, 0);
  return <Figure name={t`Time left`} value={clockText(leftMs)} />;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}

interface GroupListProps {
  /** Of the questions that were answered. */
  readonly groups: readonly GroupResult<ChoiceItem>[];
  readonly onPractised: (group: ItemGroup) => void;
}

/** The results by group, those with most mistakes first, each with its own round (EXM-08). */
function GroupList({ groups, onPractised }: GroupListProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="theme-results" className="flex max-w-2xl flex-col gap-3">
      <h2 id="theme-results" className="text-xl font-bold">
        <Trans>By theme</Trans>
      </h2>
      <ul className="flex flex-col">
        {groups
          .toSorted((one, other) => wrongIn(other) - wrongIn(one) || one.right - other.right)
          .map((result) => (
            <li
              key={result.group.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-0">
                <h3 className="font-semibold wrap-anywhere">
                  <span lang="nl">{result.group.title}</span>
                  <SecondName english={result.group.english} className="font-normal text-ink-soft" />
                </h3>
                <p className="tabular-nums">
                  <Trans>
                    {{ right: result.right }} right, {{ wrong: wrongIn(result) }} wrong
                  </Trans>
                </p>
              </div>
              <Button tone="secondary" onClick={() => onPractised(result.group)}>
                <Trans>Practise this</Trans>
                <span lang="nl" className="sr-only">
                  {result.group.title}
                </span>
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function wrongIn({ items, right }: GroupResult<ChoiceItem>): number {
  return items.length - right;
}

interface AnswerListProps {
  readonly reached: readonly ChoiceItem[];
  readonly answers: readonly JudgedAnswer[];
  /** How many were not reached: they are counted, not given away. */
  readonly left: number;
}

function AnswerList({ reached, answers, left }: AnswerListProps) {
  return (
    <section aria-labelledby="answer-review" className="flex flex-col gap-3">
      <h2 id="answer-review" className="text-xl font-bold">
        <Trans>Your answers</Trans>
      </h2>
      <ol className="grid grid-cols-1 gap-3 empty:hidden lg:grid-cols-2">
        {reached.map((item) => (
          <ReviewedQuestion
            key={item.id}
            item={item}
            answer={answers.find(({ questionId }) => questionId === item.id)}
          />
        ))}
      </ol>
      {left > 0 && (
        <p>
          <Plural
            value={left}
            one="Not reached: # question. You can still get it as new in another game."
            other="Not reached: # questions. You can still get them as new in another game."
          />
        </p>
      )}
    </section>
  );
}
