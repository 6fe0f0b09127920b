/**
 * The six things that an examiner listens for and how many points each brought in the practice model of the exam, in its order:
 * twelve for a task. How the exam divides its points today is not published.
 */
export const SPEAKING_CRITERIA = {
  task: 3,
  words: 2,
  grammar: 2,
  fluency: 2,
  coherence: 1,
  pronunciation: 2,
} as const;
export type SpeakingCriterion = keyof typeof SPEAKING_CRITERIA;

const CRITERIA: readonly SpeakingCriterion[] = [
  'task',
  'words',
  'grammar',
  'fluency',
  'coherence',
  'pronunciation',
];

/** What one gave oneself for a task. */
export type SelfRating = Readonly<Partial<Record<SpeakingCriterion, number>>>;

/** What a task can bring. */
export const TASK_POINTS = CRITERIA.reduce((sum, criterion) => sum + SPEAKING_CRITERIA[criterion], 0);

/** The points of a task; null until all six were given. Anybody who did nothing of the task has none (the model's own rule). */
export function pointsOf(rating: SelfRating): number | null {
  if (rating.task === 0) return 0;
  let sum = 0;
  for (const criterion of CRITERIA) {
    const points = rating[criterion];
    if (points === undefined) return null;
    sum += points;
  }
  return sum;
}

/** The points of the rated tasks of a sitting, and the number of those. A task without a recording brings none. */
export function ratedPoints({
  answers,
  ratings,
}: {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly ratings: Readonly<Record<string, SelfRating>>;
}): { readonly points: number; readonly tasks: number } {
  const given = Object.keys(answers).flatMap((taskId) => pointsOf(ratings[taskId] ?? {}) ?? []);
  return { points: given.reduce((sum, points) => sum + points, 0), tasks: given.length };
}
