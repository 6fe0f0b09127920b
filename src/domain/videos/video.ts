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
