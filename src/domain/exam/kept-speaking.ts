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

/** The shape in which a game is kept on the device (EXM-07). */
export const KEPT_SPEAKING = variant('phase', [
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

export type KeptSpeaking = Exclude<SpeakingState, { readonly phase: 'finished' }>;

/** What is kept of a game; null where there is nothing to come back to: not begun, or finished. */
export function keptSpeaking(state: SpeakingState): KeptSpeaking | null {
  return state.phase === 'finished' || isSpeakingOver(state) ? null : state;
}

/** The game as it goes on after a reload; null where it is none of these questions. */
export function restoredSpeaking(
  questions: readonly SpeakingQuestion[],
  kept: KeptSpeaking,
): SpeakingState | null {
  const passed = kept.answers;
  const fits = passed.every(({ questionId }, place) => questions[place]?.id === questionId);
  return fits && passed.length < questions.length ? afterReload(kept) : null;
}

/** Nothing to come back to: not begun, or finished. */
export function isSpeakingOver(state: SpeakingState): boolean {
  return state.phase === 'finished' || (state.phase === 'intro' && state.answers.length === 0);
}
