import {
  array,
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot';
import { afterReload, type SpeakingQuestion, type SpeakingState } from '#domain/exam/speaking-machine.ts';

const takesEntries = {
  all: array(object({ id: string(), durationMs: pipe(number(), minValue(0)) })),
  chosenId: nullable(string()),
};
const answers = array(object({ questionId: string(), ...takesEntries }));
const attempt = { answers, takes: object(takesEntries) };
const endsAt = pipe(number(), integer());
const stateSchema = variant('phase', [
  object({ phase: literal('intro'), answers }),
  object({ phase: literal('answering'), ...attempt, endsAt }),
  object({ phase: literal('recording'), ...attempt, endsAt }),
  object({ phase: literal('saving'), ...attempt }),
  object({
    phase: literal('reviewing'),
    ...attempt,
    failure: nullable(picklist(['unsupported', 'denied', 'no-microphone', 'failed'])),
  }),
]);

/** A game from the storage, as it goes on after a reload (EXM-07); null where it is none of these questions. */
export function parseSpeakingState(
  questions: readonly SpeakingQuestion[],
  value: unknown,
): SpeakingState | null {
  const parsed = safeParse(stateSchema, value);
  if (!parsed.success) return null;
  const passed = parsed.output.answers;
  const fits = passed.every(({ questionId }, place) => questions[place]?.id === questionId);
  return fits && passed.length < questions.length ? afterReload(parsed.output) : null;
}

/** Nothing to come back to: not begun, or finished. */
export function isSpeakingOver(state: SpeakingState): boolean {
  return state.phase === 'finished' || (state.phase === 'intro' && state.answers.length === 0);
}
