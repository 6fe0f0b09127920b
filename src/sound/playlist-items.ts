import type { SpokenLine } from '#content/schema/exam-rows.ts';
import type { Sex, Speaker } from '#sound/rules/cast-voices.ts';
import { splitSentences } from '#sound/rules/split-sentences.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { PlaylistItem } from './playlist-player.ts';

/** A choice of what to play: the words of a list, or its sentences. */
export interface PlaylistChoice {
  readonly label: string;
  readonly items: readonly PlaylistItem[];
}

/** A text, sentence by sentence (SPK-06). */
export function sentenceItems(text: string, speaker?: Speaker): readonly PlaylistItem[] {
  return splitSentences(text)
    .map((sentence) => sentence.trim())
    .filter((dutch) => /[\p{L}\p{N}]/u.test(dutch))
    .map((dutch) => ({ dutch, meaning: null, ...(speaker !== undefined && { speaker }) }));
}

/** A conversation, sentence by sentence, each in its speaker's voice (LIS-04). */
export function conversationItems({
  audioText,
  speakers = {},
}: {
  readonly audioText: readonly SpokenLine[];
  readonly speakers?: Partial<Record<SpokenLine['voice'], Sex>>;
}): readonly PlaylistItem[] {
  const voices = [...new Set(audioText.map(({ voice }) => voice))];
  const cast = voices.map((voice) => speakers[voice] ?? null);
  return audioText.flatMap(({ voice, text }) => sentenceItems(text, { cast, place: voices.indexOf(voice) }));
}

/** The items of a custom list or of review; text shared by two cards is played once. */
export function catalogueItems(items: Iterable<CatalogueItem | null>): readonly PlaylistItem[] {
  const byDutch = new Map<string, PlaylistItem>();
  for (const item of items) {
    if (item !== null && item.dutch !== '')
      byDutch.set(item.dutch, {
        dutch: item.dutch,
        meaning: item.meaning,
        isTranslated: item.isTranslated,
      });
  }
  return [...byDutch.values()];
}
