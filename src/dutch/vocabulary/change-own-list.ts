import type { OwnList, OwnRow, OwnWord } from './own-list.ts';
import { idFromText } from '#lib/id-from-text.ts';

/**
 * The prefix of the ids of custom words. No id of the app's data starts with it (MEM-18); the content check verifies
 * this.
 */
const OWN_PREFIX = 'own-';

/**
 * The id of a word: the one from its file, or one made from its Dutch and English, so that the same word has the same id
 * in every list and on every device.
 */
export function ownWordId({ id, dutch, english }: Pick<OwnRow, 'id' | 'dutch' | 'english'>): string {
  return OWN_PREFIX + (id ?? `${idFromText(dutch)}-${idFromText(english)}`);
}

/** An empty list. */
export function newOwnList(id: string, name: string, now: number): OwnList {
  return { version: 1, id, name, namedAt: now, words: [] };
}

/**
 * Adds the words of a file to a list: words in both take the file's version, the others stay. A word whose English was
 * corrected remains the same word with its answers, unless another word of the list or the file has the same Dutch.
 */
export function withRows(list: OwnList, rows: readonly OwnRow[], now: number): OwnList {
  const ids = idsOf(rows, list.words);
  const words = rows.map((row, place) => ({
    at: now,
    place,
    row: { ...row, id: ids[place] ?? ownWordId(row) },
  }));
  return { ...list, words: mergedWords(list.words, words) };
}

/**
 * Merges the versions of a list from two devices: all words, each in its latest version, and the latest name. The order
 * of merging does not matter.
 */
export function mergeOwnLists(one: OwnList, other: OwnList): OwnList {
  const isLater = other.namedAt > one.namedAt || (other.namedAt === one.namedAt && other.name > one.name);
  const { name, namedAt } = isLater ? other : one;
  return { ...one, name, namedAt, words: mergedWords(one.words, other.words) };
}

function mergedWords(some: readonly OwnWord[], others: readonly OwnWord[]): OwnWord[] {
  const byId = new Map<string, OwnWord>();
  for (const word of [...some, ...others]) {
    const known = byId.get(word.row.id);
    if (known === undefined || isAfter(word, known)) byId.set(word.row.id, word);
  }
  return [...byId.values()].toSorted(
    (a, b) => a.at - b.at || a.place - b.place || (a.row.id < b.row.id ? -1 : 1),
  );
}

function isAfter(word: OwnWord, other: OwnWord): boolean {
  if (word.at !== other.at) return word.at > other.at;
  return JSON.stringify(word) > JSON.stringify(other);
}

function idsOf(rows: readonly OwnRow[], known: readonly OwnWord[]): string[] {
  const own = rows.map(ownWordId);
  const taken = new Set(own);
  const knownIds = new Set(known.map(({ row }) => row.id));
  const before = byDutch(known.map(({ row }) => row));
  const now = byDutch(rows);
  return rows.map((row, place) => {
    const id = own[place] ?? ownWordId(row);
    const [same, ...more] = before.get(dutchOf(row)) ?? [];
    if (knownIds.has(id) || row.id !== undefined || same?.id === undefined) return id;
    const isOnlyOne = more.length === 0 && now.get(dutchOf(row))?.length === 1;
    return isOnlyOne && !taken.has(same.id) ? same.id : id;
  });
}

function byDutch(rows: readonly OwnRow[]): Map<string, OwnRow[]> {
  const groups = new Map<string, OwnRow[]>();
  for (const row of rows) {
    const group = groups.get(dutchOf(row));
    if (group) group.push(row);
    else groups.set(dutchOf(row), [row]);
  }
  return groups;
}

function dutchOf({ article, dutch }: OwnRow): string {
  return `${article ?? ''} ${idFromText(dutch)}`;
}
