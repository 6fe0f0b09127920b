import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { withShuffledOptions, type OptionLoop } from '#practice/rules/option-question.ts';
import { questionNumber, rightCount, type QuestionResult } from '#practice/rules/question-loop.ts';
import type { Random } from '#lib/random.ts';
import { placeText } from '#practice/components/study-unit.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { showVerdict } from './answer-panel.tsx';
import { PlayArea } from './play-area.tsx';
import { QuestionCard } from './question-card.tsx';
import { type NextStep, QuestionResultView } from './question-result.tsx';
import type { QuizItem } from './quiz-item.ts';
import { useOptionLoop } from './use-question-loop.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';
import { InLanguage } from '#components/meaning.tsx';

interface QuizRunnerProps {
  readonly items: readonly QuizItem[];
  /** What comes after it. */
  readonly next?: NextStep | undefined;
  /** The heading level of its questions. */
  readonly heading?: 'h3' | 'h4';
}

/** A quiz from its first question to its result, with retry (GRA-03, GRA-04). Leaving it discards it. */
export function QuizRunner({ items, next, heading = 'h4' }: QuizRunnerProps) {
  const { t, i18n } = useLingui();
  const { random } = usePlatform();
  const { state, send } = useOptionLoop(() => inOrderOfChance(items, random));
  useBusy(state.phase !== 'finished' && state.results.length > 0);
  const choose = (option: number) => {
    const after = send({ kind: 'option-chosen', option });
    if (after !== state && after.phase === 'answered') showVerdict(after.last.isRight, i18n);
  };
  const goOn = () => {
    const after = send({ kind: 'next-requested' });
    if (after.phase === 'finished')
      showToast({ title: t`Quiz completed! Score: ${{ score: scoreText(after) }}` });
  };
  const retry = (questions: readonly QuizItem[]) =>
    send({ kind: 'retry-requested', questions: inOrderOfChance(questions, random) });
  return (
    <PlayArea step={`${state.phase} ${state.results.length}`}>
      {state.phase === 'finished' ? (
        <QuestionResultView
          mistakesTitle={t`Look at these again:`}
          results={state.results}
          describe={describeResult}
          describeRight={describeResult}
          itemIdOf={({ itemId }) => itemId}
          onAgain={retry}
          next={next}
          actions={
            <Button tone="secondary" onClick={() => retry(items)}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          <p className="text-xl font-bold">
            <Trans>Quiz Completed!</Trans>
          </p>
          <p className="text-lg">
            <Trans>Final Score: {{ score: scoreText(state) }}</Trans>
          </p>
        </QuestionResultView>
      ) : (
        <QuestionCard
          item={state.question}
          heading={heading}
          chosen={state.phase === 'answered' ? state.last.answer : null}
          onChosen={choose}
          onNext={goOn}
          isUnderWay={state.phase === 'answered' || state.results.length > 0}
          nextLabel={questionNumber(state) < state.questions.length ? t`Next Question` : t`Finish Quiz`}
          head={
            <p className="flex flex-wrap justify-between gap-x-4 text-sm font-medium text-ink-soft">
              <span>{i18n._(placeText('question', questionNumber(state), state.questions.length))}</span>{' '}
              <span>
                <Trans>Score: {{ score: scoreText(state) }}</Trans>
              </span>
            </p>
          }
        />
      )}
    </PlayArea>
  );
}

/** Shuffles the options unless their order has a meaning (CON-07). */
function inOrderOfChance(items: readonly QuizItem[], random: Random): QuizItem[] {
  return items.map((item) => (item.optionOrder === 'shuffled' ? withShuffledOptions(item, random) : item));
}

function scoreText(state: OptionLoop<QuizItem>): string {
  return `${rightCount(state)}/${state.questions.length}`;
}

function describeResult({ question: item }: QuestionResult<QuizItem, number>): ReactNode {
  const { question, prompt, note, options, correct, optionsAre, solved } = item;
  const answer = <InLanguage language={optionsAre}>{options[correct] ?? ''}</InLanguage>;
  return (
    <span className="flex flex-col gap-1">
      <span>
        <MarkedText text={prompt ?? question} />
      </span>
      {note !== undefined && (
        <span className="text-ink-soft">
          <MarkedText text={note} />
        </span>
      )}
      <span>
        <Trans>
          The right answer: <strong className="text-success">{answer}</strong>
        </Trans>
      </span>
      {solved !== undefined && <span lang="nl">{solved}</span>}
    </span>
  );
}
