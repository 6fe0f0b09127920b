import {
  EMPTY_DESK,
  examReducer,
  type ExamDesk,
  type ExamEvent,
  type PastSitting,
} from '#domain/exam/mock/choice-sitting.ts';
import { isStillAsked, keptDesk, mendedDesk } from '#domain/exam/mock/kept-desk.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { AnyMockPart } from '#features/exam/mock/mock-part.ts';
import type { Machine, MachineAnswer, Untimed } from '#services/play/play.ts';
import { useSitting, type PlayedSitting } from '#shared/play/use-machine.ts';

/** What a view may tell a sitting. */
export type ExamMove = Untimed<ExamEvent>;

/** The sittings of a part: every step is kept before the screen moves on, and what was handed in goes to the study log. */
export function useMockExam(part: AnyMockPart): PlayedSitting<ExamDesk, ExamMove> {
  const { items, sitting } = part;
  return useSitting<ExamDesk, ExamMove, ExamDesk>(() => machineOf(part), {
    entry: sitting,
    keep: keptDesk,
    restore: (kept) => mendedDesk(kept, (asked) => isStillAsked(asked, items.get(asked.id))),
  });
}

function machineOf({ items }: AnyMockPart): Machine<ExamDesk, ExamMove> {
  return {
    initial: EMPTY_DESK,
    reduce: examReducer,
    answerOf(before, after) {
      const [ended] = after.past;
      return ended === undefined || after.past.length === before.past.length ? null : answersOf(ended, items);
    },
    timeLimit: {
      endsAt: ({ current }) => current?.endsAt ?? null,
      expired: { kind: 'time-expired' },
    },
  };
}

/** What was answered in a sitting, for the study log; a question that stayed open was not answered. */
function answersOf({ paper, answers, spentMs }: PastSitting, items: AnyMockPart['items']): MachineAnswer[] {
  return paper.flatMap(({ id }) => {
    const [item, option] = [items.get(id), answers[id]];
    if (item === undefined || option === undefined) return [];
    return {
      itemId: itemId('question', id),
      activity: 'mock-exam',
      grade: option === item.correct ? 'right' : 'wrong',
      answer: item.options[option] ?? null,
      durationMs: spentMs[id] ?? 0,
    };
  });
}

/** How many answers of a sitting were right. */
export function rightIn({ items }: AnyMockPart, { paper, answers }: PastSitting): number {
  return paper.filter(({ id }) => answers[id] !== undefined && answers[id] === items.get(id)?.correct).length;
}
