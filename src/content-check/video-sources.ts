import { existsSync, readFileSync } from 'node:fs';
import { readCsvTable } from '#content/schema/csv.ts';

/** A video that somebody made sure exists, as the host names it. */
interface VideoSource {
  readonly category: string;
  readonly title: string;
  readonly artist: string;
}

export type VideoSources = ReadonlyMap<string, VideoSource>;

/** The list of videos handed to the project (CON-05), or undefined where it is not at hand. It never ships. */
export function loadVideoSources(path: string): VideoSources | undefined {
  return existsSync(path) ? readVideoSources(readFileSync(path, 'utf8')) : undefined;
}

export function readVideoSources(text: string): VideoSources {
  return new Map(
    readCsvTable(text).records.map(({ cells }) => {
      const cell = (column: string) => (cells.get(column) ?? '').trim();
      return [cell('id'), { category: cell('category'), title: cell('title'), artist: cell('artist') }];
    }),
  );
}
