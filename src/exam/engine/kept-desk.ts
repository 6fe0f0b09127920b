import {
  array,
  finite,
  integer,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  variant,
  literal,
} from 'valibot';
import { TIME_ALLOWANCES, type AnyCurrent, type AnyPast, type Desk } from './desk.ts';

const place = pipe(number(), integer(), minValue(0));
const time = pipe(number(), finite());
const duration = pipe(number(), minValue(0));

/** The stored fields of every sitting, except its paper and answers. */
export const KEPT_SAT = {
  id: string(),
  examId: string(),
  allowance: picklist(TIME_ALLOWANCES),
  startedAt: time,
  flagged: array(string()),
  spentMs: record(string(), duration),
};

/** … of every one under way. */
export const KEPT_UNDER_WAY = {
  view: variant('kind', [
    object({ kind: literal('question'), place }),
    object({ kind: literal('divider'), place }),
    object({ kind: literal('overview') }),
  ]),
  viewedAt: time,
  endsAt: nullable(time),
};

/** … and of every one that was handed in. */
export const KEPT_HANDED_IN = { endedAt: time, by: picklist(['person', 'time']) };

const sat = {
  ...KEPT_SAT,
  paper: array(object({ id: string(), options: array(place) })),
  answers: record(string(), place),
  readFragments: array(string()),
};

/** The shape in which the sittings of a part with options are kept on the device (MOC-04, MOC-11). */
export const KEPT_DESK = object({
  current: nullable(object({ ...sat, ...KEPT_UNDER_WAY, played: record(string(), place) })),
  past: array(object({ ...sat, ...KEPT_HANDED_IN })),
});

/**
 * The sittings to resume (QUA-18): questions or tasks that the bank no longer has are left out of the one under way, and
 * if it has none left it goes. A submitted one stays complete (MOC-11): `standingSitting` gives the part that can be
 * shown.
 */
export function mendedDesk<Current extends AnyCurrent, Past extends AnyPast>(
  { current, past }: Desk<Current, Past>,
  isAsked: (asked: Current['paper'][number]) => boolean,
): Desk<Current, Past> {
  if (current === null) return { current, past };
  const paper = current.paper.filter(isAsked);
  if (paper.length === current.paper.length) return { current, past };
  // Its places are others now.
  return { current: paper.length === 0 ? null : { ...current, paper, view: { kind: 'overview' } }, past };
}

/** What can be shown of a sitting that was handed in. */
interface StandingSitting<Past extends AnyPast> {
  /** With those questions or tasks of its paper that there still are. */
  readonly sitting: Past;
  /** The number of questions that no longer exist. */
  readonly lost: number;
}

export function standingSitting<Past extends AnyPast>(
  sitting: Past,
  isAsked: (asked: Past['paper'][number]) => boolean,
): StandingSitting<Past> {
  const paper = sitting.paper.filter(isAsked);
  const lost = sitting.paper.length - paper.length;
  return { sitting: lost === 0 ? sitting : { ...sitting, paper }, lost };
}

/** The stored form; null if no exam was ever taken. */
export function keptDesk<Kept extends Pick<Desk, 'current' | 'past'>>(desk: Kept): Kept | null {
  return desk.current === null && desk.past.length === 0 ? null : desk;
}
