import { pipe, regex, string } from 'valibot';

/** What an id of the data looks like: letters and digits of any script, single hyphens between them (DAT-06). */
export const ROW_ID = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;

/** Last column of every file but the videos', whose id is the host's and stands first (VID-02). */
export const rowIdSchema = pipe(string(), regex(ROW_ID));
