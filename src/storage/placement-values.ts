import {
  array,
  boolean,
  integer,
  literal,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  pipe,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import type { Placement } from '#learning/rules/placement.ts';
import { storedState } from './stored-value.ts';

/** What a person knew before, as a placement found (PTH-01). Which words are marked is in the study log. */

const count = pipe(number(), integer(), minValue(0));
const placementState = variant('phase', [
  object({ phase: literal('none') }),
  /** `I know no Dutch yet`, or the offer was put away. */
  object({ phase: literal('skipped'), at: count }),
  object({
    phase: literal('done'),
    at: count,
    known: count,
    low: count,
    high: count,
    total: count,
    isSure: boolean(),
    /** The id of the event that marked words; null if none were marked. */
    markId: nullable(pipe(string(), nonEmpty())),
  }),
]);
export type PlacementState = InferOutput<typeof placementState>;

const NO_PLACEMENT: PlacementState = { phase: 'none' };

export const PLACEMENT = storedState<PlacementState>({
  key: 'oefenpad.placement',
  what: 'how many words one knew before, where tested, or that one knew none (PTH-01)',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: placementState,
  fallback: NO_PLACEMENT,
  isExported: true,
  isErased: true,
});

const answer = object({ word: string(), isInvented: boolean(), isClaimed: boolean() });

/** Resumed after a reload. */
export const PLACEMENT_UNDER_WAY = storedState<Placement | null>({
  key: 'oefenpad.placement-under-way',
  what: 'the answers of a test of known words under way (PTH-01)',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: nullable(object({ seed: string(), answers: array(answer) })),
  fallback: null,
  isExported: false,
  isErased: true,
});
