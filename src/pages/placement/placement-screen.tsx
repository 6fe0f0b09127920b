import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { PlacementEnd, type FinishedPlacement } from './placement-end.tsx';
import { PlacementQuestion } from './placement-question.tsx';
import { INVENTED_WORDS } from '#content/invented-words.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { itemId } from '#learning/rules/item-id.ts';
import {
  placementReducer,
  placementTest,
  type Placement,
  type PlacementEvent,
} from '#learning/rules/placement.ts';
import { loadWordPath } from '#learning/word-path.ts';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { PLACEMENT, PLACEMENT_UNDER_WAY } from '#storage/placement-values.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

/** `/placement`: what do you know already (PTH-01)? */
export default function PlacementScreen() {
  const platform = usePlatform();
  const loaded = useLoaded(useCallback(() => loadWordPath(platform), [platform]));
  return (
    <div className="stage-page mx-auto w-full max-w-2xl gap-5">
      {loaded.phase === 'loaded' ? (
        <PlacementOf words={loaded.value.words} />
      ) : (
        <>
          <Title />
          {loaded.phase === 'loading' ? (
            <>
              <output className="text-ink-soft">
                <Trans>Loading the words …</Trans>
              </output>
              <Skeleton className="h-56" />
            </>
          ) : (
            <Alert tone="danger">
              <p>
                <Trans>The words can’t be loaded now. Check your connection.</Trans>
              </p>
              <Button tone="secondary" className="mt-2" onClick={loaded.retry}>
                <Trans>Try Again</Trans>
              </Button>
            </Alert>
          )}
        </>
      )}
    </div>
  );
}

function Title() {
  return (
    <h1 className="text-3xl font-bold">
      <Trans>What do you know already?</Trans>
    </h1>
  );
}

function PlacementOf({ words }: { readonly words: readonly Word[] }) {
  const { page } = usePlatform();
  const [underWay, setUnderWay] = useStoredState(PLACEMENT_UNDER_WAY);
  const [finished, setFinished] = useState<FinishedPlacement | null>(null);
  const { test, wordOf } = useMemo(() => testOf(words), [words]);
  const next = useMemo(() => (underWay === null ? null : test.nextOf(underWay)), [test, underWay]);
  // The answers are needed until the result was looked at, and not after: the test begins again the next time.
  useEffect(() => {
    if (finished !== null) setUnderWay(null);
  }, [finished, setUnderWay]);
  const send = (event: PlacementEvent) => {
    if (underWay !== null) setUnderWay(placementReducer(underWay, event));
  };
  const start = () => {
    setFinished(null);
    setUnderWay({ seed: page.newId(), answers: [] } satisfies Placement);
  };
  const result = useMemo(
    () => finished?.result ?? (underWay !== null && next === null ? test.resultOf(underWay) : null),
    [test, finished, underWay, next],
  );
  if (result !== null)
    return (
      <PlacementEnd
        result={result}
        wordOf={wordOf}
        finished={finished}
        onFinished={setFinished}
        onTakenBack={() => send({ kind: 'taken-back' })}
        onAgain={start}
      />
    );
  if (underWay === null || next === null) return <PlacementStart onStarted={start} />;
  return (
    <>
      <Title />
      <PlacementQuestion
        item={next}
        text={next.isInvented ? next.word : (wordOf(next.word)?.dutch ?? '')}
        place={underWay.answers.length}
        onAnswered={(isClaimed) => send({ kind: 'answered', item: next, isClaimed })}
        onTakenBack={() => send({ kind: 'taken-back' })}
      />
    </>
  );
}

function testOf(words: readonly Word[]) {
  const byId = new Map(words.map((word) => [itemId('word', word.id), word]));
  const wordOf = (id: string) => byId.get(id);
  const isAskable = (id: string) => /^\p{Ll}+$/u.test(wordOf(id)?.dutch ?? '');
  const test = placementTest({ path: [...byId.keys()], invented: INVENTED_WORDS, isAskable });
  return { test, wordOf };
}

function PlacementStart({ onStarted }: { readonly onStarted: () => void }) {
  const { clock } = usePlatform();
  const [, setPlacement] = useStoredState(PLACEMENT);
  return (
    <>
      <Title />
      <div className="flex grow flex-col gap-3 text-lg">
        <p>
          <Trans>You see Dutch words, one by one. Do you know what the word means?</Trans>
        </p>
        <p>
          <Trans>Some of the words are not real. So be honest: then you learn what you need.</Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>It takes about three minutes.</Trans>
        </p>
      </div>
      <ActionBar>
        <AppLink
          to={PATHS.home}
          onClick={() => setPlacement({ phase: 'skipped', at: clock.now() })}
          className={buttonClass({ tone: 'secondary' })}
        >
          <Trans>I know no Dutch yet</Trans>
        </AppLink>
        <Button onClick={onStarted}>
          <Trans>Start</Trans>
        </Button>
      </ActionBar>
    </>
  );
}
