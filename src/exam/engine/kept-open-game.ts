import {
  array,
  exactOptional,
  integer,
  literal,
  looseObject,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
  type GenericSchema,
} from 'valibot';
import { KEPT_RATING } from './kept-rating.ts';
import { KEPT_LANGUAGE_RATING } from './language-rating.ts';
import type { OpenGame } from './open-game.ts';
import type { Takes } from './spoken-game.ts';
import type { WrittenText } from './written-game.ts';

/** The shapes in which the games of writing and speaking are kept on the device: `open-game.ts` is resumed from them. */

const duration = pipe(number(), minValue(0));
const by = picklist(['person', 'time']);
const places = array(pipe(number(), integer(), minValue(0)));
const takesEntries = {
  all: array(object({ id: string(), durationMs: duration, rating: exactOptional(KEPT_RATING) })),
  chosenId: nullable(string()),
};
/** Since version 3. */
const aloudEntry = { aloud: exactOptional(KEPT_RATING) };

function keptGame<Answer>(answer: GenericSchema<unknown, Answer>): GenericSchema<unknown, OpenGame<Answer>> {
  const done = array(object({ taskId: string(), answer, durationMs: number(), by }));
  const time = number();
  return variant('phase', [
    object({ phase: literal('intro'), done }),
    object({
      phase: literal('doing'),
      done,
      taskId: exactOptional(string()),
      answer,
      startedAt: time,
      endsAt: time,
    }),
    object({ phase: literal('reviewing'), done }),
    object({ phase: literal('finished'), done }),
  ]);
}

/** Its result is saved too, because people want to reread their texts (WRI-02). */
export const KEPT_WRITTEN_GAME = keptGame<WrittenText>(
  object({
    texts: array(string()),
    told: nullable(places),
    rating: nullable(KEPT_LANGUAGE_RATING),
    isLogged: exactOptional(literal(true)),
  }),
);

/** A game under way (EXM-07); the sound of its takes is in the page alone (SPE-02). */
export const KEPT_SPOKEN_GAME = keptGame<Takes>(object({ ...takesEntries, ...aloudEntry }));

const writtenOfVersion1 = looseObject({
  phase: picklist(['intro', 'writing', 'scored', 'finished']),
  handedIn: array(
    object({ taskId: string(), text: string(), durationMs: number(), by, told: exactOptional(places) }),
  ),
  taskId: optional(string()),
  text: optional(string(), ''),
  startedAt: optional(number(), 0),
  endsAt: optional(number(), 0),
});

/** A writing game of an older version; null where it is none. */
export function olderWrittenGame(older: unknown, version: number): OpenGame<WrittenText> | null {
  return version === 1 ? writtenGameOfVersion1(older) : writtenGameOfVersion2(older);
}

const writtenOfVersion2 = keptGame(object({ texts: array(string()), told: nullable(places) }));

/** Version 2 logged a text when it was handed in, and let nobody rate its language. */
function writtenGameOfVersion2(older: unknown): OpenGame<WrittenText> | null {
  const found = safeParse(writtenOfVersion2, older);
  if (!found.success) return null;
  const game = found.output;
  const done = game.done.map((one) => ({
    ...one,
    answer: { ...one.answer, rating: null, isLogged: true as const },
  }));
  return game.phase === 'doing'
    ? { ...game, done, answer: { ...game.answer, rating: null } }
    : { ...game, done };
}

/** In version 1 a text was one string, and the phases had other names. */
function writtenGameOfVersion1(older: unknown): OpenGame<WrittenText> | null {
  const found = safeParse(writtenOfVersion1, older);
  if (!found.success) return null;
  const { phase, handedIn, taskId, text, startedAt, endsAt } = found.output;
  const done = handedIn.map(({ text: one, told = null, ...rest }) => ({
    ...rest,
    answer: { texts: [one], told, rating: null, isLogged: true as const },
  }));
  if (phase === 'writing') {
    return {
      phase: 'doing',
      done,
      taskId,
      answer: { texts: [text], told: null, rating: null },
      startedAt,
      endsAt,
    };
  }
  return { phase: phase === 'scored' ? 'reviewing' : phase, done };
}

const spokenOfVersion1 = looseObject({
  phase: picklist(['intro', 'answering', 'recording', 'saving', 'reviewing']),
  answers: array(object({ questionId: string(), ...takesEntries })),
  takes: optional(object(takesEntries)),
  endsAt: optional(number(), 0),
});

/** Version 2 knew no answer that was said without a recording. */
export function olderSpokenGame(older: unknown, version: number): unknown {
  return version === 1 ? spokenGameOfVersion1(older) : older;
}

/** Version 1 did not say which question was under way, nor how long an answer took. Null where it is no game. */
function spokenGameOfVersion1(older: unknown): OpenGame<Takes> | null {
  const found = safeParse(spokenOfVersion1, older);
  if (!found.success) return null;
  const { answers, takes, endsAt } = found.output;
  const done = answers.map(({ questionId, ...answer }) => ({
    taskId: questionId,
    answer,
    durationMs: 0,
    by: 'person' as const,
  }));
  // One that was being looked at has no end: its time is over, so that it is looked at again.
  return takes === undefined
    ? { phase: 'intro', done }
    : { phase: 'doing', done, answer: takes, startedAt: endsAt, endsAt };
}
