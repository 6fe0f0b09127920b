import type { StudySession } from '#learning/rules/session.ts';
import { shuffled } from '#lib/random.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import type { Catalogue, CatalogueItem } from '#learning/catalogue.ts';

const WRONG_OPTIONS = 2;

/** Meanings of other words of this session. */
export async function wrongOptions(
  catalogue: Catalogue,
  session: StudySession,
  item: CatalogueItem,
  textOf: (item: CatalogueItem) => string | undefined = ({ answer }) => answer,
): Promise<readonly string[]> {
  const ids = (session.steps ?? []).flatMap(({ kind, items }) =>
    kind === 'learn' || kind === 'hear' || kind === 'review' ? items : [],
  );
  const found = await Promise.all([...new Set(ids)].map((id) => catalogue.find(id)));
  const [right, also] = [textOf(item), new Set(item.alsoRight)];
  const texts = found.flatMap((one) => {
    if (one.kind !== 'item' || one.item.sentence === undefined || also.has(one.item.dutch)) return [];
    const text = textOf(one.item);
    return text === undefined || text === right ? [] : [text];
  });
  return shuffled([...new Set(texts)], seededRandom(item.id)).slice(0, WRONG_OPTIONS);
}
