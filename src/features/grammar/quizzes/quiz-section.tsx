import { useId, useState } from 'react';
import { PRACTICE_TITLES, type PracticeKind } from '#content/grammar/practice-kinds.ts';
import type { PracticePanelProps } from '#features/grammar/practice/practice-panel.tsx';
import type { Quiz } from '#features/grammar/quizzes/define-quiz.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import type { NextStep } from '#shared/question/question-result.tsx';
import { QuizRunner } from '#shared/question/quiz-runner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

interface QuizSectionProps {
  readonly quiz: Quiz;
  /** What `Practise more` asks. */
  readonly practice: readonly [PracticeKind, ...PracticeKind[]];
  /** Of its heading. */
  readonly titleId: string;
  readonly next: NextStep | undefined;
}

/** A quiz of a lesson, in its place below the lesson (GRA-06 to GRA-17). Leaving the lesson resets it. */
export function QuizSection({ quiz, practice, titleId, next }: QuizSectionProps) {
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h3 id={titleId} tabIndex={-1} className="scroll-mt-24 text-xl font-bold outline-none">
        {quiz.title}
      </h3>
      <QuizRunner items={quiz.items} next={next} />
      <PractiseMore kinds={practice} quizTitleId={titleId} />
    </Card>
  );
}

const panelCode = lazyCode<PracticePanelProps>(() => import('#features/grammar/practice/practice-panel.tsx'));

interface PractiseMoreProps {
  /** What can be practised; the first one at first. */
  readonly kinds: readonly [PracticeKind, ...PracticeKind[]];
  /** Of the heading of its quiz: a page may have several such buttons. */
  readonly quizTitleId: string;
}

/** The button under a quiz that opens endless practice in its place, and closes it. */
function PractiseMore({ kinds, quizTitleId }: PractiseMoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState<PracticeKind>(kinds[0]);
  const panelId = useId();
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <Button
        tone="secondary"
        className="self-start"
        aria-describedby={quizTitleId}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Practise more
      </Button>
      <div id={panelId} className="flex flex-col gap-4 empty:hidden">
        {isOpen && kinds.length > 1 && (
          <RadioGroup
            legend="What would you like to practise?"
            name="practice"
            options={kinds.map((value) => ({ value, label: <MarkedText text={PRACTICE_TITLES[value]} /> }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {isOpen && <LazyView key={kind} code={panelCode} props={{ kind }} />}
      </div>
    </div>
  );
}
