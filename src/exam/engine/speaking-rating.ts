/**
 * What one rates of an answer, and how many points each can give: twelve for a task. The practice model of the exam has six criteria;
 * each question stands for those with which it is heard. The task comes first (execution 3, words 2), then the sentences (grammar 2,
 * fluency 2, coherence 1), and last the pronunciation (2). How the exam divides its points today is not published (MOC-10, SPE-04).
 */
export const SPEAKING_CRITERIA = { task: 5, sentences: 5, pronunciation: 2 } as const;
export type SpeakingCriterion = keyof typeof SPEAKING_CRITERIA;

/** In the examiners' order. */
const CRITERIA: readonly SpeakingCriterion[] = ['task', 'sentences', 'pronunciation'];

/** What one gave oneself for a task. */
export type SelfRating = Readonly<Partial<Record<SpeakingCriterion, number>>>;

/** The most points for a task. */
export const TASK_POINTS = CRITERIA.reduce((sum, criterion) => sum + SPEAKING_CRITERIA[criterion], 0);

/** The points of a task; null until all three were given. Anybody who did nothing of the task has none (the model's own rule). */
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

/** The points of all answers that were rated, and the number of those. */
export function ratedPoints(ratings: readonly SelfRating[]): {
  readonly points: number;
  readonly tasks: number;
} {
  const given = ratings.flatMap((rating) => pointsOf(rating) ?? []);
  return { points: given.reduce((sum, points) => sum + points, 0), tasks: given.length };
}

/** All that was asked, in simple words. */
const ALL_ASKED = 3;

/**
 * How an answer goes into the study log (MEM-01): one that was spoken is known well enough, unless its speaker rated it in full and something
 * that was asked is missing, or less than half of the points were given (SPE-04).
 */
export function gradeOfRating(rating: SelfRating): 'good' | 'again' {
  const points = pointsOf(rating);
  if (points === null) return 'good';
  return (rating.task ?? 0) >= ALL_ASKED && points >= TASK_POINTS / 2 ? 'good' : 'again';
}
