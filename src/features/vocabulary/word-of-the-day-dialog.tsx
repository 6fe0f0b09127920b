import { useRef, useState } from 'react';
import { WordDetails } from '#features/vocabulary/word-details.tsx';
import { itemId } from '#domain/memory/item-id.ts';
import { withArticle, type Word } from '#domain/vocabulary/vocabulary.ts';
import { useKeptFocus } from '#shared/flashcards/use-kept-focus.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface WordOfTheDayProps {
  readonly word: Word;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** A random word, its answer hidden until asked for (VOC-06). */
export function WordOfTheDayDialog({ word, onNext, onClose }: WordOfTheDayProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Word of the Day"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onNext}>Next Word</Button>
        </>
      }
    >
      <output className="sr-only" lang="nl">
        {withArticle(word)}
      </output>
      <DrawnWord key={word.id} word={word} />
    </Dialog>
  );
}

function DrawnWord({ word }: { word: Word }) {
  const [answerShown, setAnswerShown] = useState(false);
  const recordAnswer = useStudyAnswer(itemId('word', word.id), 'word-of-the-day');
  const answer = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the answer: the answer takes it, and is read out.
  useKeptFocus(answer, answerShown);
  const showAnswer = () => {
    setAnswerShown(true);
    recordAnswer('hard', null);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p lang="nl" className="text-3xl font-bold">
          {withArticle(word)}
        </p>
        <ListenButton text={withArticle(word)} label="Pronunciation" />
      </div>
      <div ref={answer} tabIndex={-1} className="outline-none">
        {answerShown ? (
          <WordDetails word={word} />
        ) : (
          <Button tone="secondary" onClick={showAnswer}>
            Show Answer
          </Button>
        )}
      </div>
    </>
  );
}
