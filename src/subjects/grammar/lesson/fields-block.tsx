import type { FieldedSentence } from '#content/schema/grammar-lesson.ts';
import { asSentence, asSentenceParts } from '#dutch/sentence-case.ts';
import { fieldGrid, type PlacedField } from './field-lines.ts';
import { SentenceFieldView } from './sentence-field.tsx';
import { SentenceSound } from './sentence-sound.tsx';

/** As classes, because the Content-Security-Policy forbids style attributes; the longest scheme has eight. */
const COLUMNS = [
  'md:grid-cols-[repeat(1,auto)]',
  'md:grid-cols-[repeat(2,auto)]',
  'md:grid-cols-[repeat(3,auto)]',
  'md:grid-cols-[repeat(4,auto)]',
  'md:grid-cols-[repeat(5,auto)]',
  'md:grid-cols-[repeat(6,auto)]',
  'md:grid-cols-[repeat(7,auto)]',
  'md:grid-cols-[repeat(8,auto)]',
];
const STARTS = [
  'md:col-start-1',
  'md:col-start-2',
  'md:col-start-3',
  'md:col-start-4',
  'md:col-start-5',
  'md:col-start-6',
  'md:col-start-7',
  'md:col-start-8',
];

interface FieldsBlockProps {
  readonly caption: string;
  readonly sentences: readonly FieldedSentence[];
}

/**
 * Sentences as labelled fields, with the same places below each other where there is room (GRA-09). On a phone the fields of a sentence
 * simply wrap.
 */
export function FieldsBlock({ caption, sentences }: FieldsBlockProps) {
  const grid = fieldGrid(sentences);
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="font-bold">{caption}</figcaption>
      <ul
        className={`flex flex-col gap-x-2 gap-y-4 md:grid md:w-fit md:max-w-full ${COLUMNS[grid.columns - 1] ?? ''}`}
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
    <li className="flex flex-col gap-2 md:col-span-full md:grid md:grid-cols-subgrid">
      {lines.map((line) => (
        <ol
          key={line.map(({ field }) => field.text).join(' ')}
          className="flex flex-wrap gap-2 md:col-span-full md:grid md:grid-cols-subgrid"
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
      <p className="flex items-center gap-1 text-ink-soft md:col-span-full">
        <SentenceSound text={asSentence(texts, sentence.end)} />
        <span lang="en" className="min-w-0 wrap-anywhere">
          {sentence.english}
        </span>
      </p>
    </li>
  );
}
