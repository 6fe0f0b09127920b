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
import type { ExamDesk } from '#domain/exam/mock/choice-sitting.ts';
import { TIME_ALLOWANCES, type AnyCurrent, type AnyPast, type Desk } from '#domain/exam/mock/exam-desk.ts';
import type { BankQuestion, Paper } from '#domain/exam/mock/paper.ts';

const place = pipe(number(), integer(), minValue(0));
const time = pipe(number(), finite());
const duration = pipe(number(), minValue(0));

/** What is kept of every sitting but its paper and its answers. */
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
 * The sittings to go on with (QUA-18): questions that the bank no longer has are left out of them, and a sitting that has none
 * left goes. The answers to them stay in the study log.
 *
 * @param questionOf a question of today's bank
 */
export function restoredDesk(desk: ExamDesk, questionOf: (id: string) => BankQuestion | undefined): ExamDesk {
  const isAsked = ({ id, options }: Paper[number]) => {
    const places = questionOf(id)?.options.keys();
    return places !== undefined && options.toSorted((a, b) => a - b).join() === [...places].join();
  };
  return mendedDesk(desk, isAsked);
}

/** A desk less the questions or tasks that are no more. */
export function mendedDesk<Current extends AnyCurrent, Past extends AnyPast>(
  { current, past }: Desk<Current, Past>,
  isAsked: (asked: (Current | Past)['paper'][number]) => boolean,
): Desk<Current, Past> {
  const mended = <One extends Current | Past>(sat: One): One | null => {
    const paper = sat.paper.filter(isAsked);
    if (paper.length === sat.paper.length) return sat;
    return paper.length === 0 ? null : { ...sat, paper };
  };
  const goingOn = current === null ? null : mended(current);
  const isCut = goingOn !== current && goingOn !== null;
  return {
    // Its places are others now.
    current: isCut ? { ...goingOn, view: { kind: 'overview' } } : goingOn,
    past: past.flatMap((sitting) => mended(sitting) ?? []),
  };
}

/** What is kept; null where nothing was ever sat. */
export function keptDesk<Kept extends Pick<Desk, 'current' | 'past'>>(desk: Kept): Kept | null {
  return desk.current === null && desk.past.length === 0 ? null : desk;
}
