import type { StudyLog } from '#learning/study-log.ts';
import type { AnsweredEvent, StudyAnswer } from '#learning/rules/study-event.ts';
import type { CardAnswer } from './card-view-props.ts';

/** Logs the answer to a card, once; null if that is not possible. */
export function logCardAnswer(
  studyLog: StudyLog,
  { given, isJudgedRight = false }: Omit<CardAnswer, 'grade'>,
  answer: Omit<StudyAnswer, 'answer'>,
): AnsweredEvent | null {
  const event = studyLog.record({ ...answer, answer: given });
  if (event !== null && isJudgedRight) studyLog.correct('judged-right', event);
  return event;
}
