import { useState } from 'react';
import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import type { DailyQuestionRow } from '#content/schema/grammar-questions.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { drawNext, startDraw } from '#domain/quiz/draw.ts';
import { withShuffledOptions } from '#domain/quiz/with-shuffled-options.ts';
import type { Random } from '#lib/random.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { usePlatform } from '#shared/platform-context.tsx';
import { QuestionCard } from '#shared/quiz/question-card.tsx';
import type { QuizItem } from '#shared/quiz/quiz-item.ts';
import { tellAnswer } from '#shared/quiz/tell-answer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface DrawnQuestionDialogProps {
  readonly title: string;
  readonly rows: readonly DailyQuestionRow[];
  readonly first: DailyQuestionRow;
  readonly nextLabel: string;
  readonly onClose: () => void;
}

/** One question at a time over all topics, each with its rule, as often as one likes (GRA-19). Closing forgets it. */
export function DrawnQuestionDialog({ title, rows, first, nextLabel, onClose }: DrawnQuestionDialogProps) {
  const { random } = usePlatform();
  const [draw, setDraw] = useState(() => startDraw(first, rows, random));
  const [question, setQuestion] = useState(() => questionOf(first, random));
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = (option: number) => {
    setChosen(option);
    tellAnswer({ question, chosen: option });
  };
  const showNext = () => {
    const next = drawNext(draw, rows, random);
    setDraw(next);
    setQuestion(questionOf(next.current, random));
    setChosen(null);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button tone="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <QuestionCard
        item={question}
        chosen={chosen}
        onChosen={choose}
        onNext={showNext}
        nextLabel={nextLabel}
        head={
          <p className="text-sm font-medium text-ink-soft">
            Topic: <MarkedText text={titleOf(draw.current)} />
          </p>
        }
      />
    </Dialog>
  );
}

function questionOf(row: DailyQuestionRow, random: Random): QuizItem {
  const { id, question, options, correct, optionsAre, explanation, rule } = row;
  const heard = optionsAre === 'dutch' ? { heard: options[correct] } : {};
  const item = { question, options, correct, optionsAre, explanation, rule, ...heard } as const;
  return withShuffledOptions({ ...item, itemId: itemId('question', id), optionOrder: 'shuffled' }, random);
}

function titleOf({ topic }: DailyQuestionRow): string {
  return GRAMMAR_TOPICS.find(({ id }) => id === topic)?.title ?? topic;
}
