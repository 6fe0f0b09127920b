import type { Video } from '#domain/videos/video.ts';
import { foldText } from '#lib/fold-text.ts';

/** What a person wants to see of a category. */
export interface VideoFilter {
  /** Null: every topic. */
  readonly topic: string | null;
  readonly query: string;
}

/** A topic and how many videos of the category it has. */
export interface TopicCount {
  readonly topic: string;
  readonly count: number;
}

/**
 * The videos of the topic in whose title or artist each word of the query stands, whatever its case and accents, in
 * the order of the list.
 */
export function findVideos(videos: readonly Video[], { topic, query }: VideoFilter): Video[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return videos.filter((video) => {
    if (topic !== null && video.topic !== topic) return false;
    const text = foldText(`${video.title} ${video.artist ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The topics of these videos: first those of the given order, then any other as it comes. */
export function countTopics(videos: readonly Video[], order: readonly string[]): TopicCount[] {
  const counts = new Map(order.map((topic) => [topic, 0]));
  for (const { topic } of videos) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].flatMap(([topic, count]) => (count === 0 ? [] : [{ topic, count }]));
}
