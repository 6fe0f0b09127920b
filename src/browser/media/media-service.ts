/** What the phone's media controls show. */
export interface NowPlaying {
  /** The text being said. */
  readonly title: string;
  /** The position, and the name of the list. */
  readonly place: string;
  readonly list: string;
  readonly isPlaying: boolean;
}

/** A button pressed on a locked screen, a headset or a keyboard. */
export type MediaPress = 'play' | 'pause' | 'next' | 'previous';

/** Playback that continues while the page is hidden. */
export interface MediaSession {
  /** Shows what plays now, or that it is paused. */
  show(now: NowPlaying): void;
  /** Ends it: from then on a hidden page is silent again (SPK-01). */
  close(): void;
}

/** The phone's own controls (Media Session), and sound in a page that is hidden (SPK-07). */
export interface MediaService {
  /** Starts playback until it is closed. Call it during a press: browsers do not let a page start sound by itself. */
  open(onPressed: (press: MediaPress) => void): MediaSession;
}
