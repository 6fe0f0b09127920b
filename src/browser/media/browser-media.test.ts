import { describe, expect, it } from 'vitest';
import { createBrowserMedia, type MediaPage, type SilentElement } from './browser-media.ts';

class FakeElement implements SilentElement {
  src = '';
  loop = false;
  isPlaying = false;
  play() {
    this.isPlaying = true;
    return Promise.resolve();
  }
  pause() {
    this.isPlaying = false;
  }
  removeAttribute() {}
  load() {}
}

class FakeMetadata {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  constructor({ title, artist, album }: { title: string; artist: string; album: string }) {
    this.title = title;
    this.artist = artist;
    this.album = album;
  }
}

function setUp({ hasSession = true } = {}) {
  const handlers = new Map<string, () => void>();
  const elements: FakeElement[] = [];
  const revoked: string[] = [];
  const mediaSession = {
    metadata: null as unknown,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler(action: MediaSessionAction, run: (() => void) | null) {
      // Like an older Safari.
      if (action === 'previoustrack') throw new TypeError('not known');
      if (run === null) handlers.delete(action);
      else handlers.set(action, run);
    },
  };
  const page: MediaPage = {
    navigator: hasSession ? { mediaSession } : {},
    ...(hasSession && {
      MediaMetadata: FakeMetadata,
    }),
    Audio: class extends FakeElement {
      constructor() {
        super();
        elements.push(this);
      }
    },
    URL: { createObjectURL: () => 'blob:1', revokeObjectURL: (address) => void revoked.push(address) },
  };
  const openings: boolean[] = [];
  const pressed: string[] = [];
  const session = createBrowserMedia(page, (isOpen) => openings.push(isOpen)).open((press) =>
    pressed.push(press),
  );
  return { handlers, elements, revoked, mediaSession, openings, pressed, session };
}

const NOW = { title: 'de fiets', place: '3 of 12', list: 'Transport', isPlaying: true };

describe('the phone’s own controls', () => {
  it('SPK-07: they show the text and its place, and report presses', () => {
    const { session, mediaSession, handlers, pressed } = setUp();
    session.show(NOW);
    expect(mediaSession).toMatchObject({
      playbackState: 'playing',
      metadata: { title: 'de fiets', artist: '3 of 12', album: 'Transport' },
    });
    for (const action of ['pause', 'play', 'nexttrack']) handlers.get(action)?.();
    expect(pressed).toEqual(['pause', 'play', 'next']);
    session.show({ ...NOW, isPlaying: false });
    expect(mediaSession.playbackState).toBe('paused');
  });

  it('SPK-07: silence loops from the press on, except while paused, and stops at the end', () => {
    const { session, mediaSession, elements, handlers, revoked, openings } = setUp();
    const [silence] = elements;
    expect(silence).toMatchObject({ src: 'blob:1', loop: true, isPlaying: true });
    session.show({ ...NOW, isPlaying: false });
    expect(silence?.isPlaying).toBe(false);
    session.show(NOW);
    expect(silence?.isPlaying).toBe(true);
    session.close();
    expect([silence?.isPlaying, handlers.size, revoked]).toEqual([false, 0, ['blob:1']]);
    expect(mediaSession).toMatchObject({ playbackState: 'none', metadata: null });
    expect(openings).toEqual([true, false]);
  });

  it('SPK-07: a browser without these controls still plays', () => {
    const { session, elements } = setUp({ hasSession: false });
    session.show(NOW);
    expect(elements[0]?.isPlaying).toBe(true);
    session.close();
    expect(elements[0]?.isPlaying).toBe(false);
  });
});
