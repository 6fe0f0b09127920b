import type { Rule } from '../bank.ts';
import type { Figure, Problem } from '../problem.ts';

/** What the rules read. */
export interface Answerable {
  readonly options: readonly string[];
  readonly correct: number | undefined;
}

/** CON-07: guessing succeeds in 33% or 50% of questions, and no strategy should be much better. */
const LIMITS = {
  3: { atOnePlace: 0.4, longest: 0.38 },
  2: { atOnePlace: 0.6, longest: 0.6 },
} as const;
type OptionCount = keyof typeof LIMITS;

/** CON-07: the right answers of a bank are spread over the positions, and seldom the single longest option. */
export function answerPlaceProblems(questions: readonly Answerable[], bank: string): Problem[] {
  return ([3, 2] as const).flatMap((count) => {
    const { places, longest, total } = spreadOf(questions, count);
    if (total === 0) return [];
    const limits = LIMITS[count];
    const messages = places
      .map((share, place) => ({ share, place }))
      .filter(({ share }) => share > limits.atOnePlace)
      .map(({ share, place }) => `${percent(share)} of the right answers stand at place ${place + 1}`);
    if (longest > limits.longest)
      messages.push(`the right answer is the single longest in ${percent(longest)}`);
    return messages.map((message) => ({
      level: 'error',
      rule: 'answer-places',
      line: 1,
      about: bank,
      message: `${bank}, ${count} options: ${message}`,
    }));
  });
}

/** CON-07: within one quiz no more than half of the right answers, rounded up, are at one position. */
export const spreadRule: Rule<Answerable & { readonly line: number; readonly id: string }> = (rows) => {
  const places = rows.flatMap(({ correct }) => (correct === undefined ? [] : [correct]));
  if (places.length < MIN_TO_SPREAD) return [];
  return [...new Set(places)]
    .map((place) => ({ place, times: places.filter((other) => other === place).length }))
    .filter(({ times }) => times > Math.ceil(places.length / 2))
    .map(({ place, times }) => {
      const message = `${times} of ${places.length} right answers stand at place ${place + 1}`;
      return { level: 'error', rule: 'answer-places', line: 1, about: 'answer-places', message };
    });
};

const MIN_TO_SPREAD = 5;

/** The figures of this rule; the README has those of three options. */
export function answerPlaceFigures(questions: readonly Answerable[]): Figure[] {
  return ([3, 2] as const).flatMap((count) => {
    const { places, longest, total } = spreadOf(questions, count);
    if (total === 0) return [];
    return [
      {
        label: `right at each place, of ${total} with ${count} options`,
        value: places.map(percent).join('/'),
        isDetail: true,
      },
      { label: `right and the single longest of ${count}`, value: percent(longest), isDetail: true },
    ];
  });
}

function spreadOf(all: readonly Answerable[], count: OptionCount) {
  const questions = all.filter(({ options }) => options.length === count);
  const share = (part: number) => part / Math.max(questions.length, 1);
  return {
    total: questions.length,
    places: Array.from({ length: count }, (_, place) =>
      share(questions.filter(({ correct }) => correct === place).length),
    ),
    longest: share(questions.filter(isSingleLongest).length),
  };
}

function isSingleLongest({ options, correct }: Answerable): boolean {
  const length = options[correct ?? -1]?.length ?? 0;
  return options.every((option, place) => place === correct || option.length < length);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
