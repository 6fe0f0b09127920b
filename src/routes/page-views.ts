import {
  array,
  integer,
  minValue,
  number,
  optional,
  pipe,
  readonly,
  safeParse,
  string,
  type GenericSchema,
} from 'valibot';

/** The position of a card in its list, from 0; how many of something. */
export const wholeNumber = pipe(number(), integer(), minValue(0));

/** The ids of the items to repeat; by default all. */
export const onlyIds = optional(pipe(array(string()), readonly()));

/** The views inside one page (NAV-04): what a history entry stores, and what a link can open. */
export interface PageViews<View> {
  /** What the page shows when it is opened by its address. */
  readonly first: View;
  /** The view in a history entry; the first one if it contains no view of this page (QUA-18). */
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
