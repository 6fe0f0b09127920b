import { useId, useState } from 'react';
import type { MovableSentence } from '#content/schema/grammar-lesson.ts';
import { asSentence, asSentenceParts } from '#domain/dutch/sentence-case.ts';
import { SentenceFieldView } from '#features/grammar/lesson/sentence-field.tsx';
import { SentenceSound } from '#features/grammar/lesson/sentence-sound.tsx';
import { ToggleButton } from '#features/grammar/lesson/toggle-button.tsx';
import { useMovingParts } from '#features/grammar/lesson/use-moving-parts.ts';

interface InversionBlockProps {
  readonly caption: string;
  readonly sentence: MovableSentence;
}

/** A sentence that is said with another part first: the others move, and the verb stays second (GRA-10). */
export function InversionBlock({ caption, sentence }: InversionBlockProps) {
  const [chosen, setChosen] = useState(0);
  // The sentence as it stands at first is read where it stands.
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
        {sentence.english}
      </p>
      <output lang="nl" className="sr-only">
        {hasMoved && asSentence(texts)}
      </output>
    </figure>
  );
}
