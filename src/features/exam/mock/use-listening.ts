import { useEffect, useEffectEvent } from 'react';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { ANYBODY } from '#domain/speech/cast-voices.ts';
import { useFragmentPlayer } from '#features/exam/listening/fragment-player.ts';
import type { MockFrameProps, MockItem } from '#features/exam/mock/mock-part.ts';
import { useSpeech } from '#shared/speech/use-speech.ts';

export interface ListeningExamItem extends MockItem {
  readonly fragment: MockListeningFragment;
}

/**
 * The sound of a question and of its fragment, one at a time; by itself where the exam's player begins it (MOC-08). It stops when
 * the question is left, the fragment when none of its questions is on the screen.
 */
export function useListening({
  item,
  heardByItself,
  spoken,
  onPlayed,
}: Pick<MockFrameProps<ListeningExamItem>, 'item' | 'heardByItself' | 'spoken' | 'onPlayed'>) {
  const { id, lines, speakers } = item.fragment;
  const { state, play, stop } = useFragmentPlayer(id);
  const { phase, sign, toggle, stop: stopQuestion } = useSpeech();
  const isPlaying = state.phase === 'playing';
  const fragment = { id, audioText: lines, speakers };
  const begin = useEffectEvent((question: string) => {
    if (heardByItself === 'nothing') return;
    // The question stands on the screen: where it can't be said the fragment comes all the same, and tells what is the matter.
    toggle(question, ANYBODY, () => {
      if (heardByItself === 'question-then-fragment') play({ ...fragment, followsQuestion: true }, onPlayed);
    });
  });
  useEffect(() => {
    begin(item.question);
    return stopQuestion;
  }, [item.question, stopQuestion]);
  const isAsking = phase === 'speaking';
  return {
    state,
    isPlaying,
    toggleFragment: () => (isPlaying ? stop() : play(fragment, onPlayed)),
    question: {
      isAsking,
      // What speaks is told once, where the fragment is.
      sign: sign === 'computer-voice' && state.source !== 'voice' ? null : sign,
      onPressed: () => (isAsking ? stopQuestion() : toggle(spoken)),
    },
  };
}
