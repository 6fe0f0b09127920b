import {
  array,
  exactOptional,
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  variant,
} from 'valibot';

/** The shapes in which the games are kept on the device, apart from the games themselves: each comes with its own page. */

const takesEntries = {
  all: array(object({ id: string(), durationMs: pipe(number(), minValue(0)) })),
  chosenId: nullable(string()),
};
const spoken = array(object({ questionId: string(), ...takesEntries }));
const attempt = { answers: spoken, takes: object(takesEntries) };
const speakingEndsAt = pipe(number(), integer());

/** The shape in which a game is kept on the device (EXM-07). */
export const KEPT_SPEAKING = variant('phase', [
  object({ phase: literal('intro'), answers: spoken }),
  object({ phase: literal('answering'), ...attempt, endsAt: speakingEndsAt }),
  object({ phase: literal('recording'), ...attempt, endsAt: speakingEndsAt }),
  object({ phase: literal('saving'), ...attempt }),
  object({
    phase: literal('reviewing'),
    ...attempt,
    failure: nullable(picklist(['unsupported', 'denied', 'no-microphone', 'failed'])),
  }),
]);

const handedIn = array(
  object({
    taskId: string(),
    text: string(),
    durationMs: number(),
    by: picklist(['person', 'time']),
    // Not in games from before it could be ticked.
    told: exactOptional(array(pipe(number(), integer(), minValue(0)))),
  }),
);

/** The shape in which a game is kept on the device, its result too: one's own texts are worth coming back to (WRI-02). */
export const KEPT_WRITING = variant('phase', [
  object({ phase: literal('intro'), handedIn }),
  object({
    phase: literal('writing'),
    handedIn,
    taskId: string(),
    text: string(),
    startedAt: number(),
    endsAt: number(),
  }),
  object({ phase: literal('scored'), handedIn }),
  object({ phase: literal('finished'), handedIn }),
]);
