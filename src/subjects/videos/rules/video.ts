import { foldText } from '#lib/fold-text.ts';

/** A video of the library (VID-02). */
export interface Video {
  /** The host's id, 11 characters of `[A-Za-z0-9_-]`. */
  readonly id: string;
  readonly title: string;
  readonly artist?: string;
  /** Its subject, language and level. */
  readonly description: string;
  readonly topic: string;
}

/** The origin of the player: the host's address that sets no cookies before something is played (VID-03). */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * The address of a player that starts at once, suggests videos of the same maker at its end, and reports problems to the page.
 * @param pageOrigin the only origin that the player may report to
 */
export function playerAddress({ id }: Video, pageOrigin: string): string {
  const settings = `autoplay=1&rel=0&playsinline=1&enablejsapi=1&origin=${encodeURIComponent(pageOrigin)}`;
  return `${PLAYER_ORIGIN}/embed/${id}?${settings}`;
}

/** The video's page on the host's site. */
export function watchAddress({ id }: Video): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** Without duplicates: a repeated id would be two players of one video. */
export function withoutRepeats(videos: readonly Video[]): Video[] {
  const ids = new Set<string>();
  return videos.filter(({ id }) => ids.size < ids.add(id).size);
}

/** What a person filters the videos of a category by. */
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

/** The videos of the topic whose title or artist contains every word of the query, ignoring case and accents, in the order of the list. */
export function findVideos(videos: readonly Video[], { topic, query }: VideoFilter): Video[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return videos.filter((video) => {
    if (topic !== null && video.topic !== topic) return false;
    const text = foldText(`${video.title} ${video.artist ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The topics of these videos: first those in the given order, then any others. */
export function countTopics(videos: readonly Video[], order: readonly string[]): TopicCount[] {
  const counts = new Map(order.map((topic) => [topic, 0]));
  for (const { topic } of videos) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].flatMap(([topic, count]) => (count === 0 ? [] : [{ topic, count }]));
}
