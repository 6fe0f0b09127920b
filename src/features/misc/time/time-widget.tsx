import { useState } from 'react';
import { ChoiceBar } from '#features/misc/choice-bar.tsx';
import { ClockQuiz } from '#features/misc/time/clock-quiz.tsx';
import { TimePractice } from '#features/misc/time/time-practice.tsx';
import { Card } from '#ui/card.tsx';

const MODES = [
  { id: 'practice', title: 'Practice' },
  { id: 'quiz', title: 'Quiz' },
] as const;

/** The clock to set and the quiz, one at a time (MSC-13). Both stay as they are while the other is shown. */
export function TimeWidget() {
  const [mode, setMode] = useState<(typeof MODES)[number]['id']>('practice');
  return (
    <Card className="flex flex-col gap-6">
      <ChoiceBar label="Practice or quiz" choices={MODES} chosen={mode} onChosen={setMode} />
      <div hidden={mode !== 'practice'}>
        <TimePractice />
      </div>
      <div hidden={mode !== 'quiz'}>
        <ClockQuiz />
      </div>
    </Card>
  );
}
