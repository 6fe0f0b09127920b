import type { Ref } from 'react';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface QuestionCardProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly question: SpeakingRow;
  /** Of the question, from 1. */
  readonly place: number;
  /** While it is recorded the voice of the device would be recorded, too. */
  readonly isMuted?: boolean;
  /** Its English is shown. */
  readonly isTranslated: boolean;
  readonly onTranslated: (isTranslated: boolean) => void;
}

/** A question to read and to hear (SPE-01). */
export function QuestionCard({
  ref,
  question,
  place,
  isMuted = false,
  isTranslated,
  onTranslated,
}: QuestionCardProps) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 ref={ref} tabIndex={-1} className="text-xl font-bold sm:text-2xl">
        <span className="sr-only">Question {place}: </span>
        <span lang="nl">{question.question}</span>
      </h2>
      {isTranslated && <p className="text-ink-soft">{question.questionEn}</p>}
      <div className="flex flex-wrap gap-3">
        <ListenButton text={question.question} disabled={isMuted} />
        <Button tone="quiet" aria-expanded={isTranslated} onClick={() => onTranslated(!isTranslated)}>
          {isTranslated ? 'Hide English' : 'Show English'}
        </Button>
      </div>
    </Card>
  );
}
