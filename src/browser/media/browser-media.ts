import { silentWav } from '#sound/rules/wav-file.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { MediaPress, MediaService, NowPlaying } from '#browser/platform.ts';

/** Chromium shows its controls only for media of five seconds or more. */
const SILENCE_MS = 10 * SECOND_MS;

const ACTIONS = [
  ['play', 'play'],
  ['pause', 'pause'],
  ['next', 'nexttrack'],
  ['previous', 'previoustrack'],
] as const satisfies readonly (readonly [MediaPress, MediaSessionAction])[];

/**
 * The phone's media controls, where supported. A silent sound plays from the first word to the last, so that the page is
 * not suspended and keeps its controls between two words (docs/decisions/0042).
 * @param onChange runs when listening begins and when it has ended
 */
export function createBrowserMedia(page: MediaPage, onChange: (isOpen: boolean) => void): MediaService {
  return {
    open(onPressed) {
      const session = page.navigator.mediaSession;
      const address = page.URL.createObjectURL(new Blob([silentWav(SILENCE_MS)], { type: 'audio/wav' }));
      const silence = new page.Audio();
      silence.src = address;
      silence.loop = true;
      const playSilence = () => void silence.play().catch(() => undefined);
      playSilence();
      onChange(true);
      for (const [press, action] of ACTIONS) setHandler(session, action, () => onPressed(press));
      return {
        show(now) {
          if (now.isPlaying) playSilence();
          else silence.pause();
          tell(page, now);
        },
        close() {
          onChange(false);
          for (const [, action] of ACTIONS) setHandler(session, action, null);
          if (session !== undefined) {
            session.playbackState = 'none';
            session.metadata = null;
          }
          silence.pause();
          silence.removeAttribute('src');
          silence.load();
          page.URL.revokeObjectURL(address);
        },
      };
    },
  };
}

function tell({ navigator: { mediaSession }, MediaMetadata: Metadata }: MediaPage, now: NowPlaying): void {
  if (mediaSession === undefined || Metadata === undefined) return;
  mediaSession.metadata = new Metadata({ title: now.title, artist: now.place, album: now.list });
  mediaSession.playbackState = now.isPlaying ? 'playing' : 'paused';
}

/** A browser throws for an action that it does not know. */
function setHandler(
  session: BrowserMediaSession | undefined,
  action: MediaSessionAction,
  run: (() => void) | null,
): void {
  try {
    session?.setActionHandler(action, run);
  } catch {
    // The phone lacks this button; the page has all of them.
  }
}

interface BrowserMediaSession {
  metadata: unknown;
  playbackState: MediaSessionPlaybackState;
  setActionHandler(action: MediaSessionAction, run: (() => void) | null): void;
}

/** The parts of the window that the controls need, so that tests can fake it. */
export interface MediaPage {
  readonly navigator: { readonly mediaSession?: BrowserMediaSession };
  readonly MediaMetadata?: new (facts: { title: string; artist: string; album: string }) => unknown;
  readonly Audio: new () => SilentElement;
  readonly URL: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

export interface SilentElement {
  src: string;
  loop: boolean;
  play(): Promise<void>;
  pause(): void;
  removeAttribute(name: 'src'): void;
  load(): void;
}
