import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ComponentType } from 'react';
import { CardsRound } from './cards-round.tsx';
import { PairsRound } from './pairs-round.tsx';
import { ArticleRound, HeardRound, TypedRound } from './question-round.tsx';
import type { ItemResult, RoundProps, StudyWay } from './study-way.ts';
import type { WayId } from '#routes/vocabulary-views.ts';
import { shuffled } from '#lib/random.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { WordPicture } from '#components/word-picture.tsx';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { type NextStep, QuestionResultView } from '#practice/components/question/question-result.tsx';
import { NOT_KNOWN } from '#practice/judge/typed-attempt.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { answerLanguage, InLanguage, Meaning } from '#components/meaning.tsx';

const ROUNDS: Record<WayId, ComponentType<RoundProps>> = {
  cards: CardsRound,
  typed: TypedRound,
  heard: HeardRound,
  pairs: PairsRound,
  article: ArticleRound,
};

export interface WayRunnerProps {
  readonly way: StudyWay;
  /** Everything that is studied. */
  readonly items: readonly CatalogueItem[];
  readonly next: NextStep;
}

/**
 * Plays an exercise over a deck: shuffled rounds of the items it can ask, each with an end that leads on. Loaded late, hence the default
 * export.
 */
export default function WayRunner({ way, items, next }: WayRunnerProps) {
  const { random } = usePlatform();
  const begin = (asked: readonly CatalogueItem[], count: number) => ({
    count,
    items: shuffled(asked, random),
    results: null as readonly ItemResult[] | null,
  });
  const [round, setRound] = useState(() => begin(items.filter(way.fits), 1));
  const Round = ROUNDS[way.id];
  const again = (asked: readonly CatalogueItem[]) => setRound(begin(asked, round.count + 1));
  if (round.results === null)
    return (
      <Round
        key={round.count}
        items={round.items}
        card={way.card}
        onFinished={(results) => setRound({ ...round, results })}
      />
    );
  return (
    <PlayArea step="end" takesFocus>
      <Card>
        <WayEnd
          asked={round.items.length}
          results={round.results}
          areAnswersDutch={way.card !== 'meaning'}
          onAgain={again}
          onAllAgain={() => again(items.filter(way.fits))}
          next={next}
        />
      </Card>
    </PlayArea>
  );
}

interface WayEndProps {
  readonly asked: number;
  readonly results: readonly ItemResult[];
  /** The result then shows what was typed or chosen; in the other exercises that says nothing. */
  readonly areAnswersDutch: boolean;
  readonly onAgain: (items: readonly CatalogueItem[]) => void;
  readonly onAllAgain: () => void;
  readonly next: NextStep;
}

function WayEnd({ asked, results, areAnswersDutch, onAgain, onAllAgain, next }: WayEndProps) {
  const { t, i18n } = useLingui();
  const right = results.filter(({ isRight }) => isRight).length;
  return (
    <QuestionResultView
      mistakesTitle={t`Not yet known:`}
      results={results}
      describe={areAnswersDutch ? drawWithAnswer : drawResult}
      describeRight={drawResult}
      itemIdOf={({ id }) => id}
      onAgain={onAgain}
      reviewAll={{
        itemIds: results.map(({ question }) => question.id),
        unit: 'card',
      }}
      next={next}
      actions={
        <Button tone="secondary" onClick={onAllAgain}>
          <Trans>Practise all again</Trans>
        </Button>
      }
    >
      <h2 className="text-xl font-bold">{i18n._(scoreText(right, asked))}</h2>
    </QuestionResultView>
  );
}

function scoreText(right: number, asked: number): MessageDescriptor {
  return right === asked ? msg`${right} of ${asked} right. Well done!` : msg`${right} of ${asked} right.`;
}

function drawResult({ question }: ItemResult) {
  const { dutch, meaning, answer, picture } = question;
  return (
    <span className="flex items-center justify-between gap-4">
      <span className="min-w-0">
        <strong lang="nl">{dutch}</strong>
        {meaning !== null ? (
          <Meaning of={question} className="block text-ink-soft" />
        ) : (
          answer !== dutch && (
            <InLanguage language={answerLanguage(question)} className="block text-ink-soft">
              {answer}
            </InLanguage>
          )
        )}
      </span>
      <WordPicture address={picture} size="small" />
    </span>
  );
}

function drawWithAnswer(result: ItemResult) {
  const { answer: given } = result;
  return (
    <>
      {drawResult(result)}
      <span className="block text-ink-soft">
        {result.answer === NOT_KNOWN ? (
          <Trans>You did not know it.</Trans>
        ) : (
          <Trans>
            Your answer: <span lang="nl">{given}</span>
          </Trans>
        )}
      </span>
    </>
  );
}
