import { useEffect } from 'react';
import type { PastSpeaking, SpeakingSitting } from '#exam/engine/speaking-sitting.ts';
import { ratedPoints, TASK_POINTS } from '#exam/engine/speaking-rating.ts';
import type { ExamFlow } from './exam-flow.ts';
import { ExamFlowScreen, type MockPartProps } from './exam-flow-screen.tsx';
import { SpeakingExamResult } from './speaking-exam-result.tsx';
import { SpeakingExamSitting } from './speaking-exam-sitting.tsx';
import {
  drawingPaths,
  SPEAKING_EXAM_LIST,
  speakingTask,
} from '#exam/screens/speaking/speaking-exam-tasks.ts';
import { useExamSounds } from './use-exam-sounds.ts';
import { useSpeakingExam, type SpeakingExamMove } from './use-speaking-exam.ts';
import { usePlatform } from '#components/platform-context.tsx';

const FLOW: ExamFlow<PastSpeaking> = {
  title: 'Speaking',
  exams: SPEAKING_EXAM_LIST,
  rules: [
    'A screen before each kind of task tells you what to do.',
    'You speak into your microphone, for 60 seconds at most at each task. You can listen to yourself and record again; the newest recording counts.',
    'Your recordings stay on this device. Nothing is sent anywhere.',
    'Without a microphone you can still do it: say your answers aloud, and read the model answers afterwards.',
  ],
  beginsAt: 'divider',
  isAsked: ({ id }) => speakingTask(id) !== undefined,
  scoreOf(sitting) {
    const { points, tasks } = ratedPoints(sitting);
    const recorded = `${Object.keys(sitting.answers).length} of ${sitting.paper.length} recorded`;
    return tasks === 0 ? recorded : `${recorded}, own rating ${points} of ${tasks * TASK_POINTS}`;
  },
};

/** The speaking part (MOC-10). */
export default function SpeakingExam(props: MockPartProps) {
  const sitting = useSpeakingExam();
  const sounds = useExamSounds(sitting.phase === 'playing' ? sitting.state : null);
  return (
    <ExamFlowScreen<SpeakingSitting, PastSpeaking, SpeakingExamMove>
      {...props}
      flow={FLOW}
      sitting={sitting}
      renderSitting={(current, { send, hasPlayed }) => (
        <>
          <DrawingsAhead sitting={current} />
          <SpeakingExamSitting sitting={current} sounds={sounds} send={send} movesFocus={hasPlayed} />
        </>
      )}
      renderResult={(past, { send }, onBack) => (
        <SpeakingExamResult sitting={past} sounds={sounds} send={send} onBack={onBack} />
      )}
    />
  );
}

/** Fetches the drawings of a sitting once it began, so that none is missing where the connection goes in the middle. */
function DrawingsAhead({ sitting: { paper } }: { readonly sitting: SpeakingSitting }) {
  const { files } = usePlatform();
  useEffect(() => {
    for (const path of drawingPaths(paper)) void files.readText(path);
  }, [files, paper]);
  return null;
}
