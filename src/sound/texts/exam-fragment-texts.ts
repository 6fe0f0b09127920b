import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { fragmentPack } from './fragment-texts.ts';
import { onePart, saidBy, textsOf, type PreparedPack } from './prepared-text.ts';

/** The fragments of each listening exam, one pack each, with the questions that are read aloud before them. */
export function examFragmentPacks(): PreparedPack[][] {
  return LISTENING_EXAM_FRAGMENTS.map((fragments) => fragments.map(packOf));
}

function packOf(fragment: MockListeningFragment): PreparedPack {
  const { id, setting, speakers, lines, questions } = fragment;
  const heard = fragmentPack(fragment, { A: speakers.A, B: speakers.B ?? speakers.A });
  // Uses the other voice than the fragment's first, so that its start is audible.
  const first = speakers[lines[0]?.voice ?? 'A'] ?? speakers.A;
  const reader = first === 'woman' ? 'man' : 'woman';
  const asked = questions.map(({ question }) => saidBy(reader, question));
  return onePart(id, setting, [...textsOf([heard]), ...asked]);
}
