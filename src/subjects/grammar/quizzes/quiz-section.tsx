import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { nameInGrammar } from '#content/grammar/names.ts';
import { PRACTICE_TITLES } from '#content/grammar/practice-kinds.ts';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import { panelCode } from '#subjects/grammar/practice-view.tsx';
import type { Quiz } from './define-quiz.ts';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import type { NextStep } from '#practice/components/question/question-result.tsx';
import { QuizRunner } from '#practice/components/question/quiz-runner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

interface QuizSectionProps {
  readonly quiz: Quiz;
  /** The kinds that `Practise more` offers. */
  readonly practice: readonly [PracticeKind, ...PracticeKind[]];
  /** The id of its heading. */
  readonly titleId: string;
  readonly next: NextStep | undefined;
}

/** A quiz at its place below the lesson (GRA-06 to GRA-17). Leaving the lesson resets it. */
export function QuizSection({ quiz, practice, titleId, next }: QuizSectionProps) {
  const { i18n } = useLingui();
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h3 id={titleId} tabIndex={-1} className="scroll-mt-24 text-xl font-bold outline-none">
        {i18n._(quiz.title)}
      </h3>
      <QuizRunner items={quiz.items} next={next} />
      <PractiseMore kinds={practice} titleId={titleId} />
    </Card>
  );
}

interface PractiseMoreProps {
  /** The kinds to practise; the first is the default. */
  readonly kinds: readonly PracticeKind[];
  /** The id of the heading above it: a page may have several such buttons. */
  readonly titleId: string;
  readonly label?: string;
}

/** The button below a quiz or an explanation that opens endless practice in its place, and closes it. */
export function PractiseMore({ kinds, titleId, label }: PractiseMoreProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState(kinds[0]);
  const panelId = useId();
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <Button
        tone="secondary"
        className="self-start"
        aria-describedby={titleId}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label ?? <Trans>Practise more</Trans>}
      </Button>
      <div id={panelId} className="flex flex-col gap-4 empty:hidden">
        {isOpen && kinds.length > 1 && kind !== undefined && (
          <RadioGroup
            legend={t`What would you like to practise?`}
            name="practice"
            options={kinds.map((value) => ({
              value,
              label: (
                <span>
                  <MarkedText text={nameInGrammar(PRACTICE_TITLES[value])} />
                </span>
              ),
            }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {isOpen && kind !== undefined && <LazyView key={kind} code={panelCode} props={{ kind }} />}
      </div>
    </div>
  );
}
