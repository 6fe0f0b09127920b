import { lazyCode, type LazyCode } from '#shared/lazy/lazy-code.ts';

interface PracticeDialog {
  readonly id: 'daily-quiz' | 'correct' | 'quick-practice';
  /** What its button says. */
  readonly title: string;
  readonly code: LazyCode<{ onClose: () => void }>;
}

/** What can be practised from the landing page, each in a dialog whose code and questions come late (GRA-19, GRA-20). */
export const PRACTICE_DIALOGS: readonly PracticeDialog[] = [
  {
    id: 'daily-quiz',
    title: 'Grammar Quiz of the Day',
    code: lazyCode(() => import('#features/grammar/daily-quiz-dialog.tsx')),
  },
  {
    id: 'correct',
    title: 'Correct the Grammar',
    code: lazyCode(() => import('#features/grammar/correct-grammar-dialog.tsx')),
  },
  {
    id: 'quick-practice',
    title: 'Quick Practice',
    code: lazyCode(() => import('#features/grammar/quick-practice-dialog.tsx')),
  },
];
