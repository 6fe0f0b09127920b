import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { LISTENING_RULES } from '#exam/engine/game-rules.ts';
import { paperOfTexts, wholePaper } from '#exam/engine/paper.ts';
import { listeningTopic } from '#features/exam/exam-topics.ts';
import { ExamFragmentFrame, HeardAgain } from '#features/exam/mock/exam-fragment.tsx';
import { ReadAloudField } from '#features/exam/mock/read-aloud-field.tsx';
import type { ListeningExamItem } from '#features/exam/mock/use-listening.ts';
import { inGroups, type MockPart } from '#features/exam/mock/mock-part.ts';
import type { MockPartProps } from '#features/exam/mock/exam-flow-screen.tsx';
import { MockPartScreen } from '#features/exam/mock/mock-part-screen.tsx';
import { LISTENING_EXAMS } from '#services/storage/exam-sittings.ts';

const EXAMS = LISTENING_EXAM_FRAGMENTS.map((fragments) => fragments.flatMap(itemsOf));
const ITEMS = EXAMS.flat();

function itemsOf(fragment: MockListeningFragment): ListeningExamItem[] {
  const { id, setting, theme } = fragment;
  const group = { id, dutch: setting, english: '', theme };
  const topic = listeningTopic(theme);
  return fragment.questions.map((question) => ({ ...question, group, topic, fragment }));
}

/** Listening as it is examined (MOC-01, MOC-06, MOC-08), and in the format that the exam page promises (MOC-12). */
const LISTENING_PART: MockPart<ListeningExamItem> = {
  title: 'Listening',
  sitting: LISTENING_EXAMS,
  game: LISTENING_RULES,
  exams: [
    ...EXAMS.map((items, place) => ({
      id: `listening-${place + 1}`,
      title: `Exam ${place + 1}`,
      format: OFFICIAL_FORMATS.listening,
      paper: (_seen: ReadonlySet<string>, random: () => number) => wholePaper(inGroups(items), random),
    })),
    {
      id: 'listening-practice',
      title: 'Practice exam',
      format: PRACTICE_FORMATS.listening,
      paper: (seen, random) =>
        paperOfTexts(inGroups(ITEMS), { count: PRACTICE_FORMATS.listening.count, seen, random }),
    },
  ],
  items: new Map(ITEMS.map((item) => [item.id, item])),
  groupsAre: 'Fragments',
  hasDividers: false,
  rules: [
    'The question comes first. Then you listen to the fragment.',
    'Each fragment has two or three questions.',
  ],
  Choices: ReadAloudField,
  Frame: ExamFragmentFrame,
  Source: HeardAgain,
};

export default function ListeningExam(props: MockPartProps) {
  return <MockPartScreen part={LISTENING_PART} {...props} />;
}
