import { modeOf, type AnyCurrent, type AnyPast, type Desk } from '#exam/engine/desk.ts';
import type { Machine, MachineAnswer } from '#practice/play.ts';
import { persisted, type Persistence } from '#storage/sitting.ts';
import { useMachine, type PlayedSitting } from '#practice/components/use-machine.ts';

/** The part of an answer for the study log. */
export type Judged = Pick<MachineAnswer, 'itemId' | 'grade' | 'answer'>;

/** The sittings of one part: its rules, and what its answers are for the study log. */
export interface DeskRules<Current extends AnyCurrent, Past extends AnyPast, Move extends object>
  /** `answerOf`: what is answered otherwise than by handing in an exam: at once in a game, by rating oneself afterwards. */
  extends Omit<Machine<Desk<Current, Past>, Move>, 'timeLimit'> {
  /** An answer of a submitted exam; null if there is none, or its question or task no longer exists. */
  readonly judge: (sitting: Past, id: string) => Judged | null;
}

interface TimeExpired {
  readonly kind: 'time-expired';
}

/**
 * The sittings of a part, whatever the mode: every step is saved before the screen changes, and each answer is logged
 * once.
 */
export function useDesk<Current extends AnyCurrent, Past extends AnyPast, Move extends object, Kept>(
  rules: DeskRules<Current, Past, Move | TimeExpired>,
  persistence: Persistence<Desk<Current, Past>, Kept>,
): PlayedSitting<Desk<Current, Past>, Move | TimeExpired> {
  return useMachine(() => machineOf(rules), persisted(persistence));
}

function machineOf<Current extends AnyCurrent, Past extends AnyPast, Move extends object>(
  rules: DeskRules<Current, Past, Move | TimeExpired>,
): Machine<Desk<Current, Past>, Move | TimeExpired> {
  return {
    ...rules,
    answerOf(before, after) {
      const [ended] = after.past;
      return ended !== undefined && after.past.length > before.past.length && modeOf(ended) === 'exam'
        ? answersOf(ended, rules.judge)
        : (rules.answerOf?.(before, after) ?? null);
    },
    timeLimit: {
      endsAt: ({ current }) => current?.endsAt ?? null,
      expired: { kind: 'time-expired' },
    },
  };
}

/** The answers of an exam, once submitted. */
function answersOf<Past extends AnyPast>(
  sitting: Past,
  judge: (sitting: Past, id: string) => Judged | null,
): MachineAnswer[] {
  return sitting.paper.flatMap(({ id }) => {
    const judged = judge(sitting, id);
    return judged === null ? [] : { ...judged, activity: 'mock-exam', durationMs: sitting.spentMs[id] ?? 0 };
  });
}
