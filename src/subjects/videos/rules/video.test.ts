import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Video, countTopics, findVideos, playerAddress, watchAddress, withoutRepeats } from './video.ts';

const video = (id: string, title: string, topic: string, artist?: string): Video => {
  return { id, title, topic, description: 'A song.', ...(artist !== undefined && { artist }) };
};
const SONGS = [
  video('aaaaaaaaaaa', 'Bloed, Zweet En Tranen', 'Sing-along', 'André Hazes'),
  video('bbbbbbbbbbb', 'Leef', 'Sing-along', 'André Hazes Jr.'),
  video('ccccccccccc', 'Anne', 'Love'),
];
const idsOf = (videos: readonly Video[]) => videos.map(({ id }) => id.slice(0, 1)).join('');
const find = (query: string, topic: string | null = null) => idsOf(findVideos(SONGS, { query, topic }));

describe('findVideos', () => {
  it('VID-01: finds by title and artist, word by word, ignoring case and accents', () => {
    expect(find('  ')).toBe('abc');
    expect(find('ANDRE')).toBe('ab');
    expect(find('hazes leef')).toBe('b');
    expect(find('song')).toBe('');
  });

  it('VID-01: stays within the topic', () => {
    expect(find('', 'Sing-along')).toBe('ab');
    expect(find('anne', 'Sing-along')).toBe('');
    expect(find('', 'Polka')).toBe('');
  });

  it('VID-01: any query only removes videos, and keeps their order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const found = findVideos(SONGS, { query, topic: null });
        expect(SONGS.filter((song) => found.includes(song))).toEqual(found);
      }),
    );
  });
});

it('VID-01: topics are counted in the given order, others after them, empty ones omitted', () => {
  expect(countTopics(SONGS, ['Love', 'Eurovision'])).toEqual([
    { topic: 'Love', count: 1 },
    { topic: 'Sing-along', count: 2 },
  ]);
});

it('VID-02: a repeated video is left out', () => {
  expect(idsOf(withoutRepeats([...SONGS, video('aaaaaaaaaaa', 'Again', 'Love')]))).toBe('abc');
});

it('VID-03: the player comes from the no-cookie address and may report to this page only', () => {
  const address = new URL(playerAddress(video('a_B-c123456', 'x', 'y'), 'https://oefenpad.example:8443'));
  expect(`${address.origin}${address.pathname}`).toBe('https://www.youtube-nocookie.com/embed/a_B-c123456');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    autoplay: '1',
    rel: '0',
    playsinline: '1',
    enablejsapi: '1',
    origin: 'https://oefenpad.example:8443',
  });
  expect(watchAddress(video('a_B-c123456', 'x', 'y'))).toBe('https://www.youtube.com/watch?v=a_B-c123456');
});
