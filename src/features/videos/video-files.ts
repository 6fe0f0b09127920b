import { VIDEO_CATEGORIES, type VideoCategory } from '#content/videos/categories.ts';
import { readCsvRows } from '#content/schema/csv.ts';
import { videoRowSchema } from '#content/schema/video-row.ts';
import { withoutRepeats, type Video } from '#domain/videos/video.ts';
import { sharedFile, type SharedFile } from '#services/data-files/data-file-cache.ts';
import { dataFilesHook } from '#shared/data-files/data-file-hooks.ts';
import { reportSkippedRows } from '#services/data-files/report-skipped-rows.ts';

/** The videos of the categories, in their order (VID-02). */
export const useVideoFiles = dataFilesHook(VIDEO_CATEGORIES.map(videoFile));

function videoFile({ path }: VideoCategory): SharedFile<readonly Video[]> {
  return sharedFile({
    path,
    read(text, { report }) {
      const { rows, skipped } = readCsvRows(text, videoRowSchema);
      reportSkippedRows(report, path, skipped);
      if (rows.length === 0) throw new Error(`${path} holds no usable row`);
      return withoutRepeats(rows);
    },
  });
}
