import { useEffect, type ReactNode } from 'react';
import type { PastSpeaking, SpeakingDesk, SpeakingSitting } from '#exam/engine/speaking-sitting.ts';
import { ratedPoints, TASK_POINTS } from '#exam/engine/speaking-rating.ts';
import type { ExamPart } from '#exam/part.ts';
import type { MockPart } from '#exam/screens/mock/mock-part.ts';
import { mockExamOf } from '#exam/screens/mock/mock-part-screen.tsx';
import { SPEAKING_DESK, type SpeakingExamMove } from './speaking-exam-desk.ts';
import { SpeakingExamResult } from './speaking-exam-result.tsx';
import { SpeakingTask, speakingOpening } from './speaking-task.tsx';
import { drawingPaths, speakingExams, speakingTask } from './speaking-exam-tasks.ts';
import { ExamTakesContext, useExamTakes } from './use-exam-takes.ts';
import { spokenExams } from '#storage/speak-exam-sittings.ts';
import { usePlatform } from '#components/platform-context.tsx';

/** The speaking part (MOC-10). */
const mockPart = (part: ExamPart): MockPart<SpeakingSitting, PastSpeaking, SpeakingExamMove> => ({
  title: part.name,
  noun: 'task',
  exams: speakingExams(part),
  rules: [
    'A screen before each kind of task tells you what to do.',
    'You speak into your microphone, for 60 seconds at most at each task. You can listen to yourself and record again; the newest recording counts.',
    'Your recordings stay on this device. Nothing is sent anywhere.',
    'Without a microphone you can still do it: say your answers aloud, and read the model answers afterwards.',
  ],
  entry: spokenExams(part),
  desk: SPEAKING_DESK,
  isAsked: ({ id }) => speakingTask(id) !== undefined,
  opening: speakingOpening,
  scoreOf(sitting) {
    const { points, tasks } = ratedPoints(sitting);
    const recorded = `${Object.keys(sitting.answers).length} of ${sitting.paper.length} recorded`;
    return tasks === 0 ? recorded : `${recorded}, own rating ${points} of ${tasks * TASK_POINTS}`;
  },
  Around: withTakes(part),
  Task: SpeakingTask,
  Result: SpeakingExamResult,
});

export const speakingExam = (part: ExamPart) => mockExamOf(mockPart(part));

/**
 * With the sounds of the sittings, and with the drawings of the one under way: they are fetched once it began, so that none is missing
 * where the connection goes in the middle.
 */
function withTakes(part: ExamPart) {
  return function WithTakes({
    desk,
    children,
  }: {
    readonly desk: SpeakingDesk | null;
    readonly children: ReactNode;
  }) {
    const { files } = usePlatform();
    const sounds = useExamTakes(part, desk);
    const paper = desk?.current?.paper;
    useEffect(() => {
      for (const path of drawingPaths(paper ?? [])) void files.readText(path);
    }, [files, paper]);
    return <ExamTakesContext value={sounds}>{children}</ExamTakesContext>;
  };
}
