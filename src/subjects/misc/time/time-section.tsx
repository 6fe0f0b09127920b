import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TIME_PHRASES, TIME_TIPS } from '#content/misc/time-phrases.ts';
import { ChoiceBar } from '#subjects/misc/choice-bar.tsx';
import { SectionPart, TipList } from '#subjects/misc/section-part.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { ClockQuiz } from './clock-quiz.tsx';
import { TimePractice } from './time-practice.tsx';
import { Card } from '#ui/card.tsx';

/** Time (MSC-13): a clock to set, a quiz, and sentences with the time. Loaded lazily, hence the default export. */
export default function TimeSection() {
  const { t } = useLingui();
  return (
    <>
      <SectionPart title={t`Dutch Time Practice`}>
        <TimeWidget />
      </SectionPart>
      <SectionPart title={t`What is different from English`}>
        <TipList tips={TIME_TIPS} />
      </SectionPart>
      <SectionPart title={t`Ask and tell the time`} intro={t`Press a sentence to hear it.`}>
        <SpokenPhrases phrases={TIME_PHRASES} listTitle={t`Time`} />
      </SectionPart>
    </>
  );
}

const MODES = [
  { id: 'practice', title: <Trans>Practice</Trans> },
  { id: 'quiz', title: <Trans>Quiz</Trans> },
] as const;

/** The clock to set and the quiz, one at a time (MSC-13). Both keep their state while the other is shown. */
function TimeWidget() {
  const { t } = useLingui();
  const [mode, setMode] = useState<(typeof MODES)[number]['id']>('practice');
  return (
    <Card className="flex flex-col gap-6">
      <ChoiceBar label={t`Practice or quiz`} choices={MODES} chosen={mode} onChosen={setMode} />
      <div hidden={mode !== 'practice'}>
        <TimePractice />
      </div>
      <div hidden={mode !== 'quiz'}>
        <ClockQuiz />
      </div>
    </Card>
  );
}
