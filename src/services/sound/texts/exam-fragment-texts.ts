import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { fragmentPack } from '#services/sound/texts/fragment-texts.ts';
import type { PreparedPack } from '#services/sound/texts/prepared-text.ts';

/** The fragments of each listening exam, one pack each. */
export function examFragmentPacks(): PreparedPack[][] {
  return LISTENING_EXAM_FRAGMENTS.map((fragments) =>
    fragments.map((fragment) =>
      fragmentPack(fragment, { A: fragment.speakers.A, B: fragment.speakers.B ?? fragment.speakers.A }),
    ),
  );
}
