import { msg } from '@lingui/core/macro';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import type { ClauseRow } from '#content/schema/practice-words.ts';
import type { CorrectionRow, DailyQuestionRow } from '#content/schema/grammar-questions.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { grammarItemTopic, topicOfQuiz } from './grammar-item-topic.ts';
import { CHOICE_SOURCES, isGap, isWordOrder } from '#subjects/grammar/practice/practice-sources.ts';
import { typedCorrection, type TypedTask } from '#subjects/grammar/practice/generators/typed-task.ts';
import type { ClauseTask } from '#subjects/grammar/practice/generators/word-order.ts';
import { QUIZ_KINDS } from '#subjects/grammar/quizzes/quiz-kinds.ts';
import { dutchIn } from '#lib/marked-text.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { PATHS } from '#routes/paths.ts';
import type { QuizItem } from '#practice/components/question/quiz-item.ts';

/** The questions of the grammar page, for the catalogue (MEM-18). */

/**
 * In which order the quizzes are taught: first what every sentence needs. The lessons stand in another order, that of their topics; what is
 * not named here comes at the end.
 */
const FIRST_TAUGHT = [
  'pronoun',
  'stem',
  'conjugation',
  'sentence-correctness',
  'structure',
  'word-order',
  'negation',
  'noun',
  'vowel',
  'spelling-plural',
  'two-verb',
  'inversion',
  'separable-verb',
  'conjunction',
  'inflection',
  'reference-word',
  'position-verb',
  'perfectum',
  'comparison',
  'subordinate-clause',
  'imperfectum',
  'er',
];

function placeTaught({ id }: { readonly id: string }): number {
  const place = FIRST_TAUGHT.indexOf(id);
  return place === -1 ? FIRST_TAUGHT.length : place;
}

/** The quizzes of all lessons. */
export async function loadQuizzes(): Promise<readonly CatalogueItem[]> {
  const kinds = QUIZ_KINDS.toSorted((one, other) => placeTaught(one) - placeTaught(other));
  const quizzes = await Promise.all(kinds.map(({ load }) => load()));
  return quizzes.flatMap(({ id, items }) => {
    const topic = topicOfQuiz(id);
    return items.map((item) => ({ ...ofTopic(topic, quizItem(item)), set: id }));
  });
}

/** The Quiz of the Day. */
export async function loadDailyQuestions(): Promise<readonly CatalogueItem[]> {
  return (await import('#content/grammar/daily-questions.ts')).rows.map(dailyItem);
}

export async function loadQuickPractice(): Promise<readonly CatalogueItem[]> {
  return (await import('#content/grammar/quick-practice.ts')).rows.map(dailyItem);
}

function dailyItem(row: DailyQuestionRow): CatalogueItem {
  return ofTopic(
    grammarItemTopic(row.topic),
    quizItem({ ...row, itemId: itemId('question', row.id), optionOrder: 'shuffled' }),
  );
}

/** The sentences to correct. */
export async function loadCorrections(): Promise<readonly CatalogueItem[]> {
  const { rows } = await import('#content/grammar/corrections.ts');
  return rows.map(({ id, topic, incorrect, correct, english, explanation }: CorrectionRow) =>
    ofTopic(grammarItemTopic(topic), {
      id: itemId('sentence', id),
      dutch: correct,
      meaning: english,
      question: msg`There is a mistake in this sentence. Type the whole sentence as it should be.`,
      typed: typedCorrection({ correct }),
      prompt: `*${incorrect}*`,
      options: [],
      answer: correct,
      explanation,
      page: PATHS.grammar,
    }),
  );
}

function ofTopic(topic: ItemTopic | undefined, item: CatalogueItem): CatalogueItem {
  return topic === undefined ? item : { ...item, topic };
}

/**
 * Everything that endless practice of one kind can ask. Parts that aren't in the id, such as the name in the sentence, are random in
 * practice; here they are always the same.
 */
export async function loadPractice(kind: PracticeKind): Promise<readonly CatalogueItem[]> {
  if (isGap(kind)) {
    const { GAP_SOURCES } = await import('#subjects/grammar/practice/generators/gap-sources.ts');
    return (await GAP_SOURCES[kind]()).tasks('form').map(gapItem);
  }
  if (!isWordOrder(kind)) {
    const generator = await CHOICE_SOURCES[kind]();
    return generator.itemIds().flatMap((id) => {
      const made = generator.remake(id, firstOfAll);
      return made === undefined ? [] : [quizItem(made)];
    });
  }
  const [{ clauseTask, sentenceOf, typedClause }, { CLAUSES }] = await Promise.all([
    import('#subjects/grammar/practice/generators/word-order.ts'),
    import('#content/grammar/practice/clauses.ts'),
  ]);
  return CLAUSES.map((row: ClauseRow) => {
    const task = clauseTask(kind, row, firstOfAll);
    return {
      ...clauseItem(task, sentenceOf(task, task.saidOrders[0] ?? [])),
      typed: typedClause(task),
    };
  });
}

const firstOfAll = () => 0;

function clauseItem(task: ClauseTask, sentence: string): CatalogueItem {
  return {
    id: task.itemId,
    dutch: sentence,
    meaning: task.english,
    question: task.instruction,
    prompt: `*${[task.start, '___', task.tiles.join(' / ')].join(' ')}*`,
    options: [],
    answer: sentence,
    explanation: task.explanation,
    page: PATHS.grammar,
  };
}

function gapItem({
  itemId: id,
  ask,
  front,
  typed,
  answer,
  dutch,
  english,
  explanation,
}: TypedTask): CatalogueItem {
  const shown = front.kind === 'gap' ? [front.prompt, front.english] : [];
  return {
    id,
    dutch,
    meaning: english ?? null,
    question: ask,
    typed,
    prompt: shown.filter((text) => text !== undefined).join('\n'),
    ...(front.kind === 'gap' && front.note !== undefined && { note: front.note }),
    options: [],
    answer,
    explanation,
    page: PATHS.grammar,
  };
}

function quizItem(item: QuizItem): CatalogueItem {
  const { options, correct, optionsAre, question, prompt, note, explanation } = item;
  const answer = options[correct] ?? '';
  return {
    id: item.itemId,
    dutch:
      item.solved ??
      item.heard ??
      (optionsAre === 'dutch' ? answer : dutchIn(typeof question === 'string' ? question : '')),
    meaning: item.english ?? null,
    question,
    prompt: prompt ?? null,
    ...(note !== undefined && { note }),
    options,
    answer,
    ...(optionsAre === 'english' && { answerIs: optionsAre }),
    explanation,
    page: PATHS.grammar,
  };
}
