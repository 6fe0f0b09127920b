import type { MessageDescriptor } from '@lingui/core';
import type { ReadingText } from '#content/schema/exam-rows.ts';
import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';
import type { RoomText } from '#content/schema/room-text.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { RETIRED_IDS } from '#content/retired-ids.ts';
import { ownerFinder, type ItemKind } from '#learning/rules/item-id.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import type { FilePlatform } from '#data-files/data-file-cache.ts';
import type { ItemTopic } from './item-topic.ts';
import type { Platform } from '#browser/platform.ts';
import type { AppPath } from '#routes/paths.ts';
import type { RouteLink } from '#routes/routes.ts';
import type { ListeningFragment } from '#sound/listening-fragment.ts';
import type { RecordedTexts } from '#sound/texts/recorded-texts.ts';
import type { ShownText } from '#lib/shown-text.ts';

/** Something that was or can be studied, found by its id (MEM-18). */
export interface CatalogueItem {
  /** With its kind first, as in events: `word:afspraak`. */
  readonly id: string;
  /** The correct Dutch that it teaches: the word with its article, or the sentence with its gap filled. */
  readonly dutch: string;
  /** In the chosen language where it is a word, an interaction or a culture word (LNG-03). Null if the item asks for it, or its Dutch is a text. */
  readonly meaning: string | null;
  /** Whether the meaning is in the chosen language; otherwise it is in English. */
  readonly isTranslated?: boolean;
  readonly question: ShownText;
  /** What the question is about: a word, a sentence in which `___` is the gap, the lines of a text. */
  readonly prompt: MarkedText | null;
  /** What helps with it: the infinitive, the words to use. */
  readonly note?: ShownText;
  /** The options to choose from, in the order of the data; none if the answer is typed, spoken or self-rated. */
  readonly options: readonly string[];
  /** The English of each option, if it may be shown. */
  readonly optionsEnglish?: readonly string[];
  /** The text of the question in its printed form; `prompt` has the spoken form. */
  readonly text?: ReadingText | MockReadingText | RoomText | undefined;
  /** What the question is about, if it is heard before it is read; `prompt` has its words. */
  readonly fragment?: ListeningFragment;
  /** The correct option, or the expected typed, spoken or known answer. */
  readonly answer: string;
  /** Where its options are in English, and its answer with them; the answer may also be the meaning. */
  readonly answerIs?: 'english';
  readonly explanation: MarkedText | null;
  /** For a word: the same with its easy sentence, if it has one (PTH-04). */
  readonly easyExplanation?: MarkedText;
  /** The same of the explanation. */
  readonly isExplanationTranslated?: boolean;
  /** Only where the answer is typed, a whole sentence or the words for a gap: what the judge is given (JDG-01). */
  readonly typed?: (lexicon: Lexicon) => TypedItem;
  /** For a word: others that share a meaning with it, and are as right from its meaning. */
  readonly alsoRight?: readonly string[];
  /** Only for a noun with an article: the two separately. */
  readonly noun?: { readonly article: 'de' | 'het'; readonly word: string };
  /** For a word: whether its picture shows an action or a quality. */
  readonly wordKind?: 'verb' | 'adjective';
  /** The address of a picture of it (PIC-01). */
  readonly picture?: string | undefined;
  /** For a word: others that its picture may stand for, or with the same meaning. */
  readonly alsoShown?: readonly string[];
  /** The page where it is practised. */
  readonly page: AppPath;
  /** Only in a bank with several topics; otherwise the bank has the topic. */
  readonly topic?: ItemTopic;
  /** What it is asked about with others: a text, a fragment, a rule. A session asks about one of them in a row. */
  readonly set?: string;
  /** A sentence with it, to be heard: an easy one, if there is one. */
  readonly sentence?: { readonly dutch: string; readonly english: string };
}

/** The services needed to load a bank: the app's files, or the person's data on the device. */
export type BankPlatform = FilePlatform & Pick<Platform, 'database'>;

/** Work that a plan divides over the days (MEM-20). */
export interface Work {
  readonly name: MessageDescriptor;
  /** `10 new words` */
  readonly amount: (count: number) => MessageDescriptor;
  /** `Learn 10 new words` */
  readonly task: (count: number) => MessageDescriptor;
  /** The page where it is done, without lives and clock if that is a choice (MOC-13). */
  readonly link: RouteLink;
  /** Where this number of new ones is done, and no more. Absent: at the topic that comes next. */
  readonly linkTo?: (count: number) => RouteLink;
  /** The time for one unit, until the person's pace is known. */
  readonly usualSeconds: number;
  /** The least time for a real answer: a text has to be read, a recording heard. */
  readonly leastSeconds: number;
  /** The time to read what comes before those done together, which no answer measures. */
  readonly readSeconds?: number;
  /** How many are done together, such as the questions of a text; one where left out. */
  readonly together?: number;
  /** With how many known words it begins (PTH-07); at once where left out. */
  readonly fromWords?: number;
  /** A plan leaves this number of days between two days with it; none where left out. */
  readonly restDays?: number;
  /** Each one starts as a new card in review, whose number per day is limited. */
  readonly areNewCards?: true;
  /** Too large for one question after another: a session leads to its page, and back (PTH-03). */
  readonly isOnPage?: true;
}

/** The items of one kind of exercise. */
export interface Bank {
  /** The prefix of the ids of its items, and of no other bank's. */
  readonly prefix: `${ItemKind}:${string}`;
  /** Rejects if its code or its file cannot be loaded. */
  readonly load: (platform: BankPlatform) => Promise<readonly CatalogueItem[]>;
  /** The ids of items related to one of its items, the closest first. */
  readonly related?: (id: string, platform: BankPlatform) => Promise<readonly string[]>;
  /** A plan counts its items, because they are finite and done one by one (MEM-20). */
  readonly isPlanned?: true;
  /** Its exercises have no end: a plan doesn't count them, but what is done of them today is done (MEM-20). */
  readonly isEndless?: true;
  /** A list of its items has an end, and a card to resume at. */
  readonly hasCards?: true;
  /** The topic of all its items, known without loading them. */
  readonly topic?: () => ItemTopic | Promise<ItemTopic>;
}

/** A part of the exam or a subject, as a source of items. */
export interface ItemSource {
  readonly id: string;
  readonly banks: readonly Bank[];
  /** Which of its texts are recorded (SPK-03). Absent: none. */
  readonly texts?: readonly RecordedTexts[];
}

/** A bank and its owner. */
export interface OwnedBank {
  readonly source: ItemSource;
  readonly bank: Bank;
}

/** Finds the bank of an id, by the id alone. */
export function bankFinder(sources: readonly ItemSource[]): (itemId: string) => OwnedBank | null {
  const banks = sources.flatMap((source) => source.banks.map((bank): OwnedBank => ({ source, bank })));
  return ownerFinder(banks, ({ bank }) => bank.prefix);
}

/** The topics by item id. */
export type ItemTopics = ReadonlyMap<string, ItemTopic>;

/** The result of looking up an id. */
export type Found =
  | { readonly kind: 'item'; readonly item: CatalogueItem }
  /** It was removed from the app without a replacement. */
  | { readonly kind: 'retired' }
  | { readonly kind: 'unknown' }
  /** Its bank cannot be loaded now: try again later. */
  | { readonly kind: 'unavailable' };

export interface Catalogue {
  readonly sources: readonly ItemSource[];
  /** Loads only the bank of the id, once. Never rejects. */
  readonly find: (id: string) => Promise<Found>;
  /** The items related to an item, such as words of one family; none if they cannot be loaded. Never rejects. */
  readonly related: (id: string) => Promise<readonly CatalogueItem[]>;
  /**
   * Reports the topics of items, bank by bank as they load; loads only banks with several topics. An item that is in no
   * list any more has none. Resolves to whether all banks loaded; never rejects.
   */
  readonly topicsOf: (ids: Iterable<string>, onFound: (topics: ItemTopics) => void) => Promise<boolean>;
  /**
   * The topic of a bank to start next: that of `lastId` if it has open items, otherwise the next one in the order of the
   * content. Null if nothing is open or the bank cannot be loaded. Never rejects.
   */
  readonly nextTopic: (
    bank: Bank,
    isOpen: (itemId: string) => boolean,
    lastId: string | null,
  ) => Promise<ItemTopic | null>;
  /**
   * The ids of the next open items of a source, in the order of the content: of one set, or of any topics where items have
   * no set. None if nothing is open or it cannot be loaded. Never rejects.
   */
  readonly nextItems: (
    source: ItemSource,
    isOpen: (itemId: string) => boolean,
    count: number,
  ) => Promise<readonly string[]>;
  /** The bank of an id, by the id alone. */
  readonly bankOf: (id: string) => OwnedBank | null;
}

/** Finds the studied item by the id in an event (MEM-18). An id whose item was replaced leads to its first successor. */
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
    // A failed load is retried by the next caller.
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
    async nextItems({ banks }, isOpen, count) {
      for (const bank of banks.filter(({ isPlanned }) => isPlanned)) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- the next bank only where nothing is open in this one
          const open = [...(await itemsOf(bank)).values()].filter(({ id }) => isOpen(id));
          const set = open[0]?.set;
          const next = set === undefined ? open : open.filter((item) => item.set === set);
          if (next.length > 0) return next.slice(0, count).map(({ id }) => id);
        } catch {
          return [];
        }
      }
      return [];
    },
    bankOf: ownedBankOf,
  };
}

/** A view of cards opens at the first open card. */
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
