import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { SECOND_MS } from '#lib/duration.ts';

/** The questions of a speaking game, in their order (SPE-01). */
export const speakingGameTasks = (rows: readonly SpeakingRow[]): readonly SpeakTask[] =>
  rows.map(({ id, kind, question, questionEn, timeLimitSeconds, pictures = [], ...row }): SpeakTask => ({
    id,
    kind: kind ?? 'answer',
    question,
    english: questionEn,
    speaker: null,
    limitMs: timeLimitSeconds * SECOND_MS,
    pictures,
    models: {
      enough: { text: row.enoughAnswer, english: row.enoughAnswerEn },
      good: { text: row.sampleAnswer, english: row.sampleAnswerEn },
    },
    wanted: [],
  }));
