import { exactOptional, object, pipe, regex, string } from 'valibot';

/** The columns of the videos' files in the order of the files (VID-02). */
export const VIDEO_COLUMNS = ['id', 'title', 'artist', 'description', 'topic'] as const;

/** The format of the host's ids (VID-03). Nothing else may get into an address. */
export const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;

/** One row of a videos' file as the app reads it: only the artist may be missing (VID-02). */
export const videoRowSchema = object({
  id: pipe(string(), regex(VIDEO_ID)),
  title: string(),
  artist: exactOptional(string()),
  description: string(),
  topic: string(),
});
