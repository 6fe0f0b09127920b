import type { ReadingText } from '#content/schema/exam-rows.ts';
import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { RETIRED_IDS } from '#content/retired-ids.ts';
import { ownerFinder, type ItemKind } from '#learning/rules/item-id.ts';
import type { FilePlatform } from '#data-files/data-file-cache.ts';
import type { ItemTopic } from './item-topic.ts';
import type { Platform } from '#browser/platform.ts';
import type { AppPath } from '#routes/paths.ts';
import type { RouteLink } from '#routes/routes.ts';

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
  /** What each of them means, where that may be looked up. */
  readonly optionsEnglish?: readonly string[];
  /** The text that is asked about, as it is set in type; `prompt` has it as it is said. */
  readonly text?: ReadingText | MockReadingText | undefined;
  /** The right one of the options, or what one should have typed, said or known. */
  readonly answer: string;
  readonly explanation: MarkedText | null;
  /** Its answer is typed: a sentence as a whole, or what belongs in its gap. */
  readonly isTyped?: boolean;
  /** What is as right when one types; of a word, the others of the same English. */
  readonly alsoRight?: readonly string[];
  /** Only of a noun with an article: the two apart. */
  readonly noun?: { readonly article: 'de' | 'het'; readonly word: string };
  /** Of a word: what is asked of its picture is what somebody does, or what something is like. */
  readonly wordKind?: 'verb' | 'adjective';
  /** The address of a picture that says it (PIC-01). */
  readonly picture?: string | undefined;
  /** The other words that this picture says: as right when it is asked by the picture. */
  readonly alsoShown?: readonly string[];
  /** Where it is practised. */
  readonly page: AppPath;
  /** Only in a bank of several topics; otherwise the bank has it. */
  readonly topic?: ItemTopic;
}

/** What it takes to load a bank: the app's own files, or what the person keeps on the device. */
export type BankPlatform = FilePlatform & Pick<Platform, 'database'>;

/** What a plan divides over the days (MEM-20). */
export interface Work {
  /** What it is called. */
  readonly name: string;
  /** One of it, of which there may be several, and what one does with it: `Learn 10 new words`. */
  readonly one: string;
  readonly verb: string;
  /** Where it is done: without lives and clock, where that is a choice (MOC-13). */
  readonly link: RouteLink;
  /** What one takes, until the person's own pace is known. */
  readonly usualSeconds: number;
  /** Somebody who only taps isn't believed: a text has to be read, a fragment heard. */
  readonly leastSeconds: number;
  /** Each begins as a new card of review, of which a day has so many at most. */
  readonly areNewCards?: true;
}

/** The items of one kind of exercise. */
export interface Bank {
  /** With which the ids of its items begin, and those of no other bank. */
  readonly prefix: `${ItemKind}:${string}`;
  /** Rejects where its code or its file can't be had. */
  readonly load: (platform: BankPlatform) => Promise<readonly CatalogueItem[]>;
  /** The ids of items that have something in common with one of its own, the nearest first. */
  readonly related?: (id: string, platform: BankPlatform) => Promise<readonly string[]>;
  /** A plan counts its items: there is an end of them, and they are done one by one (MEM-20). */
  readonly isPlanned?: true;
  /** A list of it has an end, and a card to go on at. */
  readonly hasCards?: true;
  /** Of all of its items: then they needn't be loaded to be told apart. */
  readonly topic?: () => ItemTopic | Promise<ItemTopic>;
}

/** A part of the exam or a subject, as what has items. */
export interface ItemSource {
  readonly id: string;
  readonly banks: readonly Bank[];
}

/** A bank, and whose it is. */
export interface OwnedBank {
  readonly source: ItemSource;
  readonly bank: Bank;
}

/** Tells to which bank an id belongs, by the id alone. */
export function bankFinder(sources: readonly ItemSource[]): (itemId: string) => OwnedBank | null {
  const banks = sources.flatMap((source) => source.banks.map((bank): OwnedBank => ({ source, bank })));
  return ownerFinder(banks, ({ bank }) => bank.prefix);
}

/** By the id of the item. */
export type ItemTopics = ReadonlyMap<string, ItemTopic>;

/** What an id leads to. */
export type Found =
  | { readonly kind: 'item'; readonly item: CatalogueItem }
  /** Shipped once, and taken out since, with nothing in its place. */
  | { readonly kind: 'retired' }
  | { readonly kind: 'unknown' }
  /** Its bank can't be had now: to be asked again. */
  | { readonly kind: 'unavailable' };

export interface Catalogue {
  readonly sources: readonly ItemSource[];
  /** Loads only the bank that the id belongs to, once. Never rejects. */
  readonly find: (id: string) => Promise<Found>;
  /** What has something in common with an item, as words of one family have; none where that can't be had. Never rejects. */
  readonly related: (id: string) => Promise<readonly CatalogueItem[]>;
  /**
   * Tells the topics of items, bank by bank as they come; loads only the banks that have several. An item in no list any more
   * has none. Resolves to whether all banks came; never rejects.
   */
  readonly topicsOf: (ids: Iterable<string>, onFound: (topics: ItemTopics) => void) => Promise<boolean>;
  /**
   * What to begin next of a bank: the topic of `lastId` if something of it is open, else the next one in the order of the content.
   * Null where nothing is open, or the bank can't be had. Never rejects.
   */
  readonly nextTopic: (
    bank: Bank,
    isOpen: (itemId: string) => boolean,
    lastId: string | null,
  ) => Promise<ItemTopic | null>;
  /** Told by the id alone. */
  readonly bankOf: (id: string) => OwnedBank | null;
}

/**
 * Leads from the id of an event back to what was studied (MEM-18). An id whose item was replaced leads to the first of
 * its successors.
 */
export function createCatalogue(
  sources: readonly ItemSource[],
  platform: BankPlatform,
  retired: ReadonlyMap<string, readonly string[]> = RETIRED_IDS,
): Catalogue {
  const loaded = new Map<Bank, Promise<ReadonlyMap<string, CatalogueItem>>>();
  const ownedBankOf = bankFinder(sources);
  const bankOf = (id: string) => ownedBankOf(id)?.bank;

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
    const bank = bankOf(id);
    if (bank === undefined) return { kind: 'unknown' };
    try {
      const item = (await itemsOf(bank)).get(id);
      return item === undefined ? { kind: 'unknown' } : { kind: 'item', item };
    } catch {
      return { kind: 'unavailable' };
    }
  };

  const topicsOf = async (ids: Iterable<string>, onFound: (topics: ItemTopics) => void): Promise<boolean> => {
    const byBank = new Map<Bank | undefined, string[]>();
    for (const id of ids) {
      const bank = bankOf(id);
      const ofBank = byBank.get(bank);
      if (ofBank === undefined) byBank.set(bank, [id]);
      else ofBank.push(id);
    }
    const found = await Promise.allSettled(
      [...byBank].map(async ([bank, itsIds]) => {
        if (bank === undefined) return;
        const topicOf = await topicsIn(bank);
        onFound(
          new Map(
            itsIds.flatMap((id) => {
              const topic = topicOf(retired.get(id)?.[0] ?? id);
              return topic === undefined ? [] : [[id, topic] as const];
            }),
          ),
        );
      }),
    );
    return found.every(({ status }) => status === 'fulfilled');
  };
  const topicsIn = async (bank: Bank): Promise<(id: string) => ItemTopic | undefined> => {
    if (bank.topic !== undefined) {
      const topic = await bank.topic();
      return () => topic;
    }
    const items = await itemsOf(bank);
    return (id) => items.get(id)?.topic;
  };

  return {
    sources,
    find,
    async related(id) {
      try {
        const ids = (await bankOf(id)?.related?.(id, platform)) ?? [];
        const found = await Promise.all(ids.map(find));
        return found.flatMap((one) => (one.kind === 'item' ? [one.item] : []));
      } catch {
        return [];
      }
    },
    topicsOf,
    async nextTopic(bank, isOpen, lastId) {
      try {
        if (bank.topic !== undefined) return await bank.topic();
        return nextOpenTopic([...(await itemsOf(bank)).values()], isOpen, lastId);
      } catch {
        return null;
      }
    },
    bankOf: ownedBankOf,
  };
}

/** A view of cards opens at the first of them that is open. */
function nextOpenTopic(
  items: readonly CatalogueItem[],
  isOpen: (itemId: string) => boolean,
  lastId: string | null,
): ItemTopic | null {
  const byTopic = new Map<string | undefined, CatalogueItem[]>();
  for (const item of items) byTopic.set(item.topic?.id, [...(byTopic.get(item.topic?.id) ?? []), item]);
  const topics = [...byTopic.values()];
  const lastPlace = Math.max(
    0,
    topics.findIndex((ofTopic) => ofTopic.some(({ id }) => id === lastId)),
  );
  for (const ofTopic of [...topics.slice(lastPlace), ...topics.slice(0, lastPlace)]) {
    const place = ofTopic.findIndex(({ id }) => isOpen(id));
    const topic = ofTopic[place]?.topic;
    if (topic !== undefined) return { ...topic, link: topic.linkToCard?.(place) ?? topic.link };
  }
  return null;
}

function byId(items: readonly CatalogueItem[]): ReadonlyMap<string, CatalogueItem> {
  return new Map(items.map((item) => [item.id, item]));
}
