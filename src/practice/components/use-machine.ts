import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createPlay, type Machine, type Play, type PlayView, type Playing } from '#practice/play.ts';
import type { Persist } from '#storage/sitting.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useStudyLog } from '#learning/components/study-log-context.tsx';

/** The state of a machine on a screen: still opening, open in another tab, or played here. */
export type PlayedSitting<State, Event> = PlayView<State> & Pick<Play<State, Event>, 'send' | 'takeOver'>;

/** A sitting that is played here. */
export type OpenSitting<State, Event> = Playing<State> & Pick<Play<State, Event>, 'send' | 'takeOver'>;

/**
 * Connects a pure machine to a screen: `send` adds the time of an event, and each answer is logged once with its
 * duration (MEM-01). The state is never older than the last `send`, so that a second press finds the answer already
 * given.
 *
 * const { state, send } = useMachine(() => ({ initial: startQuestions(shuffled(items, random)), reduce:
 * questionReducer<QuizItem>, askedOf: (state) => (state.phase === 'asking' ? state.question : null), answerOf: (before,
 * after) => before.phase === 'asking' && after.phase === 'answered' ? { itemId: after.question.itemId, activity: 'quiz',
 * grade: after.last.isRight ? 'right' : 'wrong', answer: … } : null, })); <OptionList onChosen={(option) => send({ kind:
 * 'answer-given', … })} />
 *
 * With `persisted`, every step is saved on the device under an entry of the registry, and resumed later (EXM-07, WRI-02).
 * Only one tab at a time has it open; `SittingView` tells the others.
 *
 * const sitting = useMachine(() => MACHINE, persisted({ entry: WRITING_SITTING, keep, restore }));
 *
 * @param describe called once: what is played stays the same for as long as the component does (give it a `key`)
 */
export function useMachine<State, Event extends object>(
  describe: () => Machine<State, Event>,
): OpenSitting<State, Event>;
export function useMachine<State, Event extends object>(
  describe: () => Machine<State, Event>,
  persist: Persist<State>,
): PlayedSitting<State, Event>;
export function useMachine<State, Event extends object>(
  describe: () => Machine<State, Event>,
  persist?: Persist<State>,
): PlayedSitting<State, Event> {
  const platform = usePlatform();
  const studyLog = useStudyLog();
  const [play] = useState(() => createPlay(platform, studyLog, describe(), persist));
  const view = useStore(play);
  useEffect(() => play.start(), [play]);
  return { ...view, send: play.send, takeOver: play.takeOver };
}
