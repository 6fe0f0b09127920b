import type { Places } from '#practice/judge/sentence-ways.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';

/** What mistakes are named by. */
export interface Naming {
  readonly item: TypedItem;
  readonly places: Places;
  /** As compared, and as they were typed. */
  readonly typed: readonly string[];
  readonly shown: readonly string[];
}
