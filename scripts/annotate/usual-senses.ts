import { usualSense, type UsualSenses } from '../../src/content/schema/annotation.ts';
import { comparable } from '../../src/lib/dutch-words.ts';
import type { Judged } from './senses.ts';

/** The sense that each form has most often, where it is not the form itself. */
export function usualSenses(judged: readonly Judged[]): UsualSenses {
  const counts = new Map<string, Map<string, number>>();
  for (const { word, decided } of judged) {
    const form = comparable(word.form);
    const ofForm = counts.get(form) ?? new Map<string, number>();
    counts.set(form, ofForm);
    // A half of an expression is said where it stands.
    if (decided.next === undefined) ofForm.set(decided.sense, (ofForm.get(decided.sense) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...counts]
      .map(([form, ofForm]) => [form, mostOften(ofForm)] as const)
      .filter(([form, sense]) => sense !== undefined && sense !== usualSense(form, {}))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ) as UsualSenses;
}

/** Of several the first by its name, so that a new run writes the same. */
function mostOften(counts: ReadonlyMap<string, number>): string | undefined {
  const most = Math.max(...counts.values());
  return [...counts.keys()].filter((sense) => counts.get(sense) === most).toSorted()[0];
}
