import { rows } from '#content/exam/speaking-questions.ts';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';

/** The questions of the speaking game, in their order (SPE-01). */
export const SPEAKING_QUESTIONS: readonly SpeakingRow[] = rows;
