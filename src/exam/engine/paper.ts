import { shuffled, type Random } from '#lib/random.ts';
import { isInOrder } from './option-order.ts';

/** A question of a bank, as far as drawing has to know it. */
export interface BankQuestion {
  readonly id: string;
  readonly options: readonly string[];
  /** Shared by questions of which one answers the other. */
  readonly fact?: string | undefined;
}

/** Questions that stay together and in their order: those of one text or one fragment, or of one theme. */
export interface QuestionGroup<Question extends BankQuestion = BankQuestion> {
  readonly id: string;
  readonly questions: readonly Question[];
}

/** A question as asked in one sitting. It is stored, so that a reload does not change the order (EXM-07). */
export interface DrawnQuestion {
  readonly id: string;
  /** The options from top to bottom, each by its place in the content. */
  readonly options: readonly number[];
}

/** The questions of one sitting, in the order in which they are asked. */
export type Paper = readonly DrawnQuestion[];

/**
 * Whether the bank still has a question as it was asked: with another number of options it is another one.
 *
 * @param question the one of today's bank that has its id
 */
export function isStillAsked({ options }: DrawnQuestion, question: BankQuestion | undefined): boolean {
  const places = question?.options.keys();
  return places !== undefined && options.toSorted((a, b) => a - b).join() === [...places].join();
}

/** How a game draws its questions. */
export interface GameDraw {
  /** Whether the questions come in any order; `fixed` where several belong to one text. */
  readonly order: 'shuffled' | 'fixed';
  /** How many are asked at most; left out: all of them. */
  readonly count?: number | undefined;
}

/** The questions of a game (CON-07, LIS-01): those of a group come together, all or none. */
export function paperOfGame(
  groups: readonly QuestionGroup[],
  { order, count = Infinity }: GameDraw,
  random: Random,
): Paper {
  const asked: BankQuestion[] = [];
  for (const { questions } of order === 'fixed' ? groups : shuffled(groups, random))
    if (asked.length + questions.length <= count) asked.push(...questions);
  return asked.map((question) => drawn(question, random));
}

/** All questions of an exam, group by group, as they were written. */
export function wholePaper(groups: readonly QuestionGroup[], random: Random): Paper {
  return groups.flatMap(({ questions }) => questions.map((question) => drawn(question, random)));
}

/**
 * A paper of whole texts or fragments, those first of which nothing was asked before (MOC-06, MOC-12). The last one is cut
 * short where the number asks for it.
 *
 * @param seen ids of the questions of earlier sittings
 */
export function paperOfTexts(
  groups: readonly QuestionGroup[],
  {
    count,
    seen,
    random,
  }: { readonly count: number; readonly seen: ReadonlySet<string>; readonly random: Random },
): Paper {
  const isNew = ({ questions }: QuestionGroup) => questions.every(({ id }) => !seen.has(id));
  const mixed = shuffled(groups, random);
  const inOrder = [...mixed.filter(isNew), ...mixed.filter((group) => !isNew(group))];
  return wholePaper(inOrder, random).slice(0, count);
}

/**
 * A paper with about as many questions of each theme, theme by theme (MOC-01), new questions first (MOC-06), never two on one fact.
 *
 * @param seen ids of the questions of earlier sittings
 */
export function paperOfThemes(
  themes: readonly QuestionGroup[],
  {
    count,
    seen,
    random,
  }: { readonly count: number; readonly seen: ReadonlySet<string>; readonly random: Random },
): Paper {
  const facts = new Set<string>();
  const isOfNewFact = ({ fact }: BankQuestion) => {
    if (fact === undefined) return true;
    const isNew = !facts.has(fact);
    facts.add(fact);
    return isNew;
  };
  return themes.flatMap(({ questions }, place) => {
    const share =
      Math.floor(((place + 1) * count) / themes.length) - Math.floor((place * count) / themes.length);
    const mixed = shuffled(questions, random);
    const fresh = mixed.filter(({ id }) => !seen.has(id));
    const known = mixed.filter(({ id }) => seen.has(id));
    const asked: BankQuestion[] = [];
    for (const question of [...fresh, ...known])
      if (asked.length < share && isOfNewFact(question)) asked.push(question);
    return asked.map((question) => drawn(question, random));
  });
}

/**
 * A paper with one task of each kind, in this order, those first that were not asked before (MOC-12).
 *
 * @param seen ids of the tasks of earlier sittings
 */
export function paperOfKinds(
  kinds: readonly (readonly { readonly id: string }[])[],
  { seen, random }: { readonly seen: ReadonlySet<string>; readonly random: Random },
): readonly { readonly id: string }[] {
  return kinds.flatMap((tasks) => {
    const mixed = shuffled(tasks, random);
    const task = mixed.find(({ id }) => !seen.has(id)) ?? mixed[0];
    return task === undefined ? [] : { id: task.id };
  });
}

function drawn({ id, options }: BankQuestion, random: Random): DrawnQuestion {
  const places = [...options.keys()];
  return { id, options: isInOrder(options) ? places : shuffled(places, random) };
}
