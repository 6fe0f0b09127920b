import type { FactDialogProps } from '#features/misc/fact-dialog.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.ts';

/** The 25 facts and the dialog that shows one of them (MSC-01). */
export const factDialogCode = lazyCode<FactDialogProps>(() => import('#features/misc/fact-dialog.tsx'));
