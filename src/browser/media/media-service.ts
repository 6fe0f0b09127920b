/** What the phone's own controls show of what is heard. */
export interface NowPlaying {
  /** What is said now. */
  readonly title: string;
  /** Where one is, and in which list. */
  readonly place: string;
  readonly list: string;
  readonly isPlaying: boolean;
}

/** What somebody pressed on a locked screen, a headset or a keyboard. */
export type MediaPress = 'play' | 'pause' | 'next' | 'previous';

/** Listening that goes on while nobody looks at the page. */
export interface MediaSession {
  /** Tells what plays now, or that it pauses. */
  show(now: NowPlaying): void;
  /** Ends it: from then on a hidden page is silent again (SPK-01). */
  close(): void;
}

/** The phone's own controls (Media Session), and sound in a page that is hidden (SPK-07). */
export interface MediaService {
  /** Begins listening, until it is closed. Call it within a press: browsers let no page begin by itself. */
  open(onPressed: (press: MediaPress) => void): MediaSession;
}
