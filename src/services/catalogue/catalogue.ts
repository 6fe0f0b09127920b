import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { RETIRED_IDS } from '#content/retired-ids.ts';
import type { FilePlatform } from '#services/data-files/data-file-cache.ts';
import type { AppPath } from '#services/paths.ts';

/** Something that was or can be studied, found by its id (MEM-18). */
export interface CatalogueItem {
  /** With its kind in front, as events carry it: `word:afspraak`. */
  readonly id: string;
  /** What it teaches, as it is right: the word with its article, the sentence with its gap filled. */
  readonly dutch: string;
  /** Null where the item asks in English, or its Dutch is a text to understand. */
  readonly english: string | null;
  readonly question: MarkedText;
  /** What the question is about: a word, a sentence in which `___` is the gap, the lines of a text. */
  readonly prompt: MarkedText | null;
  /** To choose from, in the order of the data; none where one types, speaks or rates oneself. */
  readonly options: readonly string[];
  /** The right one of the options, or what one should have typed, said or known. */
  readonly answer: string;
  readonly explanation: MarkedText | null;
  /** Only of a noun with an article: the two apart. */
  readonly noun?: { readonly article: 'de' | 'het'; readonly word: string };
  /** Where it is practised. */
  readonly page: AppPath;
}

/** The items of one kind of exercise. */
export interface Bank {
  /** With which the ids of its items begin, and those of no other bank. */
  readonly prefix: string;
  /** Rejects where its code or its file can't be had. */
  readonly load: (platform: FilePlatform) => Promise<readonly CatalogueItem[]>;
}

/** What an id leads to. */
export type Found =
  | { readonly kind: 'item'; readonly item: CatalogueItem }
  /** Shipped once, and taken out since, with nothing in its place. */
  | { readonly kind: 'retired' }
  | { readonly kind: 'unknown' }
  /** Its bank can't be had now: to be asked again. */
  | { readonly kind: 'unavailable' };

export interface Catalogue {
  /** Loads only the bank that the id belongs to, once. Never rejects. */
  readonly find: (id: string) => Promise<Found>;
}

/**
 * Leads from the id of an event back to what was studied (MEM-18). An id whose item was replaced leads to the first of
 * its successors. The longest prefix decides: `question:` may be a bank's beside `question:clock-`.
 */
export function createCatalogue(
  banks: readonly Bank[],
  platform: FilePlatform,
  retired: ReadonlyMap<string, readonly string[]> = RETIRED_IDS,
): Catalogue {
  const loaded = new Map<Bank, Promise<ReadonlyMap<string, CatalogueItem>>>();

  const itemsOf = (bank: Bank) => {
    const items = loaded.get(bank) ?? bank.load(platform).then(byId);
    loaded.set(bank, items);
    // What failed is tried again by the next one who asks.
    items.catch(() => loaded.delete(bank));
    return items;
  };

  const find = async (id: string): Promise<Found> => {
    const successors = retired.get(id);
    if (successors !== undefined) {
      const [successor] = successors;
      return successor === undefined ? { kind: 'retired' } : find(successor);
    }
    const bank = bankOf(id, banks);
    if (bank === undefined) return { kind: 'unknown' };
    try {
      const item = (await itemsOf(bank)).get(id);
      return item === undefined ? { kind: 'unknown' } : { kind: 'item', item };
    } catch {
      return { kind: 'unavailable' };
    }
  };

  return { find };
}

/** The bank that an id belongs to, told by the id alone. */
function bankOf(id: string, banks: readonly Bank[]): Bank | undefined {
  return banks
    .filter(({ prefix }) => id.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0];
}

function byId(items: readonly CatalogueItem[]): ReadonlyMap<string, CatalogueItem> {
  return new Map(items.map((item) => [item.id, item]));
}
