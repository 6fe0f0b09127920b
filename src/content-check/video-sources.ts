import { readCsvTable } from '#content/schema/csv.ts';
import { referenceText } from './reference/reference-table.ts';

/** A video that somebody confirmed to exist, with the host's title and artist. */
interface VideoSource {
  readonly category: string;
  readonly title: string;
  readonly artist: string;
}

export type VideoSources = ReadonlyMap<string, VideoSource>;

/** The videos that may be shown (CON-05). */
export function loadVideoSources(): VideoSources {
  return readVideoSources(referenceText('videos.csv'));
}

export function readVideoSources(text: string): VideoSources {
  return new Map(
    readCsvTable(text).records.map(({ cells }) => {
      const cell = (column: string) => (cells.get(column) ?? '').trim();
      return [cell('id'), { category: cell('category'), title: cell('title'), artist: cell('artist') }];
    }),
  );
}
