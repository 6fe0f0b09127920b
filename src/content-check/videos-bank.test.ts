import { expect, it } from 'vitest';
import { VIDEO_COLUMNS } from '#content/schema/video-row.ts';
import { sampleContext } from './sample-entry.ts';
import { readVideoSources } from './video-sources.ts';
import { videoBanks } from './videos-bank.ts';

const HEADER = VIDEO_COLUMNS.join(',');
const LEEF =
  'aaaaaaaaaaa,Leef,André Hazes Jr.,An upbeat song about living as if today is the last.,Sing-along';
const ANNE =
  'bbbbbbbbbbb,"Anne, 1986",,A father sings to his daughter about the years to come.,Family and home';
const SOURCES = readVideoSources(
  [
    'category,id,title,artist,description,topic,confidence,evidence',
    'music,aaaaaaaaaaa,Leef,André Hazes Jr.,x,y,high,z',
    'music,bbbbbbbbbbb," Anne, 1986",,x,y,high,z',
    'culture,ccccccccccc,Polders,Maker,x,y,high,z',
  ].join('\n'),
);

const [music, culture] = videoBanks;
const check = (rows: readonly string[], { header = HEADER, besides = [] as string[], bank = music } = {}) =>
  bank?.check([header, ...rows].join('\n'), sampleContext({ videoSources: SOURCES }), besides);
const errors = (...args: Parameters<typeof check>) =>
  check(...args)?.problems.map(({ line, rule }) => `${line} ${rule}`);
const spoilt = (from: string, to: string) => errors([LEEF, ANNE.replace(from, to)]);

it('CON-05: the three files are checked, each against those before it', () => {
  expect(videoBanks.map(({ path }) => path)).toEqual([
    'public/data/dutch-music-videos.csv',
    'public/data/dutch-culture-videos.csv',
    'public/data/dutch-educational-videos.csv',
  ]);
  expect(culture?.besides).toEqual(['public/data/dutch-music-videos.csv']);
});

it('CON-05: real videos pass, with their figures', () => {
  expect(errors([LEEF, ANNE])).toEqual([]);
  expect(check([LEEF, ANNE])?.figures).toEqual(
    expect.arrayContaining([
      { label: 'videos', value: 2 },
      { label: 'in the list of real videos', value: 2, isDetail: true },
      { label: 'with an artist', value: 1, isDetail: true },
      { label: 'videos about Sing-along', value: 1, isDetail: true },
    ]),
  );
});

it.each([
  ['an id that is not in the list', 'bbbbbbbbbbb', 'bbbbbbbbbbB'],
  ['a title that is not the video’s', 'Anne, 1986', 'Anne'],
  ['an artist that nobody named', ',,A father', ',Herman,A father'],
])('CON-05: %s is found', (_, from, to) => {
  expect(spoilt(from, to)).toEqual(['3 video-source']);
});

it('CON-05: a video of another category is found', () => {
  const polders = 'ccccccccccc,Polders,Maker,Explains how new land was won from the sea.,Love';
  expect(errors([polders])).toEqual(['2 video-source']);
});

it('VID-02 CON-07: a wrong header, a missing field and an extra comma are found', () => {
  expect(errors([LEEF], { header: 'id,artist,title,description,topic' })).toContain('1 header');
  expect(spoilt('Family and home', '')).toEqual(['3 fields', '3 placement']);
  expect(spoilt('Family and home', 'Family and home,')).toEqual(['3 fields']);
});

it('VID-03 CON-07: an invalid id, and one that is repeated in this file or another, are found', () => {
  expect(spoilt('bbbbbbbbbbb', 'bbbbbbbbbb!')).toEqual(['3 video-id', '3 video-source']);
  expect(spoilt('bbbbbbbbbbb,"Anne, 1986",', 'aaaaaaaaaaa,Leef,André Hazes Jr.')).toEqual(['3 duplicate-id']);
  const others = { bank: culture, besides: [[HEADER, ANNE].join('\n')] };
  const again = 'bbbbbbbbbbb,"Anne, 1986",,Explains where the Dutch language comes from in time.,Language';
  expect(errors([again], others)).toEqual(['2 duplicate-id', '2 video-source']);
});

it('VID-01 CON-07: an unknown topic, and a description too short, unclean or repeated, are found', () => {
  expect(spoilt('Family and home', 'Fathers')).toEqual(['3 placement']);
  expect(spoilt('A father sings to his daughter about the years to come.', 'A father sings.')).toEqual([
    '3 description-length',
  ]);
  expect(spoilt('the years to come.', 'the  years to come')).toEqual(['3 characters', '3 sentence']);
  expect(
    spoilt(
      'A father sings to his daughter about the years to come.',
      'An upbeat song about living as if today is the last.',
    ),
  ).toEqual(['3 duplicate-description']);
});
