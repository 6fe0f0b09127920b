import type { CatalogueItem } from '#learning/catalogue.ts';
import { MockTextView } from './mock-text-view.tsx';
import { RoomTextView } from './room-text-view.tsx';
import { ReadingTextView } from './reading-text-view.tsx';

export interface ItemTextProps {
  readonly text: NonNullable<CatalogueItem['text']>;
}

const NOTHING_MARKED: readonly string[] = [];

/** The text that a question is about, as the reading game and the mock exam show it. Loaded late, hence the default export. */
export default function ItemText({ text }: ItemTextProps) {
  if ('genre' in text) return <RoomTextView text={text} />;
  // Texts of the mock exams contain their questions.
  return 'questions' in text ? (
    <MockTextView text={text} evidence={NOTHING_MARKED} />
  ) : (
    <ReadingTextView text={text} evidence={NOTHING_MARKED} />
  );
}
