import { LESSON_IDS, type Lesson, type LessonCard } from '#content/schema/grammar-lesson.ts';
import { placeOf } from '#subjects/grammar/lesson-places.ts';
import type { Bank } from './bank.ts';
import { dutchOf, explanationsOf, wrongDutchOf } from './lesson-dutch.ts';
import { LESSONS } from './lesson-files.ts';
import { lineOf } from './line-of.ts';
import type { Problem } from './problem.ts';
import {
  blocksRule,
  cardIdRule,
  cardQuizRule,
  repeatedExamplesRule,
  type CardEntry,
} from './rules/lessons.ts';
import { englishTextsRule, shortSentencesRule } from './rules/english-texts.ts';
import { taughtSpellingRule, type TaughtDutch } from './rules/taught-spelling.ts';

interface Explained {
  readonly explanations: readonly string[];
}

/** The texts of all kinds of blocks, wherever they are in a block. */
const englishTexts = englishTextsRule<CardEntry>(({ blocks }) => [JSON.stringify(blocks)]);

const shortSentences = shortSentencesRule<CardEntry & Explained>(({ explanations }) => explanations);

/** The problems of a lesson's cards, some of them in comparison with earlier lessons. */
export function lessonBank(lesson: Lesson, earlier: readonly Lesson[] = []): Bank {
  const repeatedExamples = repeatedExamplesRule(earlier.flatMap((other) => cardsOf(other, '')));
  const cardQuiz = cardQuizRule(placeOf(lesson.id)?.lesson.quizzes.map(({ id }) => id) ?? []);
  return {
    name: `lesson-${lesson.id}`,
    path: `src/content/grammar/lessons/${lesson.id}.ts`,
    isModule: true,
    check: (source, context) => {
      const cards = cardsOf(lesson, source);
      const problems = [
        ...cardIdRule(cards, context),
        ...cardQuiz(cards, context),
        ...blocksRule(cards, context),
        ...englishTexts(cards, context),
        ...shortSentences(cards, context),
        ...repeatedExamples(cards, context),
        ...taughtSpellingRule(cards, context),
      ];
      return { problems, figures: [] };
    },
  };
}

export const lessonBanks: readonly Bank[] = LESSONS.map((lesson, place) =>
  lessonBank(lesson, LESSONS.slice(0, place)),
);

/** The figures of all lessons together (CON-04). */
export const grammarLessonsBank: Bank = {
  name: 'grammar-lessons',
  path: 'src/content/schema/grammar-lesson.ts',
  isModule: true,
  check: () => {
    const cards = LESSONS.flatMap((lesson) => cardsOf(lesson, ''));
    const blocks = cards.flatMap((card) => card.blocks);
    const examples = blocks.flatMap((block) => (block.kind === 'examples' ? block.examples : []));
    const pairs = blocks.flatMap((block) => (block.kind === 'contrast' ? block.pairs : []));
    return {
      problems: missingLessons(LESSONS),
      figures: [
        { label: 'lessons', value: LESSONS.length },
        { label: 'cards', value: cards.length },
        { label: 'examples', value: examples.length },
        { label: 'wrong and right beside each other', value: pairs.length, isDetail: true },
        { label: 'tables', value: blocks.filter(({ kind }) => kind === 'table').length, isDetail: true },
        {
          label: 'diagrams of word order',
          value: blocks.filter(({ kind }) => kind === 'fields' || kind === 'inversion').length,
          isDetail: true,
        },
      ],
    };
  },
};

/** CON-04: every lesson has its file. */
export function missingLessons(lessons: readonly Lesson[]): Problem[] {
  return LESSON_IDS.filter((id) => !lessons.some((lesson) => lesson.id === id)).map((id) => {
    const message = `the lesson "${id}" is missing`;
    return { level: 'error', rule: 'count', line: 1, about: id, message };
  });
}

/** A mistake that a lesson shows on purpose may be named in all of its cards. */
function cardsOf(
  { cards }: Lesson,
  source: string,
): (CardEntry & TaughtDutch & Explained & Pick<LessonCard, 'quiz'>)[] {
  const wrong = cards.flatMap(wrongDutchOf);
  return cards.map((card) => ({
    id: card.id,
    line: lineOf(source, `id: '${card.id}'`),
    blocks: card.blocks,
    ...(card.quiz !== undefined && { quiz: card.quiz }),
    dutch: dutchOf(card),
    explanations: explanationsOf(card),
    wrong,
  }));
}
