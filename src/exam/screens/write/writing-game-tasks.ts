import { msg } from '@lingui/core/macro';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import type { WriteTask } from '#exam/engine/write-task.ts';
import { MINUTE_MS } from '#lib/duration.ts';

/** A task with what only the game has: its own time, and points for what can be counted (WRI-01). */
export interface GameWriteTask extends WriteTask {
  readonly limitMs: number;
  readonly maxScore: number;
}

/** A form has one message in sentences, at the least. */
const WANTED_SENTENCES: Record<WritingTask['type'], number> = { email: 3, form: 1, text: 3, note: 3 };

/** Nobody has to say whether a greeting is there: it can be counted. */
const DUTCH_GREETINGS_LINE = 'Begin met een groet';

/** A task of a writing game (WRI-01). */
export function gameWriteTask(row: WritingTask): GameWriteTask {
  const { id, type, title, instruction, instructionEn, mustHave, hints, modelAnswer } = row;
  return {
    id,
    kind: type,
    title,
    situation: instruction,
    english: instructionEn,
    criteria: [
      ...mustHave.map((line) =>
        line.startsWith(DUTCH_GREETINGS_LINE)
          ? { kind: 'shown' as const, task: line }
          : { kind: 'told' as const, task: line, check: line },
      ),
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: WANTED_SENTENCES[type] },
    ],
    // On one sheet, as on paper.
    fields: [],
    head: null,
    hints,
    models: [
      { title: msg`An example`, listenLabel: msg`Listen to the example`, text: modelAnswer, comment: null },
    ],
    limitMs: row.timeLimitMinutes * MINUTE_MS,
    maxScore: row.maxScore,
  };
}
