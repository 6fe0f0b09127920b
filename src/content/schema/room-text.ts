import type { PlainText } from './annotation.ts';
import type { MarkedText } from './grammar-lesson.ts';

/** The genres of the reading room (RDG-03); each has a file of its own in `content/reading-room`. */
export const ROOM_GENRES = [
  'message',
  'letter',
  'news',
  'recipe',
  'story',
  'instruction',
  'notice',
  'interview',
  'table',
  'diary',
] as const;
export type RoomGenre = (typeof ROOM_GENRES)[number];

/** From easy to hard. The check compares the level with the path's words (`content-check/rules/room-texts.ts`). */
export const ROOM_LEVELS = ['A1', 'A1+', 'A2', 'A2+'] as const;
export type RoomLevel = (typeof ROOM_LEVELS)[number];

/** A piece of a text, in Dutch. Each sentence and each cell can be heard and marked by itself. */
export type RoomBlock =
  /** `from` is who writes or speaks: in messages and in interviews. */
  | { readonly kind: 'paragraph'; readonly from?: string; readonly sentences: readonly string[] }
  /** Things in any order, or steps one after the other; each in one or more sentences. */
  | { readonly kind: 'list' | 'steps'; readonly items: readonly (readonly string[])[] }
  /** An empty cell has no value. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A question about a text, in Dutch. Its answer is in the text; the other options come from there, too. */
export interface RoomQuestion {
  /** Begins with the id of its text, and is never changed (MEM-02). */
  readonly id: string;
  readonly question: string;
  readonly options: readonly [string, string, string];
  readonly correct: number;
  /** In English with Dutch in `*…*`: the words of the text that tell. */
  readonly explanation: MarkedText;
}

/** A text of the reading room (RDG-03). */
export interface RoomText {
  /** `room-`, its genre and its subject: `room-letter-new-neighbour`. Never changed (MEM-02). */
  readonly id: string;
  readonly genre: RoomGenre;
  readonly level: RoomLevel;
  /** Who reads it aloud; where people write or speak, what none of them says. */
  readonly reader: 'woman' | 'man';
  readonly title: string;
  readonly blocks: readonly RoomBlock[];
  /** Words to learn before: ids of the vocabulary, each of them in the text. */
  readonly new: readonly string[];
  readonly questions: readonly [RoomQuestion, RoomQuestion, RoomQuestion];
}

/** What can be heard and marked by itself, in the order of the text (RDG-03); the title is not among them. */
export function spokenPieces(text: Pick<RoomText, 'blocks'>): string[] {
  return text.blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return [...block.sentences];
      case 'list':
      case 'steps':
        return block.items.flat();
      case 'table':
        return [block.head, ...block.rows].map((cells) => cells.filter((cell) => cell !== '').join(', '));
    }
  });
}

/** All Dutch of a text in the order in which it stands, questions at the end: what is annotated (RDG-02). */
export function roomPieces({ id, title, blocks, questions }: RoomText): PlainText {
  return {
    id,
    pieces: [
      title,
      ...blocks.flatMap(piecesOfBlock),
      ...questions.flatMap(({ question, options }) => [question, ...options]),
    ],
  };
}

function piecesOfBlock(block: RoomBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.from === undefined ? block.sentences : [block.from, ...block.sentences];
    case 'list':
    case 'steps':
      return block.items.flat();
    case 'table':
      return [block.head, ...block.rows].flat().filter((cell) => cell !== '');
  }
}
