import { VIDEO_CATEGORIES, type VideoCategory } from '#content/videos/categories.ts';
import { videoRowSchema } from '#content/schema/video-row.ts';
import { withoutRepeats, type Video } from '#subjects/videos/rules/video.ts';
import { csvFile } from '#data-files/csv-file.ts';
import { sharedFile, type SharedFile } from '#data-files/data-file-cache.ts';
import { dataFilesHook } from '#data-files/components/data-file-hooks.ts';

/** The videos of the categories, in their order (VID-02). */
export const useVideoFiles = dataFilesHook(VIDEO_CATEGORIES.map(videoFile));

function videoFile({ path }: VideoCategory): SharedFile<readonly Video[]> {
  return sharedFile(csvFile({ path, schema: videoRowSchema, build: withoutRepeats }));
}
