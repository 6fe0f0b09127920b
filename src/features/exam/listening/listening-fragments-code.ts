import { lateCode } from '#shared/late/late-code.ts';

export const listeningFragmentsCode = lateCode(
  () => import('#features/exam/listening/listening-fragments.tsx'),
);
