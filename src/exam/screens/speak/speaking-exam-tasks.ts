import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';
import { paperOfKinds } from '#exam/engine/paper.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import type { ExamPart } from '#exam/part.ts';
import { examList, paperOfTasks } from '#exam/screens/mock/exam-list.ts';
import { SECOND_MS } from '#lib/duration.ts';

/** The tasks of all speaking exams of a part, by their ids. */
export type SpeakTasks = ReadonlyMap<string, SpeakTask>;

/** The tasks of speaking exams, in their order (MOC-06). */
export function speakingExamTasks(exams: SpeakingExams): readonly SpeakTask[] {
  return exams.flat().map(({ modelAnswer, enoughAnswer, seconds, ...task }) => ({
    ...task,
    english: null,
    limitMs: seconds * SECOND_MS,
    models: {
      enough: { text: enoughAnswer, english: null },
      good: { text: modelAnswer, english: null },
    },
  }));
}
export type SpeakingExams = readonly (readonly MockSpeakingTask[])[];

/** Speaking as it is examined (MOC-01, MOC-06), and in the format that the exam page promises (MOC-12). */
export function speakingExams(part: ExamPart, exams: SpeakingExams) {
  const tasks = speakingExamTasks(exams);
  const ofKind = (kind: SpeakTask['kind']) => tasks.filter((task) => task.kind === kind);
  return examList(part, exams, paperOfTasks, (seen, random) =>
    paperOfKinds([ofKind('picture'), ofKind('choice'), ofKind('story')], { seen, random }),
  );
}

interface DutchKind {
  readonly dutch: string;
  /** The instructions for its tasks, shown before the first one. */
  readonly asks: string;
}

/** What one does in each of the four parts, as the exam says it. */
export const DUTCH_KINDS: Record<SpeakTask['kind'], DutchKind> = {
  answer: {
    dutch: 'Geef antwoord',
    asks: 'Iemand stelt u een vraag. Luister of lees, en geef antwoord.',
  },
  picture: {
    dutch: 'Vertel over een plaatje',
    asks: 'U ziet één plaatje. Vertel wat u ziet en wat u ervan vindt.',
  },
  choice: {
    dutch: 'Kies uit twee plaatjes',
    asks: 'U ziet twee plaatjes. Kies er één. Vertel ook waarom.',
  },
  story: {
    dutch: 'Vertel een verhaal',
    asks: 'U ziet drie plaatjes. Vertel wat er gebeurt. Gebruik alle plaatjes.',
  },
};

type Paper = readonly { readonly id: string }[];

/** The tasks of one kind in a paper. */
interface SpeakingPart {
  readonly kind: SpeakTask['kind'];
  readonly tasks: readonly SpeakTask[];
}

/** The parts of a paper in their order (MOC-01). */
export function speakingParts(paper: Paper, tasks: SpeakTasks): readonly SpeakingPart[] {
  const all = paper.flatMap(({ id }) => tasks.get(id) ?? []);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, tasks: all.filter((task) => task.kind === kind) }));
}

/** Where the drawings of the tasks are (public/). */
export function drawingPath(pictureId: string): string {
  return `/exam/speaking/${pictureId}.svg`;
}

/** The drawings of a paper, to be on the device before it begins: the connection may go meanwhile. */
export function drawingPaths(paper: Paper, tasks: SpeakTasks): readonly string[] {
  return paper.flatMap(({ id }) => tasks.get(id)?.pictures.map((picture) => drawingPath(picture.id)) ?? []);
}
