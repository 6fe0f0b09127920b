import type { FieldedSentence } from '#content/schema/grammar-lesson.ts';
import { asSentence, asSentenceParts } from '#domain/dutch/sentence-case.ts';
import { fieldGrid, type PlacedField } from '#features/grammar/lesson/field-lines.ts';
import { SentenceFieldView } from '#features/grammar/lesson/sentence-field.tsx';
import { SentenceSound } from '#features/grammar/lesson/sentence-sound.tsx';

/** As classes, because a style attribute would not pass the Content-Security-Policy; the longest scheme has eight. */
const COLUMNS = [
  'sm:grid-cols-[repeat(1,auto)]',
  'sm:grid-cols-[repeat(2,auto)]',
  'sm:grid-cols-[repeat(3,auto)]',
  'sm:grid-cols-[repeat(4,auto)]',
  'sm:grid-cols-[repeat(5,auto)]',
  'sm:grid-cols-[repeat(6,auto)]',
  'sm:grid-cols-[repeat(7,auto)]',
  'sm:grid-cols-[repeat(8,auto)]',
];
const STARTS = [
  'sm:col-start-1',
  'sm:col-start-2',
  'sm:col-start-3',
  'sm:col-start-4',
  'sm:col-start-5',
  'sm:col-start-6',
  'sm:col-start-7',
  'sm:col-start-8',
];

interface FieldsBlockProps {
  readonly caption: string;
  readonly sentences: readonly FieldedSentence[];
}

/**
 * Sentences as labelled fields, the same places below each other where there is room (GRA-09). On a phone the fields of
 * a sentence follow each other and wrap.
 */
export function FieldsBlock({ caption, sentences }: FieldsBlockProps) {
  const grid = fieldGrid(sentences);
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="font-bold">{caption}</figcaption>
      <ul
        className={`flex flex-col gap-x-2 gap-y-4 sm:grid sm:w-fit sm:max-w-full ${COLUMNS[grid.columns - 1] ?? ''}`}
      >
        {sentences.map((sentence, place) => (
          <FieldedSentenceView
            key={sentence.english}
            sentence={sentence}
            lines={grid.sentences[place] ?? []}
          />
        ))}
      </ul>
    </figure>
  );
}

interface FieldedSentenceViewProps {
  readonly sentence: FieldedSentence;
  readonly lines: readonly (readonly PlacedField[])[];
}

function FieldedSentenceView({ sentence, lines }: FieldedSentenceViewProps) {
  const texts = sentence.fields.map(({ text }) => text);
  const parts = asSentenceParts(texts, sentence.end);
  return (
    <li className="flex flex-col gap-2 sm:col-span-full sm:grid sm:grid-cols-subgrid">
      {lines.map((line) => (
        <ol
          key={line.map(({ field }) => field.text).join(' ')}
          className="flex flex-wrap gap-2 sm:col-span-full sm:grid sm:grid-cols-subgrid"
        >
          {line.map(({ field, column }) => (
            <SentenceFieldView
              key={field.text}
              part={field.part}
              place={field.place}
              text={parts[sentence.fields.indexOf(field)] ?? field.text}
              className={STARTS[column] ?? ''}
            />
          ))}
        </ol>
      ))}
      <p className="flex items-center gap-1 text-ink-soft sm:col-span-full">
        <SentenceSound text={asSentence(texts, sentence.end)} />
        {sentence.english}
      </p>
    </li>
  );
}
