import { msg, plural } from '@lingui/core/macro';
import { PRACTICE_KINDS, type PracticeKind } from '#content/schema/practice-kind.ts';
import type { Bank } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { PATHS } from '#routes/paths.ts';
import type { Subject } from '#subjects/subject.ts';

export const GRAMMAR: Subject = {
  id: 'grammar',
  page: {
    path: PATHS.grammar,
    title: msg`Grammar`,
    load: () => import('./grammar-screen.tsx'),
  },
  // As the specification spells it.
  nav: { label: msg`Grammer` },
  work: {
    serves: ['reading', 'listening', 'writing', 'speaking'],
    name: msg`Grammar`,
    amount: (count) => msg`${plural(count, { one: '# grammar question', other: '# grammar questions' })}`,
    task: (count) =>
      msg`Answer ${plural(count, { one: '# grammar question', other: '# grammar questions' })}`,
    link: PATHS.grammar,
    usualSeconds: 20,
    leastSeconds: 15,
    // The card of a rule is read once, before some questions about it; the whole lesson is one door further.
    together: 3,
    readSeconds: 45,
  },
  lead: { load: () => import('./lesson/lesson-lead.tsx'), seconds: 45 },
  texts: [
    {
      title: msg`Sentences of practice`,
      prefixes: ['practice-'],
      load: async () => (await import('./practice/practice-texts.ts')).practiceTexts(),
    },
  ],
  banks: [
    {
      // The quizzes of the lessons: all questions whose ids have no prefix of another bank.
      prefix: 'question:',
      isPlanned: true,
      load: async () => (await import('./grammar-bank.ts')).loadQuizzes(),
    },
    // Separate banks, as they belong to no lesson and so keep none open.
    {
      prefix: 'question:daily-',
      isPlanned: true,
      load: async () => (await import('./grammar-bank.ts')).loadDailyQuestions(),
    },
    {
      prefix: 'question:quick-',
      isPlanned: true,
      load: async () => (await import('./grammar-bank.ts')).loadQuickPractice(),
    },
    {
      prefix: 'sentence:',
      isPlanned: true,
      load: async () => (await import('./grammar-bank.ts')).loadCorrections(),
    },
    ...PRACTICE_KINDS.map((kind): Bank => ({
      prefix: `question:practice-${kind}-`,
      isEndless: true,
      load: async () => (await import('./grammar-bank.ts')).loadPractice(kind),
      topic: () => practiceTopic(kind),
    })),
  ],
};

async function practiceTopic(kind: PracticeKind): Promise<ItemTopic> {
  const { topicOfPractice } = await import('./grammar-item-topic.ts');
  return topicOfPractice(kind) ?? { id: 'grammar', title: msg`Grammar`, link: PATHS.grammar };
}
