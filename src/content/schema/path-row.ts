import { object } from 'valibot';
import { rowIdSchema } from './row-id.ts';

/** The path of words, a file next to the word lists (PTH-02). */
export const PATH_FILE = '/path.csv';

/** The only column of `path.csv`: the id of a word of `vocabulary.csv`. Their order is the path (PTH-02). */
export const PATH_COLUMNS = ['id'] as const;

/** One row of `path.csv` as the app reads it. */
export const pathRowSchema = object({ id: rowIdSchema });
