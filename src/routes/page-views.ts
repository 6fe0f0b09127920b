import { type GenericSchema, safeParse } from 'valibot';

/** The views inside one page (NAV-04): what the browser's history keeps with an entry, and what a link may lead to. */
export interface PageViews<View> {
  /** What the page shows when it is opened by its address. */
  readonly first: View;
  /** The view that stands in a history entry; the first one where nothing, or none of this page, stands there (QUA-18). */
  readonly read: (stored: unknown) => View;
}

export function pageViews<View extends object>(
  schema: GenericSchema<unknown, View>,
  first: NoInfer<View>,
): PageViews<View> {
  return {
    first,
    read(stored) {
      const parsed = safeParse(schema, stored);
      return parsed.success ? parsed.output : first;
    },
  };
}
