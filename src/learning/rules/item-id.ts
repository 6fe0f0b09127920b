/** The kinds of things that are studied. */
export const ITEM_KINDS = ['word', 'culture-word', 'interaction', 'question', 'sentence', 'text'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export interface ItemId {
  readonly kind: ItemKind;
  readonly key: string;
}

const SHAPE = /^([a-z]+(?:-[a-z]+)*):([\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)$/u;

/**
 * The id under which an item's answers are logged, such as `word:afspraak` (MEM-02): its kind, and its id from the data.
 * A generated item passes the parts of its id: `itemId('question', 'clock', 3, '05')`. Never its wording or its place in
 * a list (DAT-06).
 */
export function itemId(kind: ItemKind, ...parts: readonly (string | number)[]): string {
  return `${kind}:${parts.join('-')}`;
}

/** The kind in an id; null for an invalid one. */
export function kindOf(text: string): ItemKind | null {
  return parseItemId(text)?.kind ?? null;
}

/**
 * Finds the owner of an id by its prefix. The longest one decides, because both `question:` and `question:clock-` may
 * have owners.
 *
 * @param beginningOf the prefix of an owner's ids: `question:clock-`
 */
export function ownerFinder<Owner>(
  owners: readonly Owner[],
  beginningOf: (owner: Owner) => string,
): (itemId: string) => Owner | null {
  const longestFirst = owners
    .map((owner) => [beginningOf(owner), owner] as const)
    .toSorted(([one], [other]) => other.length - one.length);
  return (id) => longestFirst.find(([beginning]) => id.startsWith(beginning))?.[1] ?? null;
}

/** Whether an id is of the bank whose ids begin like this: `question:clock-`. */
export function isOfBank(itemId: string, beginning: string): boolean {
  return itemId.startsWith(beginning);
}

/** Whether it is a question of a written mock exam, which stays unread for another sitting (MOC-14). KNM exams are drawn from a bank. */
export function isOfWrittenExam(itemId: string): boolean {
  return isOfBank(itemId, 'question:mock-');
}

/** The parts of an id; null for an invalid one. */
export function parseItemId(text: string): ItemId | null {
  const [, foundKind, key] = SHAPE.exec(text) ?? [];
  const kind = ITEM_KINDS.find((known) => known === foundKind);
  return kind === undefined || key === undefined ? null : { kind, key };
}
