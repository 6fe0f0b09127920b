import type { WordOfTheDayProps } from '#shared/flashcards/word-of-the-day-dialog.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';

/** The dialog of Word of the Day, for every page that has one; fetched after the page (QUA-02). */
export const wordOfTheDayCode = lazyCode<WordOfTheDayProps>(
  () => import('#shared/flashcards/word-of-the-day-dialog.tsx'),
);
