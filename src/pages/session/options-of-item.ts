import { meaningOptions, type Meant } from '#dutch/vocabulary/meaning-options.ts';
import type { StudySession } from '#learning/rules/session.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import type { Catalogue, CatalogueItem } from '#learning/catalogue.ts';

/** The right text of an item among those of other words of this session; it alone if there are none. */
export async function optionsOfItem(
  catalogue: Catalogue,
  session: StudySession,
  item: CatalogueItem,
  textOf: (item: CatalogueItem) => string | undefined = ({ answer }) => answer,
): Promise<readonly string[]> {
  const ids = (session.steps ?? []).flatMap(({ kind, items }) =>
    kind === 'learn' || kind === 'hear' || kind === 'review' ? items : [],
  );
  const found = await Promise.all([...new Set(ids)].map((id) => catalogue.find(id)));
  const meant = (one: CatalogueItem): readonly Meant[] => {
    const meaning = textOf(one);
    const kind = one.noun === undefined ? (one.wordKind ?? '') : 'noun';
    const isTranslated = one.isTranslated === true && meaning === one.meaning;
    return meaning === undefined ? [] : [{ id: one.id, meaning, kind, isTranslated }];
  };
  const alsoRight = new Set(item.alsoRight);
  const others = found.flatMap((one) =>
    one.kind !== 'item' || one.item.sentence === undefined || alsoRight.has(one.item.dutch)
      ? []
      : meant(one.item),
  );
  return meant(item).flatMap((right) => meaningOptions(right, others, seededRandom(item.id)));
}
