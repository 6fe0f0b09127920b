/**
 * The game of a part with open answers: each task is introduced, then done in its own time, then looked at. Writing and
 * speaking differ in a rules object.
 */

/** A task that was done. */
export interface Done<Answer> {
  readonly taskId: string;
  readonly answer: Answer;
  /** From the start of the task, in ms; never more than the task allows. */
  readonly durationMs: number;
  /** What ended it: the person, or the end of the time. */
  readonly by: 'person' | 'time';
}

interface Place<Answer> {
  /** The tasks behind, in their order; while one is reviewed it is the last of them. */
  readonly done: readonly Done<Answer>[];
}

/** Plain data: it can be stored and resumed. */
export type OpenGame<Answer> = Place<Answer> &
  (
    | { readonly phase: 'intro' | 'reviewing' | 'finished' }
    | {
        readonly phase: 'doing';
        /** Absent in a spoken game that version 1 kept. */
        readonly taskId?: string | undefined;
        readonly answer: Answer;
        /** In ms since 1970. */
        readonly startedAt: number;
        readonly endsAt: number;
      }
  );

/** What happened in a game of any part, and when (`at`, in ms since 1970). */
export type OpenGameEvent = { readonly at: number } & (
  | { readonly kind: 'task-started' }
  /** Handed in, recorded, or not possible to record. */
  | { readonly kind: 'task-ended' }
  | { readonly kind: 'time-expired' }
  | { readonly kind: 'next-requested' }
  | { readonly kind: 'restart-requested' }
);

/** What the rules must know of a task. */
export interface TimedTask {
  readonly id: string;
  readonly limitMs: number;
}

export interface OpenGameRules<Answer, Own extends { readonly kind: string }> {
  readonly blank: Answer;
  /** A task can be skipped, and done once more after it was looked at. */
  readonly isFree: boolean;
  /** The answer after an event of the part's own; the very same one where the event makes no sense in this phase. */
  readonly step: (answer: Answer, event: Own, phase: 'doing' | 'reviewing') => Answer;
}

/** A game in which nothing was done yet. */
export const NEW_OPEN_GAME = { phase: 'intro', done: [] } as const;

/** The game after an event. An event that makes no sense in this phase leaves the very same state (EXM-04). */
export function openGameReducer<Answer, Own extends { readonly at: number; readonly kind: string }>(
  rules: OpenGameRules<Answer, Own>,
  tasks: readonly TimedTask[],
  game: OpenGame<Answer>,
  event: OpenGameEvent | Own,
): OpenGame<Answer> {
  if (!isOfGame(event)) return stepped(rules, tasks, game, event);
  if (event.kind === 'restart-requested') return NEW_OPEN_GAME;
  switch (game.phase) {
    case 'intro':
      return inIntro(rules, tasks, game, event);
    case 'doing':
      if (event.at >= game.endsAt) return ended(tasks, game, 'time', game.endsAt);
      return event.kind === 'task-ended' ? ended(tasks, game, 'person', event.at) : game;
    case 'reviewing':
      if (event.kind === 'next-requested') return goneOn(tasks, game.done);
      return event.kind === 'task-started' && rules.isFree ? startedAgain(tasks, game, event.at) : game;
    case 'finished':
      return game;
  }
}

/** The task on the screen; undefined after the end. */
export function taskOf<Task extends { readonly id: string }>(
  tasks: readonly Task[],
  { phase, done }: Pick<OpenGame<unknown>, 'phase' | 'done'>,
): Task | undefined {
  return phase === 'finished' ? undefined : tasks[done.length - (phase === 'reviewing' ? 1 : 0)];
}

/** Nothing was begun: nothing would be lost. */
export function isUntouched({ phase, done }: OpenGame<unknown>): boolean {
  return phase === 'intro' && done.length === 0;
}

/** The game to resume; null where it was one of other tasks, as a kept one can be older than they are (EXM-07). */
export function restoredGame<Answer>(
  tasks: readonly { readonly id: string }[],
  game: OpenGame<Answer>,
): OpenGame<Answer> | null {
  const { phase, done } = game;
  const isInOrder = done.every(({ taskId }, place) => taskId === tasks[place]?.id);
  if (!isInOrder || (phase === 'reviewing' && done.length === 0)) return null;
  if (phase === 'finished') return done.length === tasks.length ? game : null;
  const task = taskOf(tasks, game);
  const isOther = phase === 'doing' && game.taskId !== undefined && game.taskId !== task?.id;
  return task === undefined || isOther ? null : game;
}

const GAME_EVENTS: ReadonlySet<string> = new Set<OpenGameEvent['kind']>([
  'task-started',
  'task-ended',
  'time-expired',
  'next-requested',
  'restart-requested',
]);

function isOfGame(event: { readonly kind: string }): event is OpenGameEvent {
  return GAME_EVENTS.has(event.kind);
}

function inIntro<Answer>(
  { blank, isFree }: Pick<OpenGameRules<Answer, never>, 'blank' | 'isFree'>,
  tasks: readonly TimedTask[],
  game: OpenGame<Answer>,
  { kind, at }: OpenGameEvent,
): OpenGame<Answer> {
  const task = tasks[game.done.length];
  if (task === undefined) return game;
  if (kind === 'task-started') return started(task, game.done, blank, at);
  const skipped = [...game.done, { taskId: task.id, answer: blank, durationMs: 0, by: 'person' as const }];
  if (isFree && kind === 'task-ended') return { phase: 'reviewing', done: skipped };
  return isFree && kind === 'next-requested' ? goneOn(tasks, skipped) : game;
}

function started<Answer>(
  { id, limitMs }: TimedTask,
  done: readonly Done<Answer>[],
  answer: Answer,
  startedAt: number,
): OpenGame<Answer> {
  return { phase: 'doing', done, taskId: id, answer, startedAt, endsAt: startedAt + limitMs };
}

function startedAgain<Answer>(
  tasks: readonly TimedTask[],
  game: OpenGame<Answer>,
  at: number,
): OpenGame<Answer> {
  const [task, last] = [taskOf(tasks, game), game.done.at(-1)];
  if (task === undefined || last === undefined) return game;
  return started(task, game.done.slice(0, -1), last.answer, at);
}

/** After an event of the part's own. */
function stepped<Answer, Own extends { readonly at: number; readonly kind: string }>(
  { step }: Pick<OpenGameRules<Answer, Own>, 'step'>,
  tasks: readonly TimedTask[],
  game: OpenGame<Answer>,
  event: Own,
): OpenGame<Answer> {
  if (game.phase === 'doing' && event.at < game.endsAt) {
    const answer = step(game.answer, event, 'doing');
    return answer === game.answer ? game : { ...game, answer };
  }
  // What comes after the end finds the task ended already.
  const after = game.phase === 'doing' ? ended(tasks, game, 'time', game.endsAt) : game;
  const last = after.done.at(-1);
  if (after.phase !== 'reviewing' || last === undefined) return game;
  const answer = step(last.answer, event, 'reviewing');
  if (answer === last.answer) return after;
  return { phase: 'reviewing', done: [...after.done.slice(0, -1), { ...last, answer }] };
}

function ended<Answer>(
  tasks: readonly TimedTask[],
  { done, answer, startedAt }: Extract<OpenGame<Answer>, { readonly phase: 'doing' }>,
  by: Done<Answer>['by'],
  at: number,
): OpenGame<Answer> {
  // A device whose clock was set back has taken no less than no time.
  const durationMs = Math.max(at - startedAt, 0);
  const taskId = tasks[done.length]?.id ?? '';
  return { phase: 'reviewing', done: [...done, { taskId, answer, durationMs, by }] };
}

function goneOn<Answer>(tasks: readonly TimedTask[], done: readonly Done<Answer>[]): OpenGame<Answer> {
  return { phase: done.length < tasks.length ? 'intro' : 'finished', done };
}
