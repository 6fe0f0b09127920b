import type { ComponentType } from 'react';
import type { AppPath } from '#routes/paths.ts';

/** A page of its own, loaded when it is opened. */
export interface Page<Title = string> {
  readonly path: AppPath;
  /** The document's title, and the heading while the page loads (NAV-07). */
  readonly title: Title;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}
