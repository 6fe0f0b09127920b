import type { ListeningRow, SpokenLine } from '#content/schema/exam-rows.ts';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { onePart, sentenceVoice, type PreparedPack, type Sex } from './prepared-text.ts';

/** The fragments of the listening game. One pack each, so that the first can play before the others are loaded. */
export function fragmentPacks(
  items: readonly Pick<ListeningRow, 'id' | 'setting' | 'audioText'>[],
): PreparedPack[] {
  return items.map(({ id, setting, audioText }) => {
    // In a dialogue of the game B is a woman; a single speaker is either, but always the same.
    const alone = sentenceVoice(audioText[0]?.text ?? '');
    const isDialogue = audioText.some(({ voice }) => voice === 'B');
    return fragmentPack(
      { id, setting, lines: audioText },
      isDialogue ? { A: 'man', B: 'woman' } : { A: alone, B: alone },
    );
  });
}

interface Fragment {
  readonly id: string;
  readonly setting: string;
  readonly lines: readonly SpokenLine[];
}

export function fragmentPack(
  { id, setting, lines }: Fragment,
  speakers: Readonly<Record<SpokenLine['voice'], Sex>>,
): PreparedPack {
  const said = lines.map(({ voice, text }) => ({ text, by: speakers[voice] }));
  return onePart(id, setting, [{ key: spokenKey(lines), lines: said }]);
}
