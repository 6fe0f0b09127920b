import { literal, object, string, variant } from 'valibot';
import { pageViews } from './page-views.ts';

/** The views of the recording booth (SPK-05). */
export const RECORD_VIEWS = pageViews(
  variant('kind', [object({ kind: literal('start') }), object({ kind: literal('booth'), set: string() })]),
  { kind: 'start' },
);
