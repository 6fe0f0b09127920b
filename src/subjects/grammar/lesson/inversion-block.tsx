import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { MovableSentence } from '#content/schema/grammar-lesson.ts';
import { asSentence, asSentenceParts } from '#dutch/sentence-case.ts';
import { SentenceFieldView } from './sentence-field.tsx';
import { SentenceSound } from './sentence-sound.tsx';
import { ToggleButton } from './toggle-button.tsx';
import { prefersLessMotion } from '#ui/screen.ts';

interface InversionBlockProps {
  readonly caption: string;
  readonly sentence: MovableSentence;
}

/** A sentence that can start with another part: the others move, and the verb stays second (GRA-10). */
export function InversionBlock({ caption, sentence }: InversionBlockProps) {
  const [chosen, setChosen] = useState(0);
  // The first sentence is read in place: it needs no announcement.
  const [hasMoved, setHasMoved] = useState(false);
  const captionId = useId();
  const { holdPart, beforeMove } = useMovingParts();
  const ordered = (sentence.orders[chosen]?.order ?? []).flatMap((index) => {
    const part = sentence.parts[index];
    return part === undefined ? [] : [{ ...part, index }];
  });
  const texts = ordered.map(({ text }) => text);
  const parts = asSentenceParts(texts);
  return (
    <figure className="flex flex-col gap-3 rounded-control bg-surface-sunken p-4">
      <figcaption id={captionId} className="font-bold">
        {caption}
      </figcaption>
      <fieldset aria-labelledby={captionId} className="flex flex-wrap gap-2">
        {sentence.orders.map(({ label }, place) => (
          <ToggleButton
            key={label}
            isPressed={place === chosen}
            onClick={() => {
              beforeMove();
              setChosen(place);
              setHasMoved(true);
            }}
          >
            {label}
          </ToggleButton>
        ))}
      </fieldset>
      <ol className="flex flex-wrap gap-2">
        {ordered.map(({ part, index }, place) => (
          <SentenceFieldView
            key={index}
            ref={(element) => holdPart(index, element)}
            part={part}
            place={place < 2 ? String(place + 1) : undefined}
            text={parts[place] ?? ''}
          />
        ))}
      </ol>
      <p className="flex items-center gap-1 text-ink-soft">
        <SentenceSound text={asSentence(texts)} />
        <span lang="en" className="min-w-0 wrap-anywhere">
          {sentence.english}
        </span>
      </p>
      <output lang="nl" className="sr-only">
        {hasMoved && asSentence(texts)}
      </output>
    </figure>
  );
}

/** Long enough to follow, short enough not to wait for. */
const MOVE_MS = 450;

interface MovingParts {
  /** The element of a part, by its number; null when it is removed. */
  readonly holdPart: (part: number, element: HTMLElement | null) => void;
  /** Call this before a change that moves them: it records where they are. */
  readonly beforeMove: () => void;
}

/** Animates parts from their old place to the new one (GRA-10). With reduced motion they just move. */
function useMovingParts(): MovingParts {
  const elements = useRef(new Map<number, HTMLElement>());
  const before = useRef(new Map<number, DOMRect>());
  // After each drawing: where nothing was recorded, nothing moved.
  useLayoutEffect(() => {
    if (prefersLessMotion()) return;
    for (const [part, from] of before.current) {
      const element = elements.current.get(part);
      if (element === undefined) continue;
      const to = element.getBoundingClientRect();
      element.animate(
        [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }],
        { duration: MOVE_MS, easing: 'ease-in-out' },
      );
    }
    before.current.clear();
  });
  return {
    holdPart: (part, element) => {
      if (element === null) elements.current.delete(part);
      else elements.current.set(part, element);
    },
    beforeMove: () => {
      for (const [part, element] of elements.current)
        before.current.set(part, element.getBoundingClientRect());
    },
  };
}
