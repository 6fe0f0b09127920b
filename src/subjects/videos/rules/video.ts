import { foldText } from '#lib/fold-text.ts';

/** A video of the library (VID-02). */
export interface Video {
  /** The host's own id, 11 characters of `[A-Za-z0-9_-]`. */
  readonly id: string;
  readonly title: string;
  readonly artist?: string;
  /** What it is about, in which language, for which level. */
  readonly description: string;
  readonly topic: string;
}

/** Where the player comes from: the host's address that sets no cookies before something is played (VID-03). */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * The player of a video, which begins at once, proposes videos of the same maker at its end, and tells the page what
 * goes wrong.
 * @param pageOrigin the only one that the player may tell
 */
export function playerAddress({ id }: Video, pageOrigin: string): string {
  const settings = `autoplay=1&rel=0&playsinline=1&enablejsapi=1&origin=${encodeURIComponent(pageOrigin)}`;
  return `${PLAYER_ORIGIN}/embed/${id}?${settings}`;
}

/** The video's page at the host. */
export function watchAddress({ id }: Video): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** Each video once: an id that comes again would be two players of one video. */
export function withoutRepeats(videos: readonly Video[]): Video[] {
  const ids = new Set<string>();
  return videos.filter(({ id }) => ids.size < ids.add(id).size);
}

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
