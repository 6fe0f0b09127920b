import type { Bank } from './bank.ts';
import { vocabularyBank } from './vocabulary-bank.ts';

/** All content that is checked. */
export const BANKS: readonly Bank[] = [vocabularyBank];
