import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PracticeDialogProps } from './practice-view.tsx';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';

interface PracticeDialog {
  readonly id: 'daily-quiz' | 'correct' | 'quick-practice';
  /** The text of its button. */
  readonly title: MessageDescriptor;
  readonly code: LazyCode<PracticeDialogProps>;
}

const drawnQuestions = () => import('./drawn-question-dialog.tsx');

/** The practice on the landing page, each in a dialog whose code and questions load late (GRA-19, GRA-20). */
export const PRACTICE_DIALOGS: readonly PracticeDialog[] = [
  {
    id: 'daily-quiz',
    title: msg`Grammar Quiz of the Day`,
    code: lazyCode(async () => {
      const [{ DailyQuizDialog }, { rows }] = await Promise.all([
        drawnQuestions(),
        import('#content/grammar/daily-questions.ts'),
      ]);
      return { default: (props) => <DailyQuizDialog rows={rows} {...props} /> };
    }),
  },
  {
    id: 'correct',
    title: msg`Correct the Grammar`,
    code: lazyCode(() => import('./correct-grammar-dialog.tsx')),
  },
  {
    id: 'quick-practice',
    title: msg`Quick practice`,
    code: lazyCode(async () => {
      const [{ QuickPracticeDialog }, { rows }] = await Promise.all([
        drawnQuestions(),
        import('#content/grammar/quick-practice.ts'),
      ]);
      return { default: (props) => <QuickPracticeDialog rows={rows} {...props} /> };
    }),
  },
];
