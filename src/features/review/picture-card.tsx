import { useState } from 'react';
import { REVIEW_GRADES } from '#domain/memory/schedule.ts';
import { ReviewGrades } from '#features/review/review-grades.tsx';
import type { ReviewCardViewProps } from '#features/review/typed-card.tsx';
import { WordPicture } from '#shared/parts/word-picture.tsx';
import { Back, CardFrame } from '#shared/question/card-frame.tsx';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

/** A picture, to say in Dutch what it shows: no English in between (PIC-01). One rates oneself. */
export function PictureCard({ item, dueAfter, now, takesFocus, help, onAnswered }: ReviewCardViewProps) {
  const [isTurned, setTurned] = useState(false);
  useShortcuts({ ' ': () => setTurned(true) });
  return (
    <CardFrame
      ask={item.noun === undefined ? 'Say it in Dutch.' : 'Say it in Dutch, with *de* or *het*.'}
      takesFocus={takesFocus}
      front={<PictureFront item={item} isAsked={!isTurned} />}
      back={
        isTurned && (
          <>
            <Back item={{ ...item, answer: item.dutch, picture: undefined }} />
            <ListenButton text={item.dutch} />
          </>
        )
      }
      help={help}
      actions={
        isTurned ? (
          <ReviewGrades
            offered={REVIEW_GRADES}
            suggested="good"
            dueAfter={dueAfter}
            now={now}
            onGraded={(grade) => onAnswered({ grade, given: null })}
          />
        ) : (
          <Button className="w-full" onClick={() => setTurned(true)}>
            Show Answer
          </Button>
        )
      }
    />
  );
}

/** With the English for whoever can't see the picture, or can't tell what it is (PIC-02). */
function PictureFront({ item, isAsked }: Pick<ReviewCardViewProps, 'item'> & { readonly isAsked: boolean }) {
  const [isInEnglish, setInEnglish] = useState(false);
  const english = item.english ?? '';
  return (
    <div className="flex flex-col items-center gap-3">
      <WordPicture
        address={item.picture}
        size="large"
        alt={isInEnglish || !isAsked ? '' : english}
        onMissing={() => setInEnglish(true)}
      />
      {isAsked &&
        (isInEnglish ? (
          <p className="flex min-h-11 items-center text-2xl font-bold">{english}</p>
        ) : (
          <Button tone="quiet" onClick={() => setInEnglish(true)}>
            Show it in English
          </Button>
        ))}
    </div>
  );
}
