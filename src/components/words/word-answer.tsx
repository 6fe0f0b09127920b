import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { FoundWord } from '#lexicon/list-lexicon.ts';
import type { LexiconEntry } from '#lexicon/lexicon-entry.ts';
import { vocabularyFile, type WordPlace } from '#data-files/vocabulary-file.ts';
import { type FilePlatform, wholeFile } from '#data-files/data-file-cache.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { route } from '#routes/routes.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dutch } from '#ui/dutch.tsx';
import { Meaning } from '#components/meaning.tsx';

interface WordAnswerProps {
  readonly titleId: string;
  /** The word as it is in the text. */
  readonly shown: string;
  readonly answer: FoundWord<LexiconEntry> | undefined;
  readonly phase: 'loading' | 'loaded' | 'failed';
  readonly onRetry: () => void;
  readonly onLeft: () => void;
}

const TOLD = {
  name: <Trans>This is a name.</Trans>,
  number: <Trans>This is a number.</Trans>,
  unknown: <Trans>We don’t know this word.</Trans>,
} as const;

/** The word, or that it is a name, or that we don’t know it. */
export function WordAnswer({ titleId, shown, answer, phase, onRetry, onLeft }: WordAnswerProps) {
  if (answer?.kind === 'word')
    return <KnownWord titleId={titleId} shown={shown} entry={answer.entry} onLeft={onLeft} />;
  return (
    <>
      <Title id={titleId} dutch={shown} />
      {phase === 'loading' && (
        <p className="text-ink-soft">
          <Trans>Looking it up …</Trans>
        </p>
      )}
      {phase === 'failed' && (
        <>
          <p>
            <Trans>The words can’t be loaded now. Check your connection.</Trans>
          </p>
          <Button tone="secondary" className="self-start" onClick={onRetry}>
            <Trans>Try Again</Trans>
          </Button>
        </>
      )}
      {phase === 'loaded' && (
        <>
          <p>{TOLD[answer?.kind ?? 'unknown']}</p>
          <ListenButton text={shown} />
        </>
      )}
    </>
  );
}

function Title({ id, dutch }: { readonly id: string; readonly dutch: string }) {
  return (
    <h2 id={id} lang="nl" className="min-w-0 text-xl leading-snug font-bold wrap-anywhere">
      {dutch}
    </h2>
  );
}

interface KnownWordProps {
  readonly titleId: string;
  readonly shown: string;
  readonly entry: LexiconEntry;
  readonly onLeft: () => void;
}

function KnownWord({ titleId, shown, entry, onLeft }: KnownWordProps) {
  const { base, article, forms, parts, wordId } = entry;
  const dutch = article === undefined ? base : `${article} ${base}`;
  const joined = parts?.join(' + ');
  return (
    <>
      <Title id={titleId} dutch={dutch} />
      <Meaning as="p" of={entry} className="text-lg" />
      {forms.length > 0 && (
        <p lang="nl" className="text-ink-soft">
          {forms.join(', ')}
        </p>
      )}
      {joined !== undefined && (
        <p className="text-ink-soft">
          <Trans>
            Made of: <Dutch>{joined}</Dutch>
          </Trans>
        </p>
      )}
      {shown.toLowerCase() !== base.toLowerCase() && (
        <p className="text-sm text-ink-soft">
          <Trans>
            In the text: <Dutch>{shown}</Dutch>
          </Trans>
        </p>
      )}
      <WordActions dutch={dutch} wordId={wordId} onLeft={onLeft} />
    </>
  );
}

interface WordActionsProps {
  readonly dutch: string;
  readonly wordId: string | undefined;
  readonly onLeft: () => void;
}

/** What can be done with the word: a frame after its meaning, which is what somebody waits for (RDG-06). Its place is kept until then. */
function WordActions({ dutch, wordId, onLeft }: WordActionsProps) {
  const isPainted = useIsPainted();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        {isPainted && <ListenButton text={dutch} />}
        {isPainted && wordId !== undefined && <CardLink wordId={wordId} onLeft={onLeft} />}
      </div>
      {wordId !== undefined && (
        <div className="min-h-11">{isPainted && <AddToReview itemIds={[wordId]} />}</div>
      )}
    </>
  );
}

function useIsPainted(): boolean {
  const { afterPaint } = usePlatform();
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), [afterPaint]);
  return isPainted;
}

/** To the card of the word, once it is known where that is. */
function CardLink({ wordId, onLeft }: { readonly wordId: string; readonly onLeft: () => void }) {
  const platform = usePlatform();
  const place = loadedOr(
    useLoaded(useCallback(() => placeOf(platform, wordId), [platform, wordId])),
    undefined,
  );
  if (place === undefined) return null;
  return (
    <AppLink
      to={route('vocabulary', { kind: 'cards', ...place, filter: 'all', from: 'search' })}
      onClick={onLeft}
      className={buttonClass({ tone: 'secondary' })}
    >
      <Trans>Open the card</Trans>
    </AppLink>
  );
}

async function placeOf(platform: FilePlatform, wordId: string): Promise<WordPlace | undefined> {
  const { places } = await wholeFile(vocabularyFile(platform));
  for (const [word, place] of places) if (itemId('word', word.id) === wordId) return place;
  return undefined;
}
