import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { PastSpeaking, SpeakingDesk, SpeakingSitting } from '#exam/engine/speaking-sitting.ts';
import type { ExamPart, MockPartProps } from '#exam/part.ts';
import type { MockPart } from '#exam/screens/mock/mock-part.ts';
import { ReadAloudField } from '#exam/screens/mock/read-aloud-field.tsx';
import { mockExamOf } from '#exam/screens/mock/mock-part-screen.tsx';
import { SPEAKING_DESK, type SpeakingExamMove } from './speaking-exam-desk.ts';
import type { SpeakingExamResultProps } from './speaking-exam-result.tsx';
import { SpeakingTask, speakingOpening } from './speaking-task.tsx';
import {
  drawingPaths,
  speakingExams,
  speakingExamTasks,
  type SpeakingExams,
  type SpeakTasks,
} from './speaking-exam-tasks.ts';
import { ExamTakesContext, useExamTakes } from './use-exam-takes.ts';
import { spokenExams } from '#storage/speak-sittings.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';

const resultCode = lazyCode<SpeakingExamResultProps>(() => import('./speaking-exam-result.tsx'));
const LATE_PARTS = [resultCode];

/** The speaking part (MOC-10). */
const mockPart = (
  part: ExamPart,
  exams: SpeakingExams,
  tasks: SpeakTasks,
): MockPart<SpeakingSitting, PastSpeaking, SpeakingExamMove> => ({
  part,
  noun: 'task',
  exams: speakingExams(part, exams),
  rules: [
    msg`A screen before each kind of task tells you what to do.`,
    msg`You speak into your microphone, for 60 seconds at most at each task. You can listen to yourself and record again; the newest recording counts.`,
    msg`Your recordings stay on this device. Nothing is sent anywhere.`,
    msg`Without a microphone you can still do it. Say your answers aloud, and then read the example answers.`,
  ],
  Choices: ReadAloud,
  entry: spokenExams(part),
  desk: SPEAKING_DESK,
  isAsked: ({ id }) => tasks.has(id),
  opening: (paper, place) => speakingOpening(tasks, paper, place),
  Around: (props) => <WithTakes {...props} part={part} tasks={tasks} />,
  Task: (props) => <SpeakingTask {...props} tasks={tasks} />,
  Result: (props) => <LazyView code={resultCode} props={{ ...props, tasks }} />,
});

function ReadAloud() {
  const { t } = useLingui();
  return <ReadAloudField label={t`In part 1, say each question aloud as it comes`} />;
}

export function speakingExam(part: ExamPart, exams: SpeakingExams): ComponentType<MockPartProps> {
  const tasks = new Map(speakingExamTasks(exams).map((task) => [task.id, task]));
  return mockExamOf(mockPart(part, exams, tasks), LATE_PARTS);
}

/**
 * With the sounds of the sittings, and with the drawings of the one under way: they are fetched once it began, so that none is missing
 * where the connection goes in the middle.
 */
function WithTakes({
  part,
  tasks,
  desk,
  children,
}: {
  readonly part: ExamPart;
  readonly tasks: SpeakTasks;
  readonly desk: SpeakingDesk | null;
  readonly children: ReactNode;
}) {
  const { files } = usePlatform();
  const sounds = useExamTakes(part, desk);
  const paper = desk?.current?.paper;
  useEffect(() => {
    for (const path of drawingPaths(paper ?? [], tasks)) void files.readText(path);
  }, [files, paper, tasks]);
  return <ExamTakesContext value={sounds}>{children}</ExamTakesContext>;
}
