import { lazyCode } from '#components/lazy/lazy-code.tsx';

/** What answers when a Dutch word is pressed (RDG-01). */
export const wordHelpCode = lazyCode(() => import('./word-help.tsx'));
