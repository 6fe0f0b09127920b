import type { Lesson, LessonBlock } from '#content/schema/grammar-lesson.ts';
import { asSentence } from '#dutch/sentence-case.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import type { PlaylistItem } from '#sound/playlist-player.ts';

/** The Dutch sentences of a lesson with their English, in order, to be listened to (SPK-06). A repeated one is played once. */
export function lessonSentences({ cards }: Lesson): readonly PlaylistItem[] {
  const all = cards.flatMap(({ blocks }) => blocks.flatMap(sentencesOf));
  return [...new Map(all.map((item) => [item.dutch, item])).values()];
}

/** Sentences shown as mistakes are not played. */
function sentencesOf(block: LessonBlock): readonly PlaylistItem[] {
  switch (block.kind) {
    case 'examples':
      return block.examples.map(({ dutch, english }) => ({ dutch: withoutMarks(dutch), meaning: english }));
    case 'contrast':
      return block.pairs.map(({ right, english }) => ({ dutch: withoutMarks(right), meaning: english }));
    case 'fields':
      return block.sentences.map(({ fields, end, english }) => ({
        dutch: asSentence(
          fields.map(({ text }) => text),
          end,
        ),
        meaning: english,
      }));
    case 'inversion': {
      const { parts, orders, english } = block.sentence;
      return orders.map(({ order }) => ({
        dutch: asSentence(order.flatMap((place) => parts[place]?.text ?? [])),
        meaning: english,
      }));
    }
    case 'text':
    case 'rule':
    case 'tip':
    case 'steps':
    case 'exceptions':
    case 'table':
      return [];
  }
}
