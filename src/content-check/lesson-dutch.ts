import type { LessonBlock, LessonCard } from '#content/schema/grammar-lesson.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import { dutchIn } from './question-entry.ts';

/** Words of the shortest sentence of a lesson. */
const SHORTEST_SENTENCE = 3;
const WITH_ENDING = /(?:^|\s)-|-(?:[\s,]|$)/u;
/** `-tje`; `be, ge, her`, of which each stands alone; letters. */
const NO_PHRASE = [WITH_ENDING, /^\S+(?:, \S+)+$/u, /(?:^|\s)[a-tv-z](?:[\s,]|$)/u];
/** Letters of a short word: endings have no more. */
const SHORT_WORD = 3;

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

/** The English of a card that explains: not the English of its examples. */
export function explanationsOf({ introduction, blocks }: LessonCard): string[] {
  return [introduction.english, ...blocks.flatMap(explanationsOfBlock)];
}

function explanationsOfBlock(block: LessonBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'rule':
    case 'tip':
      return [block.text];
    case 'steps':
      return block.steps;
    case 'exceptions':
      return block.items;
    case 'contrast':
      return block.pairs.map(({ why }) => why);
    case 'examples':
      return block.examples.map(({ note }) => note ?? '');
    case 'table':
    case 'fields':
    case 'inversion':
      return [];
  }
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

/** Several words without an ending (`-tje`), as tables of a lesson have them: `ik rijd`, `tot laat`. */
export function isPhrase(piece: string): boolean {
  return isSentence(piece) || (wordsOf(piece).length > 1 && !NO_PHRASE.some((mark) => mark.test(piece)));
}

/** Single words, letters and endings, as tables of a lesson have them, stand in no sense. */
export function isSentence(piece: string): boolean {
  const long = wordsOf(piece).filter((word) => word.length > SHORT_WORD);
  return wordsOf(piece).length >= SHORTEST_SENTENCE && long.length > 0 && !WITH_ENDING.test(piece);
}
