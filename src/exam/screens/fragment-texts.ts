import { msg } from '@lingui/core/macro';
import type { ListeningRow, SpokenLine } from '#content/schema/exam-rows.ts';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import type { ExamPart } from '#exam/part.ts';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import {
  onePart,
  saidBy,
  sentenceVoice,
  textsOf,
  type PreparedPack,
  type Sex,
} from '#sound/texts/prepared-text.ts';
import { recordingSet, type RecordingSet } from '#sound/texts/recorded-texts.ts';

type PlayedFragment = Pick<ListeningRow, 'id' | 'setting' | 'audioText'>;

/** The fragments of a game. One pack each, so that the first can play before the others are loaded. */
export function fragmentTexts({ slug }: ExamPart, items: readonly PlayedFragment[]): RecordingSet[] {
  return [recordingSet(slug, msg`The ${{ count: items.length }} listening fragments`, items.map(playedPack))];
}

/** The fragments of each exam, one pack each, with the questions that are read aloud before them. */
export function examFragmentTexts(
  { slug }: ExamPart,
  exams: readonly (readonly MockListeningFragment[])[],
): RecordingSet[] {
  return exams.map((fragments, place) =>
    recordingSet(
      `mock-${slug}-${place + 1}`,
      msg`Listening exam ${{ number: place + 1 }}`,
      fragments.map(examPack),
    ),
  );
}

/** In a dialogue of the game B is a woman; a single speaker is either, but always the same. */
function playedPack({ id, setting, audioText }: PlayedFragment): PreparedPack {
  const alone = sentenceVoice(audioText[0]?.text ?? '');
  const isDialogue = audioText.some(({ voice }) => voice === 'B');
  return fragmentPack(
    { id, setting, lines: audioText },
    isDialogue ? { A: 'man', B: 'woman' } : { A: alone, B: alone },
  );
}

function examPack(fragment: MockListeningFragment): PreparedPack {
  const { id, setting, speakers, lines, questions } = fragment;
  const heard = fragmentPack(fragment, { A: speakers.A, B: speakers.B ?? speakers.A });
  // Uses the other voice than the fragment's first, so that its start is audible.
  const first = speakers[lines[0]?.voice ?? 'A'] ?? speakers.A;
  const reader = first === 'woman' ? 'man' : 'woman';
  const asked = questions.map(({ question }) => saidBy(reader, question));
  return onePart(id, setting, [...textsOf([heard]), ...asked]);
}

interface Fragment {
  readonly id: string;
  readonly setting: string;
  readonly lines: readonly SpokenLine[];
}

function fragmentPack(
  { id, setting, lines }: Fragment,
  speakers: Readonly<Record<SpokenLine['voice'], Sex>>,
): PreparedPack {
  const said = lines.map(({ voice, text }) => ({ text, by: speakers[voice] }));
  return onePart(id, setting, [{ key: spokenKey(lines), lines: said }]);
}
