import type { Ref } from 'react';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import type { QuizItem } from '#shared/quiz/quiz-item.ts';

interface QuestionTextProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly item: QuizItem;
}

/**
 * What is asked. Takes the focus when it comes in the place of another, and is read out by that. Its margin lets the
 * options be seen with it.
 */
export function QuestionText({ ref, id, item }: QuestionTextProps) {
  return (
    <div ref={ref} id={id} tabIndex={-1} className="flex scroll-mb-60 flex-col gap-2 outline-none">
      <p className="text-ink-soft">
        <MarkedText text={item.question} />
      </p>
      {item.prompt !== undefined && (
        <p className="text-xl leading-snug font-semibold">
          <MarkedText text={item.prompt} />
        </p>
      )}
      {item.note !== undefined && (
        <p>
          <MarkedText text={item.note} />
        </p>
      )}
    </div>
  );
}
