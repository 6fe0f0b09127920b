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
import {
  TIME_ALLOWANCES,
  type ChoiceSitting,
  type ExamDesk,
  type PastSitting,
} from '#domain/exam/mock/choice-sitting.ts';
import type { BankQuestion, Paper } from '#domain/exam/mock/paper.ts';

const place = pipe(number(), integer(), minValue(0));
const time = pipe(number(), finite());
const duration = pipe(number(), minValue(0));

const sat = {
  id: string(),
  examId: string(),
  paper: array(object({ id: string(), options: array(place) })),
  allowance: picklist(TIME_ALLOWANCES),
  startedAt: time,
  answers: record(string(), place),
  flagged: array(string()),
  readFragments: array(string()),
  spentMs: record(string(), duration),
};

/** The shape in which the sittings of a part are kept on the device (MOC-04, MOC-11). */
export const KEPT_DESK = object({
  current: nullable(
    object({
      ...sat,
      view: variant('kind', [
        object({ kind: literal('question'), place }),
        object({ kind: literal('divider'), place }),
        object({ kind: literal('overview') }),
      ]),
      viewedAt: time,
      endsAt: nullable(time),
      played: record(string(), place),
    }),
  ),
  past: array(object({ ...sat, endedAt: time, by: picklist(['person', 'time']) })),
});

/**
 * The sittings to go on with (QUA-18): questions that the bank no longer has are left out of them, and a sitting that has none
 * left goes. The answers to them stay in the study log.
 *
 * @param questionOf a question of today's bank
 */
export function restoredDesk(
  { current, past }: ExamDesk,
  questionOf: (id: string) => BankQuestion | undefined,
): ExamDesk {
  const isAsked = ({ id, options }: Paper[number]) => {
    const places = questionOf(id)?.options.keys();
    return places !== undefined && options.toSorted((a, b) => a - b).join() === [...places].join();
  };
  const mended = <Sat extends PastSitting | ChoiceSitting>(sat: Sat): Sat | null => {
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
export function keptDesk(desk: ExamDesk): ExamDesk | null {
  return desk.current === null && desk.past.length === 0 ? null : desk;
}
