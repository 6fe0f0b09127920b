import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import {
  dealPairs,
  isFound,
  isSameTile,
  pairsReducer,
  startPairs,
  type Pair,
  type PairsEvent,
  type PairSide,
  type PairsState,
  type PairTile,
} from '#practice/rules/pairs-machine.ts';
import { numberText } from '#lib/formatted.ts';
import type { RoundProps } from './study-way.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { Meaning } from '#components/meaning.tsx';

interface PairOf extends Pair {
  readonly item: CatalogueItem;
}
type State = PairsState<PairOf>;
type Tile = PairTile<PairOf>;

/** Dutch words and their meanings, to be matched. The first answer about each word is logged. */
export function PairsRound({ items, card, onFinished }: RoundProps) {
  const { i18n } = useLingui();
  const { random } = usePlatform();
  const { state, send } = useMachine<State, PairsEvent<PairOf>>(() => ({
    initial: startPairs(dealPairs(items.flatMap(toPair), random)),
    reduce: pairsReducer,
    askedOf: ({ picked, results }) => picked ?? results.length,
    answerOf: (before, after) => {
      const result = after.results.at(-1);
      if (result === undefined || after.results.length === before.results.length) return null;
      const { question, answer, isRight } = result;
      return {
        itemId: question.item.id,
        activity: 'game',
        card,
        grade: isRight ? 'right' : 'wrong',
        answer,
      };
    },
  }));
  useBusy(state.phase !== 'finished' && state.results.length > 0);
  const board = state.boards[state.place];
  const goOn = () => {
    const after = send({ kind: 'next-requested' });
    if (after.phase !== 'finished') return;
    onFinished(after.results.map(({ question, ...result }) => ({ ...result, question: question.item })));
  };
  if (board === undefined) return null;
  const isDone = state.phase === 'board-done';
  const isLast = state.place === state.boards.length - 1;
  return (
    <PlayArea step={`${state.place} ${isDone}`} isAsking={!isDone} className="flex grow flex-col gap-4">
      <p {...(isDone ? {} : FOCUS_HERE)} tabIndex={-1} className="outline-none">
        {state.boards.length === 1 ? (
          <Trans>Press a word, then what it means.</Trans>
        ) : (
          <Trans>
            Part {{ part: numberText(state.place + 1, i18n.locale) }} of{' '}
            {{ parts: numberText(state.boards.length, i18n.locale) }}. Press a word, then what it means.
          </Trans>
        )}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:gap-4">
        {(['dutch', 'meaning'] as const).map((side) => (
          <TileColumn
            key={side}
            side={side}
            items={board[side]}
            state={state}
            onPressed={(item) => send({ kind: 'tile-pressed', tile: { side, item } })}
          />
        ))}
      </div>
      <output className="min-h-14">
        <Verdict state={state} />
      </output>
      <ActionBar>
        {isDone && (
          <Button {...FOCUS_HERE} onClick={goOn}>
            {isLast ? <Trans>See the result</Trans> : <Trans>More pairs</Trans>}
          </Button>
        )}
      </ActionBar>
    </PlayArea>
  );
}

function toPair(item: CatalogueItem): PairOf[] {
  return item.meaning === null ? [] : [{ item, dutch: item.dutch, meaning: item.meaning }];
}

interface TileColumnProps {
  readonly side: PairSide;
  readonly items: readonly PairOf[];
  readonly state: State;
  readonly onPressed: (item: PairOf) => void;
}

function TileColumn({ side, items, state, onPressed }: TileColumnProps) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={
        side === 'dutch'
          ? t`Dutch`
          : t({ message: 'English', comment: 'What the word means: name your own language.' })
      }
      className="flex flex-col gap-2"
    >
      {items.map((item) => (
        <li key={item.item.id} className="flex grow">
          <TileButton tile={{ side, item }} state={state} onPressed={() => onPressed(item)} />
        </li>
      ))}
    </ul>
  );
}

/** It keeps its place and the focus after its pair is found. */
function TileButton({
  tile,
  state,
  onPressed,
}: {
  readonly tile: Tile;
  readonly state: State;
  readonly onPressed: () => void;
}) {
  const { side, item } = tile;
  const found = isFound(state, tile);
  const isPicked = state.picked !== null && isSameTile(state.picked, tile);
  const isWrong = state.last?.isRight === false && state.last.tiles.some((one) => isSameTile(one, tile));
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-disabled={found || undefined}
      onClick={onPressed}
      className={clsx(
        'flex min-h-12 w-full items-center justify-between gap-2 rounded-control border-2 px-3 py-2 text-start font-medium wrap-anywhere hyphens-auto',
        found && 'border-success bg-success-soft text-success',
        isWrong && 'border-danger bg-danger-soft text-danger',
        isPicked && 'border-brand bg-brand-soft outline-2 outline-brand',
        !found && !isWrong && !isPicked && 'border-line-strong bg-surface-raised hover:bg-brand-soft',
      )}
    >
      {side === 'dutch' ? (
        <span lang="nl" className="min-w-0">
          {item.dutch}
        </span>
      ) : (
        <Meaning of={item.item} className="min-w-0" />
      )}
      {/* Its room is reserved, so that no word wraps to another line under the finger when the mark appears. */}
      <span aria-hidden className="size-4.5 shrink-0">
        {found && <Check size={18} />}
        {isWrong && <X size={18} />}
      </span>
      {found && (
        <span className="sr-only">
          <Trans>(found)</Trans>
        </span>
      )}
    </button>
  );
}

/** The feedback on the last two. */
function Verdict({ state: { last, phase } }: { readonly state: State }) {
  if (last === null) return null;
  const dutch = last.tiles.find(({ side }) => side === 'dutch')?.item.dutch;
  const meant = last.tiles.find(({ side }) => side === 'meaning')?.item.item;
  const meaning = meant && <Meaning of={meant} />;
  return (
    <>
      {last.isRight ? (
        <Trans>
          <strong className="text-success">Right: </strong>
          <span lang="nl">{dutch}</span>, {meaning}.
        </Trans>
      ) : (
        <Trans>
          <strong className="text-danger">Not a pair: </strong>
          <span lang="nl">{dutch}</span>, {meaning}.
        </Trans>
      )}
      {phase === 'board-done' && (
        <>
          {' '}
          <Trans>All pairs found.</Trans>
        </>
      )}
    </>
  );
}
