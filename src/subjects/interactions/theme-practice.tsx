import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PracticeCard, RatedByOneself } from './practice-card.tsx';
import type { DeckOutcome } from '#practice/rules/deck-machine.ts';
import type { Question, Theme } from '#subjects/interactions/rules/theme.ts';
import { DeckView, useDeck } from '#practice/components/deck/deck-view.tsx';
import { BackButton } from '#components/back-button.tsx';
import type { PlaylistChoice } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { Button } from '#ui/button.tsx';
import { textOf } from '#lib/shown-text.ts';

export interface ThemePracticeProps {
  readonly theme: Theme;
  readonly firstCard: number;
  readonly onCardShown: (position: number) => void;
  /** Called after `Complete`. */
  readonly onFinished: (outcome: DeckOutcome<Question>) => void;
  /** Back to the themes. */
  readonly onLeave: () => void;
}

/** The questions of a theme, one at a time (INT-02, INT-05). Loaded late, hence the default export. */
export default function ThemePractice({
  theme,
  firstCard,
  onCardShown,
  onFinished,
  onLeave,
}: ThemePracticeProps) {
  const { t, i18n } = useLingui();
  const { questions } = theme;
  const title = textOf(theme.title, i18n);
  const { state, progress, send } = useDeck({
    cards: questions,
    firstCard,
    onCardShown,
    onFinished,
  });
  if (state.phase === 'finished') return null;
  return (
    <div className="stage-page mx-auto max-w-2xl gap-5">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap justify-between gap-x-4">
          <BackButton label={t`Back to themes`} onClick={onLeave} />
          <Button tone="quiet" className="-me-3" onClick={() => send({ kind: 'restart-requested' })}>
            <Trans>Reset</Trans>
          </Button>
        </div>
        <h1 dir="auto" className="text-3xl font-bold">
          {title}
        </h1>
        <div>
          <PlaylistButton title={title} choices={() => choicesOf(questions, i18n)} />
        </div>
      </div>
      <DeckView
        unit="question"
        progress={progress}
        showPercentage
        announcement={<span lang="nl">{state.turned ? state.card.answer : state.card.question}</span>}
        isTurned={state.turned}
        onTurned={() => send({ kind: 'card-turned' })}
        turnLabels={[t`Show Answer`, t`Hide Answer`]}
        rating={
          <RatedByOneself
            key={state.shownCount}
            questionId={state.card.id}
            canRate={state.turned}
            onRated={(grade) => send({ kind: 'card-rated', grade })}
          />
        }
        onPrevious={() => send({ kind: 'previous-requested' })}
        onNext={() => send({ kind: 'next-requested' })}
      >
        <PracticeCard
          // A reset on the first question scrolls to it, too.
          key={state.shownCount}
          question={state.card}
          answerShown={state.turned}
        />
      </DeckView>
    </div>
  );
}

/** Each question followed by its answer, as in a conversation. */
function choicesOf(questions: readonly Question[], i18n: I18n): readonly PlaylistChoice[] {
  const items = questions.flatMap(({ question, questionMeaning, answer, answerMeaning, isTranslated }) => [
    { dutch: question, meaning: questionMeaning ?? null, isTranslated },
    { dutch: answer, meaning: answerMeaning ?? null, isTranslated },
  ]);
  return [{ label: i18n._(msg`Questions and answers`), items }];
}
