import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { PracticeCard, RatedByOneself } from './practice-card.tsx';
import type { QuestionInTheme } from '#subjects/interactions/rules/theme.ts';
import { useDeckFocus } from '#practice/components/deck/deck-view.tsx';
import { BackButton } from '#components/back-button.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Announcement } from '#ui/announcement.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { textOf } from '#lib/shown-text.ts';

export interface InteractionOfTheDayProps {
  readonly drawn: QuestionInTheme;
  /** Draws another random question. */
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/**
 * A random question from all themes, on the same card as in practice, as often as wanted (INT-06). Loaded late, hence the default export.
 */
export default function InteractionOfTheDay({ drawn, onNext, onLeave }: InteractionOfTheDayProps) {
  const { t, i18n } = useLingui();
  const { theme, question } = drawn;
  const [answerShown, setAnswerShown] = useState(false);
  const toggleAnswer = () => setAnswerShown(!answerShown);
  const moveOn = () => {
    setAnswerShown(false);
    onNext();
  };
  const bar = useRef<HTMLDivElement>(null);
  useDeckFocus(bar, answerShown, question.id);
  useShortcuts({ ' ': toggleAnswer, ArrowRight: moveOn });
  return (
    <div className="stage-page mx-auto max-w-2xl gap-5">
      <div className="flex flex-col gap-2">
        <BackButton label={t`Back to themes`} onClick={onLeave} />
        <h1 className="text-3xl font-bold">
          <Trans>Interaction of the Day</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            From {{ id: theme.id }} {{ title: textOf(theme.title, i18n) }}
          </Trans>
        </p>
      </div>
      <PracticeCard key={question.id} question={question} answerShown={answerShown} />
      <Announcement change={`${question.id} ${answerShown}`}>
        <span lang="nl">{answerShown ? question.answer : question.question}</span>
      </Announcement>
      <ActionBar ref={bar}>
        <RatedByOneself key={question.id} questionId={question.id} canRate={answerShown} />
        <Button
          {...(!answerShown && FOCUS_HERE)}
          tone={answerShown ? 'secondary' : 'primary'}
          aria-expanded={answerShown}
          onClick={toggleAnswer}
        >
          {answerShown ? t`Hide Answer` : t`Show Answer`}
        </Button>
        <Button tone="secondary" onClick={moveOn}>
          <Trans>Next interaction</Trans>
        </Button>
      </ActionBar>
    </div>
  );
}
