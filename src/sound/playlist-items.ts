import type { SpokenLine } from '#content/schema/exam-rows.ts';
import type { Sex, Speaker } from '#sound/rules/cast-voices.ts';
import { splitSentences } from '#sound/rules/split-sentences.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { PlaylistItem } from './playlist-player.ts';

/** What can be heard in one go: the words of a list, its sentences. */
export interface PlaylistChoice {
  readonly label: string;
  readonly items: readonly PlaylistItem[];
}

/** A text, sentence by sentence (SPK-06). */
export function sentenceItems(text: string, speaker?: Speaker): readonly PlaylistItem[] {
  return splitSentences(text)
    .map((sentence) => sentence.trim())
    .filter((dutch) => /[\p{L}\p{N}]/u.test(dutch))
    .map((dutch) => ({ dutch, english: null, ...(speaker !== undefined && { speaker }) }));
}

/** What people say in turn, sentence by sentence, each in the voice of who says it (LIS-04). */
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

/** What is in a deck or due in review; what two cards have in common is heard once. */
export function catalogueItems(items: Iterable<CatalogueItem | null>): readonly PlaylistItem[] {
  const byDutch = new Map<string, PlaylistItem>();
  for (const item of items) {
    if (item !== null && item.dutch !== '')
      byDutch.set(item.dutch, { dutch: item.dutch, english: item.english });
  }
  return [...byDutch.values()];
}
