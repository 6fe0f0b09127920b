import { isWavFile } from '#sound/rules/is-wav-file.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { AudioClip, AudioFailure, AudioService, Cancel, Clock } from '#browser/platform.ts';

/** A loaded sound that has not begun by then never will. */
export const AUDIO_START_LIMIT_MS = 4000;
/** Extra time beyond its length, for slow devices. A sound without an end event by then never has one (LIS-04). */
export const AUDIO_END_MARGIN_MS = 8000;

type AudioOutcome = Result<undefined, AudioFailure>;

interface Needs {
  readonly clock: Clock;
  readonly page: AudioPage;
  /** The playback rate, read for every clip; 1 is the recorded speed. */
  readonly pace: () => number;
  /** Whether sound continues while the page is hidden. */
  readonly playsHidden: () => boolean;
}

/**
 * Recorded sound by the browser's audio element. Unlike Web Audio it is heard on a phone in silent mode. One element
 * plays everything, because a locked iPhone lets no other one start.
 */
export function createBrowserAudio({ clock, page, pace, playsHidden }: Needs): AudioService {
  let stopCurrent: (() => void) | null = null;
  let element: AudioElement | null = null;
  const stop = () => stopCurrent?.();
  page.addEventListener('pagehide', stop);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden' && !playsHidden()) stop();
  });
  return {
    play(clip, signal) {
      stop();
      if (signal.aborted) return Promise.resolve(err('stopped'));
      element ??= new page.Audio();
      const needs = { clock, page, element, pace: clip.keepsPace ? 1 : pace() * (clip.pace ?? 1) };
      return new Promise((resolve) => {
        const playing = playClip(needs, clip, (outcome) => {
          if (stopCurrent === playing) stopCurrent = null;
          signal.removeEventListener('abort', playing);
          resolve(outcome);
        });
        stopCurrent = playing;
        signal.addEventListener('abort', playing);
      });
    },
  };
}

interface PlayNeeds extends Pick<Needs, 'clock' | 'page'> {
  readonly element: AudioElement;
  readonly pace: number;
}

/** Plays it and watches for its end: `onOver` is called exactly once. The returned function stops it. */
function playClip(
  { clock, page, element: audio, pace }: PlayNeeds,
  { sound, durationMs }: AudioClip,
  onOver: (outcome: AudioOutcome) => void,
): Cancel {
  const address = page.URL.createObjectURL(
    new Blob([sound], { type: isWavFile(sound) ? 'audio/wav' : 'audio/mpeg' }),
  );
  const listening = new AbortController();
  const { signal } = listening;
  let isOver = false;
  let stopWatching: Cancel | null = null;
  const finish = (outcome: AudioOutcome) => {
    if (isOver) return;
    isOver = true;
    listening.abort();
    stopWatching?.();
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
    page.URL.revokeObjectURL(address);
    onOver(outcome);
  };
  const watch = (limitMs: number) => {
    if (isOver) return;
    stopWatching?.();
    stopWatching = clock.after(limitMs, () => finish(err('unavailable')));
  };
  const watchEnd = () => watch((durationMs - audio.currentTime * 1000) / pace + AUDIO_END_MARGIN_MS);
  audio.addEventListener('playing', watchEnd, { signal });
  audio.addEventListener('ended', () => finish(ok()), { signal });
  audio.addEventListener('error', () => finish(err('unavailable')), { signal });
  watch(AUDIO_START_LIMIT_MS);
  audio.src = address;
  audio.preservesPitch = true;
  // Set after the source, because a new source resets the rate.
  audio.playbackRate = pace;
  audio.play().catch((error: unknown) => {
    const isBlocked = error instanceof Error && error.name === 'NotAllowedError';
    finish(err(isBlocked ? 'blocked' : 'unavailable'));
  });
  return () => finish(err('stopped'));
}

/** The part of the browser's audio element that is used, so that tests can fake it. */
export interface AudioElement {
  src: string;
  preservesPitch: boolean;
  playbackRate: number;
  /** In seconds. */
  readonly currentTime: number;
  addEventListener(
    type: 'playing' | 'ended' | 'error',
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ): void;
  play(): Promise<void>;
  pause(): void;
  removeAttribute(name: 'src'): void;
  load(): void;
}

/** The parts of the window that audio needs. */
export interface AudioPage {
  readonly Audio: new () => AudioElement;
  readonly URL: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  addEventListener(type: 'pagehide', listener: () => void): void;
}
