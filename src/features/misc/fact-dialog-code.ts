import type { FactDialogProps } from '#features/misc/fact-dialog.tsx';
import { lateCode } from '#shared/late/late-code.ts';

/** The 25 facts and the dialog that shows one of them (MSC-01). */
export const factDialogCode = lateCode<FactDialogProps>(() => import('#features/misc/fact-dialog.tsx'));
