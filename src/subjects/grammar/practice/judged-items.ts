import { GAP_KINDS, type PracticeKind } from '#content/schema/practice-kind.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { MistakeName, TypedItem } from '#practice/judge/typed-item.ts';
import { clauseItem, gapItem, sentenceItem } from '#practice/judge/typed-items.ts';
import { CHOICE_SOURCES, isWordOrder, type ChoiceKind } from '#subjects/grammar/practice/practice-sources.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { GAP_SOURCES } from './generators/gap-sources.ts';
import { formTask, type TypedTask } from './generators/typed-task.ts';
import { clauseTask, sentenceOf } from './generators/word-order.ts';

/** What a wrong form is called, in the kinds that ask for one form of a word. */
const ABOUT: Partial<Record<PracticeKind, MistakeName>> = {
  plural: 'plural',
  diminutive: 'diminutive',
  present: 'verb form',
  imperfectum: 'verb form',
  perfectum: 'verb form',
  comparative: 'adjective',
  'adjective-ending': 'adjective',
  'niet-geen': 'negation',
  pronoun: 'pronoun',
  'reference-word': 'pronoun',
  relative: 'pronoun',
  conjunction: 'other word',
  'position-verb': 'verb form',
  'past-modal': 'verb form',
};

/** What is typed in grammar practice, by its id (JDG-01). */
export async function practiceItems(lexicon: Lexicon): Promise<ReadonlyMap<string, TypedItem>> {
  const [gaps, orders, forms] = await Promise.all([
    gapItems(lexicon),
    orderItems(lexicon),
    formItems(lexicon),
  ]);
  return new Map([...gaps, ...orders, ...forms]);
}

type Found = readonly (readonly [string, TypedItem])[];

async function gapItems(lexicon: Lexicon): Promise<Found> {
  const found = await Promise.all(
    GAP_KINDS.map(async (kind) => {
      const source = await GAP_SOURCES[kind]();
      const whole = new Map(source.tasks('english').map((task) => [task.itemId, task]));
      return source
        .tasks('form')
        .map((task) => [task.itemId, gapOf(task, whole.get(task.itemId), kind, lexicon)] as const);
    }),
  );
  return found.flat();
}

function gapOf(
  task: TypedTask,
  english: TypedTask | undefined,
  kind: PracticeKind,
  lexicon: Lexicon,
): TypedItem {
  const [answer, ...alsoRight] = task.answers;
  const sentence = task.front.kind === 'gap' ? withoutMarks(task.front.prompt) : '___';
  return gapItem(
    { sentence, answer, alsoRight, alsoSaid: english?.answers.slice(1), english: task.english },
    lexicon,
    ABOUT[kind],
  );
}

const firstOfAll = () => 0;

async function orderItems(lexicon: Lexicon): Promise<Found> {
  const { CLAUSES } = await import('#content/grammar/practice/clauses.ts');
  const kinds = ['word-order-main', 'word-order-inversion', 'word-order-subordinate'] as const;
  return kinds.filter(isWordOrder).flatMap((kind) =>
    CLAUSES.map((row) => {
      const task = clauseTask(kind, row, firstOfAll);
      const [usual = '', ...others] = [...task.saidOrders, ...task.rightOrders].map((order) =>
        sentenceOf(task, order),
      );
      return [
        task.itemId,
        clauseItem({ start: task.start, sentences: [usual, ...others], english: task.english }, lexicon),
      ] as const;
    }),
  );
}

const CHOICE_KINDS = [
  'plural',
  'diminutive',
  'present',
  'imperfectum',
  'perfectum',
  'comparative',
  'adjective-ending',
  'niet-geen',
] as const satisfies readonly ChoiceKind[];

async function formItems(lexicon: Lexicon): Promise<Found> {
  const found = await Promise.all(
    CHOICE_KINDS.map(async (kind) => {
      const generator = await CHOICE_SOURCES[kind]();
      return generator.itemIds().flatMap((id) => {
        const drawn = generator.remake(id, firstOfAll);
        return drawn === undefined ? [] : [[id, formOf(formTask(drawn), kind, lexicon)] as const];
      });
    }),
  );
  return found.flat();
}

function formOf({ front, answers, english }: TypedTask, kind: ChoiceKind, lexicon: Lexicon): TypedItem {
  const sentence = front.kind === 'gap' ? withoutMarks(front.prompt) : '';
  if (!sentence.includes('___')) return sentenceItem(answers, ['niet', 'geen'], lexicon);
  const [answer, ...alsoRight] = answers;
  return gapItem({ sentence, answer, alsoRight, english }, lexicon, ABOUT[kind]);
}
