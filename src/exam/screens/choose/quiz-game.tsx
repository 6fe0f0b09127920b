import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { rulesIn } from '#exam/engine/game-rules.ts';
import { paperOfGame } from '#exam/engine/paper.ts';
import { ExamPage } from '#exam/screens/exam-page.tsx';
import { LeaveDialog } from '#exam/screens/leave-and-restart.tsx';
import type { GameResultProps } from './game-result.tsx';
import { GameIntro } from './game-intro.tsx';
import type { GameSittingProps } from './game-sitting.tsx';
import { inGroups, type ChoiceItem } from './choice-item.ts';
import { gameIn, selectionOf, type ChoiceGame } from './choice-part.ts';
import { QUIZ_GAME_VIEWS, type QuizGameView } from '#routes/quiz-game-views.ts';
import type { UnderWayNoteProps } from './under-way-note.tsx';
import { quizGamePlay, sittingOf, useQuizGame, type QuizGamePlay } from './use-quiz-game.ts';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';
import { SittingView } from '#practice/components/sitting-view.tsx';
import type { OpenSitting } from '#practice/components/use-machine.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

interface QuizGamePageProps<Item extends ChoiceItem> {
  readonly game: ChoiceGame<Item>;
  /** Draws a question; fetched while one reads what the game is about. */
  readonly sittingCode: LazyCode<GameSittingProps<Item>>;
}

/** Not needed before the last answer. */
const gameResultCode = lazyCode<GameResultProps>(() => import('./game-result.tsx'));

/** The page of a quiz game, from its intro to its result (EXM-04). */
export function QuizGamePage<Item extends ChoiceItem>({ game, sittingCode }: QuizGamePageProps<Item>) {
  const { i18n } = useLingui();
  const sitting = useQuizGame(game);
  useFetchedAhead(useMemo(() => [sittingCode, gameResultCode], [sittingCode]));
  const isIntro = sitting.phase !== 'playing' || sittingOf(sitting.state) === undefined;
  return (
    <ExamPage title={i18n._(game.part.game.title)} isColumn={isIntro}>
      <SittingView sitting={sitting}>
        {(open) => (
          <OpenGame
            game={game}
            sittingCode={sittingCode}
            play={quizGamePlay(game, open)}
            isKept={open.isKept}
          />
        )}
      </SittingView>
    </ExamPage>
  );
}

const underWayNoteCode = lazyCode<UnderWayNoteProps>(() => import('./under-way-note.tsx'));

interface QuizGameProps<Item extends ChoiceItem> extends QuizGamePageProps<Item> {
  readonly play: QuizGamePlay<Item>;
}

/** A game under way comes first; if the person came to practise something else, they are asked (MOC-13). */
function OpenGame<Item extends ChoiceItem>({
  game,
  sittingCode,
  play,
  isKept,
}: QuizGameProps<Item> & Pick<OpenSitting<unknown, unknown>, 'isKept'>) {
  const { i18n, t } = useLingui();
  const { view, showView } = usePageView(QUIZ_GAME_VIEWS);
  const forgetView = () => {
    if (!isPlain(view)) showView(QUIZ_GAME_VIEWS.first, { replace: true, quiet: true });
  };
  const isHalfDone = play.desk.current !== null;
  if (isHalfDone && view.kind === 'calm' && !isAsWanted(view, play))
    return (
      <LazyView
        code={underWayNoteCode}
        props={{
          what: t`${{ answered: play.answers.length }} of ${{ asked: play.asked.length }} questions answered`,
          onGoneOn: forgetView,
          onLeft: () => play.send({ kind: 'restart-requested' }),
        }}
      />
    );
  const { rules } = gameIn(play.mode, game);
  return (
    <>
      <QuizGame game={game} sittingCode={sittingCode} play={play} view={view} onStarting={forgetView} />
      <LeaveDialog
        isHalfDone={isHalfDone}
        consequence={i18n._(consequenceOfLeaving(isKept, rules.durationMs !== null))}
      />
    </>
  );
}

/** Nothing was preselected by a link. */
function isPlain({ kind, theme, skill }: QuizGameView): boolean {
  return kind === 'game' && theme === null && skill === undefined;
}

function isAsWanted({ theme, skill }: QuizGameView, { mode, asked }: QuizGamePlay<ChoiceItem>): boolean {
  const played = selectionOf(asked);
  return (
    mode === 'calm' &&
    (theme === null || played.theme === theme) &&
    (skill === undefined || played.skill === skill)
  );
}

function QuizGame<Item extends ChoiceItem>({
  game,
  sittingCode,
  play,
  view,
  onStarting,
}: QuizGameProps<Item> & { readonly view: QuizGameView; readonly onStarting: () => void }) {
  const { random } = usePlatform();
  const { desk, mode, current, asked, send, movesFocus } = play;
  const { part, rules, itemOrder } = game;
  /** The last mode, for playing again. */
  const [last, setLast] = useState<QuizGameView>(QUIZ_GAME_VIEWS.first);
  const start = (as: 'game' | 'calm', items: readonly ChoiceItem[]) => {
    onStarting();
    const { durationMs } = rulesIn(as, rules);
    const count = as === 'game' ? part.game.asked : undefined;
    send({
      kind: 'sitting-started',
      id: as,
      examId: as,
      paper: paperOfGame(
        inGroups(items, (item) => item.fragment?.id ?? item.id),
        { order: itemOrder, count },
        random,
      ),
      allowance: durationMs === null ? 'untimed' : 'official',
      formatMs: durationMs ?? 0,
      view: { kind: 'question', place: 0 },
    });
  };
  const restart = () => {
    setLast({ kind: mode === 'calm' ? 'calm' : 'game', ...selectionOf(asked) });
    send({ kind: 'restart-requested' });
  };
  if (current !== null)
    return (
      <LazyView
        code={sittingCode}
        props={{ game: gameIn(mode, game), play, current, onRestarted: restart }}
        placeholder={<Skeleton className="h-96" />}
      />
    );
  const [ended] = desk.past;
  if (ended !== undefined)
    return (
      <LazyView
        code={gameResultCode}
        props={{
          game: gameIn(mode, game),
          asked,
          ended,
          movesFocus,
          onRestarted: restart,
          onPractised(items) {
            restart();
            start('calm', items);
          },
        }}
      />
    );
  return (
    <GameIntro game={game} first={isPlain(view) ? last : view} movesFocus={movesFocus} onStarted={start} />
  );
}

function consequenceOfLeaving(isKept: boolean, isTimed: boolean): MessageDescriptor {
  if (!isKept)
    return msg`This game can’t be saved on your device. If you leave, you will have to start again.`;
  return isTimed
    ? msg`Your answers are saved on this device, but the clock does not stop while you are away.`
    : msg`Your answers are saved on this device: you can continue later where you stopped.`;
}
