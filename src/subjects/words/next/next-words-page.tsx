import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { examplesOf } from '#dutch/vocabulary/fitting-example.ts';
import { meaningOptions } from '#dutch/vocabulary/meaning-options.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { WORDS_AT_A_TIME } from '#learning/rules/next-words.ts';
import type { Projection } from '#learning/rules/projection.ts';
import type { IntroductionResult } from '#practice/rules/introduction-machine.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import type { WordPath } from '#learning/word-path.ts';
import { formsKnown } from '#learning/components/use-known-forms.ts';
import { useNextWords } from '#learning/components/use-next-words.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { WordIntroduction, type NewWord } from '#practice/components/introduction/word-introduction.tsx';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { BackButton } from '#components/back-button.tsx';
import { PronunciationHint } from '#subjects/words/pronunciation-hint.tsx';
import { wordItems } from '#subjects/words/word-bank.ts';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NextWordsEnd } from './next-words-end.tsx';

/** The wrong meanings are those of words as near as this on the path. */
const NEAR = 15;

export interface NextWordsPageProps {
  /** How many words the person wants, in groups of ten at most. */
  readonly count: number;
  readonly onBack: () => void;
}

interface Round {
  readonly number: number;
  readonly wanted: number;
  /** Null until the words are known; from then on the same ones. */
  readonly words: readonly NewWord[] | null;
  readonly results: readonly IntroductionResult[] | null;
}

/** The next words of the path, introduced one after another (PTH-02, PTH-04). Loaded late, hence the default export. */
export default function NextWordsPage({ count, onBack }: NextWordsPageProps) {
  const { t, i18n } = useLingui();
  const [round, setRound] = useState<Round>({ number: 1, wanted: count, words: null, results: null });
  const size = Math.min(round.wanted, WORDS_AT_A_TIME);
  const next = useNextWords(size);
  const { projection } = useProjection();
  const found = useMemo(
    () => (next.phase === 'ready' ? { words: next.words, path: next.path } : null),
    [next],
  );
  if (round.words === null && found !== null)
    setRound({ ...round, words: newWords(found.words, found.path, projection) });
  const left = round.wanted - (round.words?.length ?? 0);
  const more = (wanted: number) => setRound({ number: round.number + 1, wanted, words: null, results: null });
  return (
    <div className="stage-page mx-auto w-full max-w-2xl gap-4">
      <div className="flex flex-wrap items-center gap-x-4">
        <BackButton label={t`Back to topics`} onClick={onBack} />
        <h1 className="text-2xl font-bold">
          <Trans>Next words</Trans>
        </h1>
      </div>
      {next.phase === 'failed' ? (
        <Alert tone="danger" title={t`The words could not be loaded`}>
          <p>
            <Trans>Please check your connection.</Trans>
          </p>
          <Button tone="secondary" className="mt-3" onClick={next.retry}>
            <Trans>Try Again</Trans>
          </Button>
        </Alert>
      ) : round.words === null ? (
        <>
          <output className="text-ink-soft">
            <Trans>Loading the words …</Trans>
          </output>
          <Skeleton className="h-72" />
        </>
      ) : round.words.length === 0 ? (
        <p className="text-lg">
          <Trans>You have met all words of the lists. Review keeps them.</Trans>
        </p>
      ) : round.results === null ? (
        <WordIntroduction
          key={round.number}
          words={round.words}
          onFinished={(results) => setRound({ ...round, results })}
        />
      ) : (
        <PlayArea step="end" takesFocus className="flex grow flex-col">
          <Card>
            <NextWordsEnd
              words={round.words}
              results={round.results}
              next={
                left > 0
                  ? { label: i18n._(moreText(left)), onChosen: () => more(left) }
                  : { label: t`Back to topics`, onChosen: onBack }
              }
              onMore={left > 0 ? null : () => more(WORDS_AT_A_TIME)}
            />
          </Card>
        </PlayArea>
      )}
    </div>
  );
}

function moreText(count: number): MessageDescriptor {
  return msg`${plural(count, { one: '# more word', other: '# more words' })}`;
}

function newWords(words: readonly Word[], path: WordPath, projection: Projection): readonly NewWord[] {
  const itemOf = wordItems(path.vocabulary);
  const known = formsKnown(path.words, projection);
  return words.map((word) => {
    const place = path.words.indexOf(word);
    const near = path.words.slice(Math.max(0, place - NEAR), place + NEAR);
    return {
      item: itemOf(word),
      example: examplesOf(word, known)[0],
      options: meaningOptions(word, near, seededRandom(word.id)),
      hint: <PronunciationHint word={word} />,
    };
  });
}
