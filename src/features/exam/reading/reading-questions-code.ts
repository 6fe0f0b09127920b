import { lateCode } from '#shared/late/late-code.ts';

export const readingQuestionsCode = lateCode(() => import('#features/exam/reading/reading-questions.tsx'));
