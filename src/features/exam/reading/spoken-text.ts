import type { ReadingText } from '#content/schema/exam-rows.ts';
import type { MockReadingBlock, MockReadingText } from '#content/schema/mock-exam-rows.ts';

/** A text as it is read aloud, line by line, each a sentence of its own. */
export function spokenText(text: ReadingText | MockReadingText): string {
  const title = 'subject' in text ? text.subject : text.title;
  return [title, ...text.blocks.flatMap(linesOf)].map((line) => line.replace(/[^.!?]$/, '$&.')).join(' ');
}

function linesOf(block: MockReadingBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items;
    case 'closing':
      return block.lines;
    case 'details':
      return block.rows.map(([label, value]) => `${label}: ${value}`);
    case 'table':
      return block.rows.map((cells) =>
        cells.map((cell, place) => (place === 0 ? cell : `${block.head[place]}: ${cell}`)).join(', '),
      );
    case 'choices':
      return [block.label, ...block.items.flatMap(({ text, isTicked }) => (isTicked ? text : []))];
    case 'message':
      return [`${block.from}: ${block.text}`];
    case 'heading':
    case 'paragraph':
    case 'call':
      return [block.text];
  }
}
