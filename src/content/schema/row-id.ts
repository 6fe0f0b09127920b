import { pipe, regex, string } from 'valibot';

/** The format of an id in the data: letters and digits of any script, with single hyphens between them (DAT-06). */
export const ROW_ID = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;

/** Last column of every file except the videos', whose first column is the host's id (VID-02). */
export const rowIdSchema = pipe(string(), regex(ROW_ID));
