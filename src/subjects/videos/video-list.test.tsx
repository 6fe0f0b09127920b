import { VideoList } from './video-list.tsx';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VIDEO_CATEGORIES } from '#content/videos/categories.ts';
import type { Video, VideoFilter } from '#subjects/videos/rules/video.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const PLAYER = 'https://www.youtube-nocookie.com';
const NEEDS_CONNECTION = 'A video needs a connection.';
const SONGS: readonly Video[] = [
  { id: 'aaaaaaaaaaa', title: 'Leef', artist: 'André Hazes Jr.', description: 'A song.', topic: 'Love' },
  { id: 'bbbbbbbbbbb', title: 'Anne', description: 'Another song.', topic: 'Nostalgia' },
];

function openList() {
  const platform = createFakePlatform();
  const filters: VideoFilter[] = [];
  render(
    <PlatformProvider platform={platform}>
      <VideoList
        category={VIDEO_CATEGORIES[0]}
        videos={SONGS}
        firstFilter={{ topic: null, query: '' }}
        onFiltered={(filter) => filters.push(filter)}
        onLeave={() => undefined}
      />
    </PlatformProvider>,
  );
  return { platform, filters, user: userEvent.setup() };
}
const play = (title: string) => screen.getByRole('button', { name: `Play ${title}` });
const player = () => document.querySelector('iframe');
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { level: 2, name: title }).closest('article');
  if (card === null) throw new Error(`${title} has no card`);
  return within(card);
};
const say = (data: unknown, { origin = PLAYER, source = player()?.contentWindow ?? null } = {}) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });

describe('video list', () => {
  it('VID-01: shows title, artist where there is one, description and topic', () => {
    openList();
    expect(cardOf('Leef').getByText('André Hazes Jr.')).toBeTruthy();
    expect(cardOf('Leef').getByText('A song.')).toBeTruthy();
    expect(cardOf('Leef').getByText('Love')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Leef' }).lang).toBe('nl');
    expect(player()).toBeNull();
  });

  it('VID-03: one video plays at a time; closing it gives picture and focus back', async () => {
    const { user } = openList();
    await user.click(play('Leef'));
    expect(document.activeElement).toBe(player());
    expect(player()?.title).toBe('Leef, video from YouTube');
    expect(cardOf('Leef').getByText(/^Topic:/).textContent).toBe('Topic: Love');
    await user.click(play('Anne'));
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(player()?.src.startsWith(`${PLAYER}/embed/bbbbbbbbbbb?`)).toBe(true);
    expect(document.activeElement).toBe(player());
    await user.click(screen.getByRole('button', { name: 'Close video' }));
    expect(player()).toBeNull();
    expect(document.activeElement).toBe(play('Anne'));
  });

  it('VID-03: a link next to the player leads to the host, in a new tab without a referrer', async () => {
    const { user } = openList();
    await user.click(play('Leef'));
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Watch on YouTube (new tab)' });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText(/the video was removed/)).toBeTruthy();
  });

  it('VID-03: says so when nothing loads for eight seconds, and stops once it does', async () => {
    const { platform, user } = openList();
    await user.click(play('Leef'));
    act(() => platform.advance(7999));
    expect(screen.queryByText(/slow to load/)).toBeNull();
    act(() => platform.advance(1));
    expect(screen.getByText(/slow to load/)).toBeTruthy();
    const frame = player();
    if (frame) fireEvent.load(frame);
    expect(screen.queryByText(/slow to load/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close video' }));
    expect(platform.clock.plannedCalls()).toBe(0);
  });

  it('VID-03 QUA-18: believes messages of its own player only', async () => {
    const { user } = openList();
    await user.click(play('Leef'));
    const gone = { event: 'onError', info: 100 };
    say(gone, { origin: 'https://elsewhere.example' });
    say(gone, { source: window });
    say('not { json');
    expect(screen.queryByText(/not there any more/)).toBeNull();
    say(JSON.stringify(gone));
    expect(screen.getByText('This video is not there any more, or it is private.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toBeTruthy();
  });

  it('VID-03 QUA-10: offline no video can be started, and each card says why', async () => {
    const { platform, user } = openList();
    act(() => platform.connection.setOnline(false));
    expect(screen.getAllByText(NEEDS_CONNECTION)).toHaveLength(2);
    expect(screen.getByText('You are offline')).toBeTruthy();
    await user.click(play('Leef'));
    expect(player()).toBeNull();
    act(() => platform.connection.setOnline(true));
    expect(screen.queryByText(NEEDS_CONNECTION)).toBeNull();
    await user.click(play('Leef'));
    act(() => platform.connection.setOnline(false));
    expect(cardOf('Leef').getByRole('status').textContent).toBe(NEEDS_CONNECTION);
  });

  it('VID-01 VID-03: a video that is filtered out stops, and does not start again when it is back', async () => {
    const { user, filters } = openList();
    await user.click(play('Leef'));
    await user.selectOptions(screen.getByLabelText('Topic'), 'Nostalgia');
    expect(screen.getByText('1 of 2 videos')).toBeTruthy();
    expect(filters).toEqual([{ topic: 'Nostalgia', query: '' }]);
    await user.selectOptions(screen.getByLabelText('Topic'), 'All topics');
    expect(player()).toBeNull();
    await user.click(play('Leef'));
    await user.type(screen.getByLabelText('Search'), 'hazes');
    expect(player()).not.toBeNull();
    await user.clear(screen.getByLabelText('Search'));
    await user.type(screen.getByLabelText('Search'), 'xyz');
    expect(screen.getByText(/No video found/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all videos' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    expect(player()).toBeNull();
    expect(play('Leef')).toBeTruthy();
  });
});
