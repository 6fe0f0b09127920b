import { literal, object, string, variant } from 'valibot';
import { pageViews } from './page-views.ts';

/** The views of the reading room. A text is identified by its id. */
export const READING_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('texts') }),
    object({ kind: literal('text'), text: string() }),
    /** A text of one's own (RDG-05). */
    object({ kind: literal('own') }),
  ]),
  { kind: 'texts' },
);
export type ReadingView = typeof READING_VIEWS.first;
