import { useId, useState } from 'react';
import type { MovableSentence } from '#content/schema/grammar-lesson.ts';
import { asSentence, asSentenceParts } from '#domain/dutch/sentence-case.ts';
import { SentenceFieldView } from '#features/grammar/lesson/sentence-field.tsx';
import { SentenceSound } from '#features/grammar/lesson/sentence-sound.tsx';
import { useMovingParts } from '#features/grammar/lesson/use-moving-parts.ts';
import { Button } from '#ui/button.tsx';

interface InversionBlockProps {
  readonly caption: string;
  readonly sentence: MovableSentence;
}

/** A sentence that is said with another part first: the others move, and the verb stays second (GRA-10). */
export function InversionBlock({ caption, sentence }: InversionBlockProps) {
  const [chosen, setChosen] = useState(0);
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
          <Button
            key={label}
            tone="secondary"
            aria-pressed={place === chosen}
            className="aria-pressed:bg-brand aria-pressed:text-brand-ink"
            onClick={() => {
              beforeMove();
              setChosen(place);
            }}
          >
            {label}
          </Button>
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
        {chosen > 0 && asSentence(texts)}
      </output>
    </figure>
  );
}
