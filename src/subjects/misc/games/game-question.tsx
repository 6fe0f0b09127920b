import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { questionNumber, rightCount, type AskedLoop } from '#practice/rules/question-loop.ts';
import { QuestionAreaContext } from './game-answers.tsx';
import type { Asked, GameLayout, MiscGame } from './misc-game.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_AT_TOP, FOCUS_HERE, SEEN_TOO } from '#ui/moved-focus.ts';
import { Sign } from '#ui/sign.tsx';

interface LayoutClasses {
  readonly whole: string;
  readonly head: string;
  readonly picture: string;
  readonly rest: string;
  readonly question: string;
  readonly bar: string;
  /** The line that gets the focus when an item is asked: it is then read out, and scrolled into view with what belongs to it. */
  readonly focusOn: 'count' | 'question';
}

const LAYOUTS: Record<GameLayout, LayoutClasses> = {
  column: {
    whole: 'w-full gap-4',
    head: 'contents',
    picture: '',
    rest: 'contents',
    question: 'text-2xl font-semibold',
    bar: '',
    focusOn: 'question',
  },
  picture: {
    whole: 'gap-x-6 gap-y-3 md:grid md:grid-cols-2 md:items-start',
    head: 'flex flex-wrap items-center justify-between gap-x-4 md:col-span-2',
    picture: 'flex justify-center',
    rest: 'flex flex-col gap-4',
    question: 'text-xl font-bold',
    bar: 'md:col-span-2',
    focusOn: 'count',
  },
  map: {
    whole: 'gap-x-5 gap-y-4 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:items-start',
    head: 'flex flex-col gap-2 lg:col-start-2',
    picture: 'lg:col-start-1 lg:row-span-3 lg:row-start-1',
    rest: 'flex flex-col gap-4',
    question: 'text-lg font-bold',
    bar: 'lg:col-start-2',
    focusOn: 'count',
  },
  press: {
    whole: 'gap-4 lg:grid lg:grid-cols-[3fr_5fr] lg:items-start',
    head: 'flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4 max-lg:[@media(min-height:40rem)]:sticky max-lg:[@media(min-height:40rem)]:top-[calc(7rem+var(--notice-room))] max-lg:z-10',
    picture: '',
    rest: 'contents',
    question: 'text-xl',
    bar: 'lg:col-span-2',
    focusOn: 'question',
  },
};

interface GameQuestionProps<Item extends object, Choice> {
  readonly game: MiscGame<Item, Choice>;
  readonly loop: AskedLoop<Item>;
  readonly onAnswered: (answer: string) => void;
  readonly onNext: () => void;
  readonly onStartOver: () => void;
}

/** One item of a game, asked and answered as its description says. */
export function GameQuestion<Item extends object, Choice>({
  game,
  loop,
  onAnswered,
  onNext,
  onStartOver,
}: GameQuestionProps<Item, Choice>) {
  const questionId = useId();
  const area = useRef<HTMLDivElement>(null);
  const result = loop.phase === 'answered' ? loop.last : null;
  const asked: Asked<Item> = { item: loop.question, result, give: onAnswered, questionId };
  const kind = game.layout ?? 'column';
  const layout = LAYOUTS[kind];
  const rest = <AskedPart game={game} asked={asked} kind={kind} area={area} />;
  return (
    <div ref={area} className={`stage-part ${layout.whole}`}>
      <div className={layout.head}>
        <Count game={game} loop={loop} isFocusLine={layout.focusOn === 'count'} />
        {game.isScored === true && (
          <Button tone="quiet" onClick={onStartOver} className="-me-3">
            <Trans>Start Over</Trans>
          </Button>
        )}
        {game.task?.(asked)}
        {kind === 'press' && rest}
      </div>
      {game.picture && (
        <div
          // Only where the buttons at the lower edge change the content of the task.
          {...(game.controls && result === null ? SEEN_TOO : {})}
          className={clsx('scroll-mb-20', layout.picture)}
        >
          {game.picture(asked)}
        </div>
      )}
      {kind !== 'press' && rest}
      <ActionBar className={layout.bar}>
        {result ? <NextButton game={game} loop={loop} onNext={onNext} /> : game.controls?.(asked)}
      </ActionBar>
    </div>
  );
}

interface AskedPartProps<Item extends object, Choice> {
  readonly game: MiscGame<Item, Choice>;
  readonly asked: Asked<Item>;
  readonly kind: GameLayout;
  /** The element around the whole question. */
  readonly area: RefObject<HTMLDivElement | null>;
}

/** The question, its options, and the feedback. */
function AskedPart<Item extends object, Choice>({ game, asked, kind, area }: AskedPartProps<Item, Choice>) {
  const { result, questionId } = asked;
  const layout = LAYOUTS[kind];
  return (
    <div className={layout.rest}>
      {game.question && (
        <p
          {...(result === null && layout.focusOn === 'question' ? FOCUS_HERE : {})}
          id={questionId}
          tabIndex={-1}
          lang="nl"
          className={clsx('outline-none', layout.question)}
        >
          {game.question(asked)}
        </p>
      )}
      {game.answer && <QuestionAreaContext value={area}>{game.answer(asked)}</QuestionAreaContext>}
      <output {...(result && kind !== 'press' ? SEEN_TOO : {})} className="block empty:hidden">
        {result && (
          <Verdict isRight={result.isRight} isShort={kind === 'press'}>
            {game.verdict(result)}
          </Verdict>
        )}
      </output>
      <div className={clsx('flex flex-wrap empty:hidden', kind === 'press' ? 'gap-2' : 'gap-3')}>
        {game.actions?.(asked)}
      </div>
    </div>
  );
}

type CountProps<Item extends object, Choice> = Pick<GameQuestionProps<Item, Choice>, 'game' | 'loop'> & {
  readonly isFocusLine: boolean;
};

/** `Clock 3 of 10 · Score: 2`. Less prominent where the question below should be seen first. */
function Count<Item extends object, Choice>({ game, loop, isFocusLine }: CountProps<Item, Choice>) {
  const { t, i18n } = useLingui();
  if (game.counted === undefined) return null;
  return (
    <p
      {...(isFocusLine && loop.phase === 'asking' ? FOCUS_AT_TOP : {})}
      tabIndex={isFocusLine ? -1 : undefined}
      className={clsx(
        'outline-none',
        isFocusLine || game.question === undefined ? 'font-semibold' : 'text-ink-soft',
        game.layout === 'press' && 'text-sm',
      )}
    >
      {i18n._(game.counted(questionNumber(loop), loop.questions.length))}
      {game.isScored === true && t` · Score: ${{ score: rightCount(loop) }}`}
    </p>
  );
}

interface VerdictProps {
  readonly isRight: boolean;
  /** On a phone it covers part of the picture. */
  readonly isShort: boolean;
  readonly children: ReactNode;
}

/** Right or wrong, in words, with a sign and a colour; read out by a screen reader. */
function Verdict({ isRight, isShort, children }: VerdictProps) {
  const { t } = useLingui();
  const colour = isRight ? 'text-success' : 'text-danger';
  const shape = isRight ? 'check' : 'alert';
  const said = isRight ? t`Right!` : t`Not right.`;
  if (isShort) {
    return (
      <div className="flex items-start gap-2">
        <Sign shape={shape} className={`mt-0.5 size-5 ${colour}`} />
        <span>
          <strong className={colour}>{said}</strong> {children}
        </span>
      </div>
    );
  }
  return (
    <div
      className={clsx(
        'flex items-start gap-3 rounded-control border p-4',
        isRight ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft',
      )}
    >
      <Sign shape={shape} className={`mt-0.5 size-6 ${colour}`} />
      <div className="min-w-0">
        <p className={`font-semibold ${colour}`}>{said}</p>
        {children}
      </div>
    </div>
  );
}

/** The button to the next question; it has the focus after an answer. */
function NextButton<Item extends object, Choice>({
  game: { next, mistake },
  loop,
  onNext,
}: Pick<GameQuestionProps<Item, Choice>, 'game' | 'loop' | 'onNext'>) {
  const { t, i18n } = useLingui();
  const isLast = questionNumber(loop) === loop.questions.length;
  return (
    <Button {...FOCUS_HERE} onClick={onNext}>
      {mistake === undefined && <RotateCcw aria-hidden size={18} />}
      {isLast && mistake !== undefined ? t`See the result` : i18n._(next)}
    </Button>
  );
}
