import type { ListeningRow } from '#content/schema/exam-rows.ts';
import { useRef } from 'react';
import { FragmentPanel } from '#features/exam/listening/fragment-panel.tsx';
import { Transcript } from '#features/exam/listening/transcript.tsx';
import type { QuestionFrameProps } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';

/** The fragment stands before its question, or beside it; its text comes with the feedback. */
export function FragmentFrame({
  item,
  answer,
  perception,
  onPerceived,
  movesFocus,
  children,
}: QuestionFrameProps<ListeningRow>) {
  const playButton = useRef<HTMLButtonElement>(null);
  // What comes next is to listen. Here, as the question below would take the focus after a part beside it.
  useMovedFocus(playButton, item, { atFirst: movesFocus });
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <FragmentPanel
        item={item}
        perception={perception}
        isAnswered={answer !== null}
        onPerceived={onPerceived}
        buttonRef={playButton}
      />
      <div className="min-w-0 lg:row-span-2">{children}</div>
      {answer !== null && perception !== 'read' && <Transcript item={item} />}
    </div>
  );
}
