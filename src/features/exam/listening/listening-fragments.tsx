import type { ReactNode } from 'react';
import { rows } from '#content/exam/listening-items.ts';
import type { ListeningRow } from '#content/schema/exam-rows.ts';
import { FragmentFrame } from '#features/exam/listening/fragment-frame.tsx';
import type { QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';

const FRAGMENTS = { items: rows, Frame: FragmentFrame };

interface ListeningFragmentsProps {
  readonly children: (fragments: Pick<QuizGameDefinition<ListeningRow>, 'items' | 'Frame'>) => ReactNode;
}

/** Gives the fragments, with their questions and how they are played, to the game: a part of their own (QUA-02). */
export default function ListeningFragments({ children }: ListeningFragmentsProps) {
  'use no memo';
  return children(FRAGMENTS);
}
