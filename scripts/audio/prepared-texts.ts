import { COURSE } from '#app/course.ts';
import { recordedTexts } from '#learning/course.ts';
import type { PreparedPack } from '#sound/texts/prepared-text.ts';
import { samplePack } from '#sound/texts/sample-text.ts';
import { publicFiles } from '#testing/public-files.ts';
import { textOf } from '#lib/shown-text.ts';
import { englishTexts } from '#ui/texts.ts';

const english = englishTexts();

/** Everything that is recorded, grouped: the texts that subjects and exam parts name, and the sample of a voice in settings (SPK-03). */
export async function preparedGroups(): Promise<{ title: string; packs: readonly PreparedPack[] }[]> {
  const { files } = publicFiles();
  const sample = samplePack();
  const groups = recordedTexts(COURSE).map(async ({ title, load }) => {
    const sets = await load(files);
    return { title: textOf(title, english), packs: sets.flatMap(({ packs }) => packs) };
  });
  return [{ title: textOf(sample.title, english), packs: [sample] }, ...(await Promise.all(groups))];
}

export async function preparedPacks(): Promise<PreparedPack[]> {
  return (await preparedGroups()).flatMap(({ packs }) => packs);
}
