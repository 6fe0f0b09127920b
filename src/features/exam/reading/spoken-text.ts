import type { ReadingBlock, ReadingText } from '#content/schema/exam-rows.ts';

/** A text as it is read aloud, line by line, each a sentence of its own. */
export function spokenText(text: ReadingText): string {
  const title = text.kind === 'email' ? text.subject : text.title;
  return [title, ...text.blocks.flatMap(linesOf)].map((line) => line.replace(/[^.!?]$/, '$&.')).join(' ');
}

function linesOf(block: ReadingBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'closing':
      return block.lines;
    case 'details':
      return block.rows.map(([label, value]) => `${label}: ${value}`);
    case 'heading':
    case 'paragraph':
    case 'call':
      return [block.text];
  }
}
