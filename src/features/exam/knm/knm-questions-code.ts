import { lateCode } from '#shared/late/late-code.ts';

export const knmQuestionsCode = lateCode(() => import('#features/exam/knm/knm-questions.tsx'));
