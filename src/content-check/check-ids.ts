import { idFromText } from '#lib/id-from-text.ts';
import { ownerFinder, parseItemId } from '#learning/rules/item-id.ts';
import { createCatalogue, type Bank, type BankPlatform, type CatalogueItem } from '#learning/catalogue.ts';
import type { FileReport } from './check-banks.ts';
import type { Problem } from './problem.ts';
import { textOf } from '#lib/shown-text.ts';
import { englishTexts } from '#ui/texts.ts';

/** The list of all ids that were ever shipped, one a line. */
export const SHIPPED_IDS_PATH = 'src/content-check/shipped-ids.txt';

export interface IdCheck {
  readonly banks: readonly Bank[];
  readonly platform: BankPlatform;
  /** The ids on the list. */
  readonly shipped: readonly string[];
  /** Ids that a rule makes from numbers and names: shipped as well, but not listed (`shipped-families.ts`). */
  readonly families: readonly string[];
  /** Ids whose items no longer exist, with what replaced them. */
  readonly retired: ReadonlyMap<string, readonly string[]>;
  /** The ids of the rows that the content check reads (`checked-rows.ts`). */
  readonly checkedRows: ReadonlySet<string>;
  /** How the ids of items begin that are no rows of their own, with what they are made of (`made-ids.ts`). */
  readonly made: ReadonlyMap<string, string>;
}

export interface IdReport extends FileReport {
  /** The ids that are not on the list yet. */
  readonly newIds: readonly string[];
}

/**
 * MEM-02 MEM-18 DAT-06: every item of every bank has a unique id of the right form and is found by it, every id that was ever shipped leads
 * to something, and no id ships without being on the list. CON-07: every item is a row that the content check reads, or is made of such rows.
 */
export async function checkIds(check: IdCheck): Promise<IdReport> {
  const { banks, platform, shipped, families, retired } = check;
  const loaded = await Promise.allSettled(banks.map((bank) => bank.load(platform)));
  const items = loaded.flatMap((bank) => (bank.status === 'fulfilled' ? bank.value : []));
  const known = new Set([...shipped, ...families]);
  const newIds = [...new Set(items.map(({ id }) => id))].filter((id) => !known.has(id)).toSorted();
  return {
    path: SHIPPED_IDS_PATH,
    problems: [
      ...orderProblems(shipped),
      ...items.flatMap(itemProblems),
      ...repeatedProblems(items),
      ...newIds.map((id) => problem('id-new', id, `${id} is new: npm run check-content -- --ship-ids`)),
      ...retiredProblems(items, retired, known),
      ...(await lostProblems(check)),
      ...uncheckedProblems(check, items),
    ],
    figures: [
      { label: 'ids on the list', value: shipped.length },
      { label: 'ids made by a rule', value: families.length },
      { label: 'items that can be found', value: items.length },
      { label: 'retired or replaced', value: retired.size },
    ],
    newIds,
  };
}

/** The text of the list with more ids: sorted by code point, so that it is the same on every machine. */
export function listOfIds(ids: readonly string[]): string {
  return `${[...new Set(ids)].toSorted().join('\n')}\n`;
}

export function readListOfIds(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

function orderProblems(shipped: readonly string[]): Problem[] {
  const isSorted = shipped.every((id, place) => place === 0 || id > (shipped[place - 1] ?? ''));
  return isSorted ? [] : [problem('id-list', 'list', 'the list is not sorted, or names an id twice')];
}

const english = englishTexts();

function itemProblems({ id, dutch, question, options, answer }: CatalogueItem): Problem[] {
  const problems: Problem[] = [];
  const key = parseItemId(id)?.key;
  if (key === undefined || idFromText(key) !== key) {
    problems.push(problem('id-shape', id, `"${id}" is not kind:id of small letters, digits and hyphens`));
  }
  if ([dutch, textOf(question, english), answer].some((text) => text.trim() === '')) {
    problems.push(problem('id-item', id, `${id} leads to an item without Dutch, question or answer`));
  }
  if (options.length > 0 && !options.includes(answer)) {
    problems.push(problem('id-item', id, `${id} leads to a question whose answer is not among its options`));
  }
  return problems;
}

function repeatedProblems(items: readonly CatalogueItem[]): Problem[] {
  const ids = items.map(({ id }) => id);
  const seen = new Set<string>();
  const repeated = new Set(ids.filter((id) => seen.size === seen.add(id).size));
  return [...repeated].map((id) => problem('id-twice', id, `${id} is the id of two items`));
}

function retiredProblems(
  items: readonly CatalogueItem[],
  retired: ReadonlyMap<string, readonly string[]>,
  known: ReadonlySet<string>,
): Problem[] {
  const present = new Set(items.map(({ id }) => id));
  return [...retired].flatMap(([id, successors]) => {
    const problems: Problem[] = [];
    if (present.has(id))
      problems.push(problem('id-retired', id, `${id} is retired, and an item's all the same`));
    if (!known.has(id)) problems.push(problem('id-retired', id, `${id} is retired and was never shipped`));
    for (const successor of successors.filter((other) => !present.has(other))) {
      problems.push(problem('id-retired', id, `${id} leads to ${successor}, which is no item's`));
    }
    return problems;
  });
}

/** Looks ids up in the catalogue, as the app does: a bank must not hide an item of another by its prefix. */
async function lostProblems({ banks, platform, shipped, families, retired }: IdCheck): Promise<Problem[]> {
  const catalogue = createCatalogue([{ id: 'all', banks }], platform, retired);
  const lost: Problem[] = [];
  for (const id of [...shipped, ...families]) {
    const { kind } = await catalogue.find(id);
    if (kind === 'item' || kind === 'retired') continue;
    const message = `${id} was shipped and leads to ${kind === 'unknown' ? 'nothing' : 'what can not be had'}: give it back to its item, or name it in src/content/retired-ids.ts with what took its place`;
    lost.push(problem('id-lost', id, message));
  }
  return lost;
}

/** Content that no bank of the content check reads: one message for each bank of items. */
function uncheckedProblems(
  { banks, checkedRows, made }: IdCheck,
  items: readonly CatalogueItem[],
): Problem[] {
  const starts = [...made.keys()];
  const isChecked = (id: string) =>
    checkedRows.has(parseItemId(id)?.key ?? '') || starts.some((start) => id.startsWith(start));
  const prefixOf = ownerFinder(banks, ({ prefix }) => prefix);
  const unchecked = new Map<string, string[]>();
  for (const { id } of items.filter((item) => !isChecked(item.id))) {
    const prefix = prefixOf(id)?.prefix ?? id;
    unchecked.set(prefix, [...(unchecked.get(prefix) ?? []), id]);
  }
  return [
    ...[...unchecked].map(([prefix, ids]) =>
      problem(
        'id-unchecked',
        prefix,
        `no bank of the content check reads the rows of ${ids.length} items of ${prefix} (${ids.slice(0, 3).join(', ')}): add a bank for their file in src/content-check, with a line in banks.ts; only if a rule makes them of checked content, a line in made-ids.ts`,
      ),
    ),
    ...starts
      .filter((start) => !items.some(({ id }) => id.startsWith(start)))
      .map((start) =>
        problem('id-unchecked', start, `no item begins with ${start}: take it out of made-ids.ts`),
      ),
  ];
}

function problem(rule: string, about: string, message: string): Problem {
  return { level: 'error', rule, line: 1, about, message };
}
