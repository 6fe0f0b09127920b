import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  GameQuestion,
  type GameQuestionProps,
  type QuestionFrameProps,
} from '#features/exam/quiz-game/game-question.tsx';
import type { ReadingItem } from '#features/exam/reading/reading-items.ts';
import { ReadingTextView } from '#shared/reading/reading-text-view.tsx';
import { spokenText } from '#features/exam/reading/spoken-text.ts';
import { sentenceItems } from '#services/playlist/playlist-items.ts';
import { PlaylistButton } from '#shared/playlist/playlist-button.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { watchSight } from '#ui/screen.ts';

/** A question of the reading game. Loaded late, hence the default export. */
export default function ReadingQuestion(props: GameQuestionProps<ReadingItem>) {
  return <GameQuestion {...props} Frame={ReadingFrame} />;
}

/**
 * The text and the question side by side (REA-02). Where there is no room the text comes first, and the bar has a way to the
 * one that is out of sight. Once it is answered the words that settle it are marked, and the text can be heard.
 */
function ReadingFrame({ item, answer, movesFocus, children, foot, wayOn }: QuestionFrameProps<ReadingItem>) {
  const { text, textNumber, textCount, evidence, isFirstOfText } = item;
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLElement>(null);
  useMovedFocus(heading, isFirstOfText ? item : null, { atFirst: movesFocus });
  const [isQuestionSeen, setQuestionSeen] = useState(false);
  useEffect(
    () => (question.current === null ? undefined : watchSight(question.current, setQuestionSeen)),
    [],
  );
  const goToText = () => {
    const section = heading.current?.closest('section');
    goTo(heading.current, section?.querySelector('mark') ?? undefined);
  };
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start">
        <section aria-labelledby="reading-text" className="flex min-w-0 flex-col gap-4">
          <div>
            <h2 ref={heading} id="reading-text" tabIndex={-1} className="text-lg font-bold outline-none">
              Text {textNumber} of {textCount}
            </h2>
            <p className="text-ink-soft">{text.intro}</p>
          </div>
          <ReadingTextView text={text} evidence={answer === null ? [] : [evidence]} />
          {answer !== null && (
            <div className="flex flex-wrap items-center gap-x-6">
              <ListenButton text={spokenText(text)} label="Listen to the text" />
              <PlaylistButton
                title={`Text ${textNumber}`}
                choices={() => [{ label: 'Sentences', items: sentenceItems(spokenText(text)) }]}
              >
                Sentence by sentence
              </PlaylistButton>
            </div>
          )}
        </section>
        <section
          ref={question}
          aria-label="Question"
          tabIndex={-1}
          className="min-w-0 outline-none lg:sticky lg:top-24"
        >
          {children}
        </section>
      </div>
      {foot}
      <ActionBar className="lg:justify-end">
        <Button
          tone="secondary"
          className="lg:hidden"
          onClick={() => (isQuestionSeen ? goToText() : goTo(question.current))}
        >
          {isQuestionSeen ? <ArrowUp aria-hidden size={18} /> : <ArrowDown aria-hidden size={18} />}
          {isQuestionSeen ? 'To the text' : 'To the question'}
        </Button>
        {wayOn}
      </ActionBar>
    </>
  );
}

/** Takes the focus there, and the eye to what matters in it. */
function goTo(place: HTMLElement | null, seen: Element | null = place): void {
  place?.focus({ preventScroll: true });
  seen?.scrollIntoView({ block: seen === place ? 'start' : 'center' });
}
