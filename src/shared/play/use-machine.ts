import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createKeptPlay, type Keeping, type KeptPlay, type KeptPlayView } from '#services/play/kept-play.ts';
import { createPlay, type Machine, type Play, type PlayView } from '#services/play/play.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { useStudyLog } from '#shared/study-log/study-log-context.tsx';

/** A machine as a screen plays it. */
type PlayedMachine<State, Event> = PlayView<State> & Pick<Play<State, Event>, 'send'>;

/**
 * Brings a pure machine to a screen, whatever it plays: `send` adds the time of what happens, and what was answered goes to
 * the study log, once and with the time it took (MEM-01). The state is never older than the last `send`, so that a second
 * press finds the answer given already.
 *
 *     const { state, send } = useMachine(() => ({
 *       initial: startQuestions(shuffled(items, random)),
 *       reduce: questionReducer<QuizItem>,
 *       askedOf: (state) => (state.phase === 'asking' ? state.question : null),
 *       answerOf: (before, after) =>
 *         before.phase === 'asking' && after.phase === 'answered'
 *           ? { itemId: after.question.itemId, activity: 'quiz', grade: after.last.isRight ? 'right' : 'wrong', answer: … }
 *           : null,
 *     }));
 *     <OptionList onChosen={(option) => send({ kind: 'answer-given', … })} />
 *
 * @param describe called once: what is played stays the same for as long as the component does (give it a `key`)
 */
export function useMachine<State, Event extends object>(
  describe: () => Machine<State, Event>,
): PlayedMachine<State, Event> {
  const platform = usePlatform();
  const studyLog = useStudyLog();
  const [play] = useState(() => createPlay(platform, studyLog, describe()));
  const view = useStore(play);
  useEffect(() => play.start(), [play]);
  return { ...view, send: play.send };
}

/** A kept machine as a screen plays it: still opening, open in another tab, or played here. */
export type PlayedSitting<State, Event> = KeptPlayView<State> &
  Pick<KeptPlay<State, Event>, 'send' | 'takeOver'>;

/**
 * The same for what is kept on the device with every step and can be taken up again (EXM-07, WRI-02): `keeping` says under
 * which entry of the registry, and how. It is open in one tab at a time; `SittingView` draws what stands there otherwise.
 */
export function useSitting<State, Event extends object, Kept>(
  describe: () => Machine<State, Event>,
  keeping: Keeping<State, Kept>,
): PlayedSitting<State, Event> {
  const platform = usePlatform();
  const studyLog = useStudyLog();
  const [play] = useState(() => createKeptPlay(platform, studyLog, describe(), keeping));
  const view = useStore(play);
  useEffect(() => play.start(), [play]);
  return { ...view, send: play.send, takeOver: play.takeOver };
}
