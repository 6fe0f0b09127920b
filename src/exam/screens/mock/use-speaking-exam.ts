import {
  NO_SPEAKING,
  speakingExamReducer,
  type PastSpeaking,
  type SpeakingDesk,
  type SpeakingExamEvent,
} from '#exam/engine/speaking-sitting.ts';
import { keptDesk, mendedDesk } from '#exam/engine/kept-desk.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { speakingTask } from '#exam/screens/speaking/speaking-exam-tasks.ts';
import type { Machine, MachineAnswer, Untimed } from '#practice/play.ts';
import { SPEAKING_EXAMS } from '#storage/exam-sittings.ts';
import { keptIn } from '#storage/sitting.ts';
import { useMachine, type PlayedSitting } from '#practice/components/use-machine.ts';

/** What a view may tell a speaking exam. */
export type SpeakingExamMove = Untimed<SpeakingExamEvent>;

const MACHINE: Machine<SpeakingDesk, SpeakingExamMove> = {
  initial: NO_SPEAKING,
  reduce: speakingExamReducer,
  answerOf(before, after) {
    const [ended] = after.past;
    return ended === undefined || after.past.length === before.past.length ? null : answersOf(ended);
  },
  timeLimit: {
    endsAt: ({ current }) => current?.endsAt ?? null,
    expired: { kind: 'time-expired' },
  },
};

const KEEPING = keptIn({
  entry: SPEAKING_EXAMS,
  keep: keptDesk<SpeakingDesk>,
  restore: (kept: SpeakingDesk) => mendedDesk(kept, ({ id }) => speakingTask(id) !== undefined),
});

/** Nobody judges what was said: a task that was recorded is known well enough. What stayed open was not answered. */
function answersOf({ paper, answers, spentMs }: PastSpeaking): MachineAnswer[] {
  return paper.flatMap(({ id }) =>
    answers[id] === undefined
      ? []
      : {
          itemId: itemId('question', id),
          activity: 'mock-exam',
          grade: 'good',
          answer: null,
          durationMs: spentMs[id] ?? 0,
        },
  );
}

/** The speaking exams: every step is kept before the screen moves on, and what was handed in goes to the study log. */
export function useSpeakingExam(): PlayedSitting<SpeakingDesk, SpeakingExamMove> {
  return useMachine(() => MACHINE, KEEPING);
}
