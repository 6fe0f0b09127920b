import type { LessonBlock, LessonCard } from '#content/schema/grammar-lesson.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { dutchIn } from './question-entry.ts';

/** The Dutch of a card that has to be right, without markup. */
export function dutchOf({ heading, introduction, blocks }: LessonCard): string[] {
  const english = [heading.english, introduction.english].flatMap(dutchIn);
  return [...english, heading.dutch, introduction.dutch, ...blocks.flatMap(dutchOfBlock)].map(withoutMarks);
}

/** The Dutch of a card that is wrong on purpose. */
export function wrongDutchOf({ blocks }: LessonCard): string[] {
  return blocks
    .flatMap((block) => (block.kind === 'contrast' ? block.pairs.map(({ wrong }) => wrong) : []))
    .map(withoutMarks);
}

function dutchOfBlock(block: LessonBlock): string[] {
  switch (block.kind) {
    case 'text':
    case 'rule':
    case 'tip':
      return dutchIn(block.text);
    case 'steps':
      return block.steps.flatMap(dutchIn);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()].flatMap(dutchIn);
    case 'examples':
      return block.examples.flatMap(({ dutch, note }) => [dutch, ...dutchIn(note ?? '')]);
    case 'contrast':
      return block.pairs.flatMap(({ right, why }) => [right, ...dutchIn(why)]);
    case 'exceptions':
      return [block.title, ...block.items].flatMap(dutchIn);
    case 'fields':
      return block.sentences.flatMap(({ fields }) => fields.map(({ text }) => text));
    case 'inversion':
      return block.sentence.parts.map(({ text }) => text);
  }
}
