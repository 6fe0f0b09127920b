import type { ReadingQuestionRow, ReadingText } from '#content/schema/exam-rows.ts';
import type { MockReadingBlock, MockReadingText } from '#content/schema/mock-exam-rows.ts';
import type { ChoiceItem } from './choice-item.ts';
import { skillTopic, type TopicPart } from '#exam/screens/exam-topics.ts';

/** A question with the text that it is about. */
export type ReadingItem = ChoiceItem & { readonly evidence: string } & (
    | {
        readonly kind: 'game';
        readonly text: ReadingText;
        /** `2` of `6`. */
        readonly textNumber: number;
        readonly textCount: number;
        /** One reads before one answers. */
        readonly isFirstOfText: boolean;
      }
    | { readonly kind: 'exam'; readonly text: MockReadingText }
  );

/** What a reading game is made of. */
export interface ReadingGameContent {
  readonly texts: readonly ReadingText[];
  readonly questions: readonly ReadingQuestionRow[];
  /** More texts, to practise a skill with. */
  readonly practice: readonly MockReadingText[];
}

/** The questions of a reading game, text by text (REA-01). */
export function readingGameItems(
  part: TopicPart,
  { texts, questions }: Pick<ReadingGameContent, 'texts' | 'questions'>,
): readonly ReadingItem[] {
  return texts.flatMap((text, index) =>
    questions
      .filter(({ textId }) => textId === text.id)
      .map((row, place) => ({
        ...row,
        kind: 'game',
        text,
        group: { id: text.id, title: text.title },
        topic: skillTopic(part, row.skill),
        textNumber: index + 1,
        textCount: texts.length,
        isFirstOfText: place === 0,
      })),
  );
}

/** The questions of an exam, or to practise with, text by text (MOC-01). */
export function readingExamItems(part: TopicPart, texts: readonly MockReadingText[]): readonly ReadingItem[] {
  return texts.flatMap((text) => {
    const { id, title } = text;
    const ofText = { kind: 'exam', text, group: { id, title } } as const;
    return text.questions.map((question) => ({
      ...question,
      ...ofText,
      topic: skillTopic(part, question.skill),
    }));
  });
}

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
