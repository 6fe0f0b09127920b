import type { OpenGameRules } from './open-game.ts';
import type { SelfRating, SpeakingCriterion } from './speaking-rating.ts';

/** One recording of an answer. The sound is not part of the state and is never saved beyond the page. */
export interface Take {
  readonly id: string;
  readonly durationMs: number;
  /** What one gave oneself for it (SPE-04). Absent: nothing yet. */
  readonly rating?: SelfRating | undefined;
}

/** The recordings for a question of the speaking game. */
export interface Takes {
  /** Oldest first. */
  readonly all: readonly Take[];
  /** The take that counts as the answer; null only without takes. */
  readonly chosenId: string | null;
  /** Said aloud without a recording, and what one gave oneself for it (SPE-02, SPE-04); absent: not said. */
  readonly aloud?: SelfRating | undefined;
}

export type TakesEvent = { readonly at: number } & (
  | { readonly kind: 'take-recorded'; readonly take: Take }
  | { readonly kind: 'take-chosen'; readonly takeId: string }
  | { readonly kind: 'take-deleted'; readonly takeId: string }
  | { readonly kind: 'said-aloud' }
  | { readonly kind: 'aloud-rated'; readonly criterion: SpeakingCriterion; readonly points: number }
  | {
      readonly kind: 'take-rated';
      readonly takeId: string;
      readonly criterion: SpeakingCriterion;
      readonly points: number;
    }
);

/** The speaking game (SPE-01, SPE-02): a question can be skipped, and answered again. */
export const SPOKEN_GAME: OpenGameRules<Takes, TakesEvent> = {
  blank: { all: [], chosenId: null },
  isFree: true,
  step(takes, event, phase) {
    // A recording up to the end counts, and its sound arrives later (SPE-01). The newest is selected, because it is
    // probably better.
    if (event.kind === 'take-recorded') {
      return { all: [...takes.all, event.take], chosenId: event.take.id };
    }
    if (event.kind === 'said-aloud' || event.kind === 'aloud-rated') {
      return phase === 'doing' || takes.all.length > 0 ? takes : saidAloud(takes, event);
    }
    if (phase === 'doing' || !takes.all.some(({ id }) => id === event.takeId)) return takes;
    switch (event.kind) {
      case 'take-chosen':
        return { ...takes, chosenId: event.takeId };
      case 'take-deleted':
        return withoutTake(takes, event.takeId);
      case 'take-rated':
        return withRating(takes, event);
    }
  },
};

function saidAloud(
  takes: Takes,
  event: Extract<TakesEvent, { readonly kind: 'said-aloud' | 'aloud-rated' }>,
): Takes {
  if (event.kind === 'said-aloud') return takes.aloud === undefined ? { ...takes, aloud: {} } : takes;
  if (takes.aloud === undefined) return takes;
  return { ...takes, aloud: { ...takes.aloud, [event.criterion]: event.points } };
}

function withoutTake({ all, chosenId }: Takes, takeId: string): Takes {
  const left = all.filter(({ id }) => id !== takeId);
  return { all: left, chosenId: chosenId === takeId ? (left.at(-1)?.id ?? null) : chosenId };
}

function withRating(
  takes: Takes,
  { takeId, criterion, points }: Extract<TakesEvent, { readonly kind: 'take-rated' }>,
): Takes {
  const all = takes.all.map((take) =>
    take.id === takeId ? { ...take, rating: { ...take.rating, [criterion]: points } } : take,
  );
  return { ...takes, all };
}

/** What one gave oneself for the take that counts, or for what was said without one; null where nothing was said. */
export function ratingOfAnswer({ all, chosenId, aloud }: Takes): SelfRating | null {
  const chosen = all.find(({ id }) => id === chosenId);
  return chosen === undefined ? (aloud ?? null) : (chosen.rating ?? {});
}

/** SPE-03: for an answer that was recorded. */
const RECORDED_POINTS = 8;
/** SPE-03: what a question counts for, so that ten make 100. */
export const QUESTION_POINTS = 10;

/** SPE-03: the app can't judge what was said, only that something was. */
export function speakingPoints({ all }: Takes): number {
  return all.length > 0 ? RECORDED_POINTS : 0;
}

export function speakingScore(answers: readonly Takes[]): number {
  return answers.reduce((sum, takes) => sum + speakingPoints(takes), 0);
}
