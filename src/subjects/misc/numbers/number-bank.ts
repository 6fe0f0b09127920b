import { msg } from '@lingui/core/macro';
import { NUMBER_LEVELS, numberTasks, type NumberTask } from '#dutch/number-task.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** `question:number-42`, `question:price-2-05`: the number itself is the question. */
export function numberItemId({ kind, value }: NumberTask): string {
  if (kind === 'number') return itemId('question', 'number', value);
  return itemId('question', 'price', Math.floor(value / 100), String(value % 100).padStart(2, '0'));
}

export async function loadNumbers(): Promise<readonly CatalogueItem[]> {
  return tasks('number');
}

export async function loadPrices(): Promise<readonly CatalogueItem[]> {
  return tasks('price');
}

/** The numbers or the prices of the challenge for the catalogue, from all levels (MEM-18). */
function tasks(kind: NumberTask['kind']): readonly CatalogueItem[] {
  const ofKind = NUMBER_LEVELS.flatMap(numberTasks).filter((task) => task.kind === kind);
  // Levels overlap.
  return [...new Map(ofKind.map((task) => [task.value, task])).values()].map((task) => ({
    id: numberItemId(task),
    dutch: task.words,
    meaning: task.figure,
    isTranslated: true,
    question: kind === 'price' ? msg`Which price is it?` : msg`Which number is it?`,
    prompt: `*${task.words}*`,
    options: [],
    answer: task.figure,
    explanation: null,
    page: PATHS.misc,
  }));
}
