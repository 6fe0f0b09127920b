import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { LISTENING_RULES } from '#exam/engine/game-rules.ts';
import { paperOfTexts, wholePaper } from '#exam/engine/paper.ts';
import { FragmentFrame } from '#exam/screens/choice/fragment-frame.tsx';
import { FragmentAgain } from '#exam/screens/choice/fragment-text.tsx';
import { ReadAloudField } from './read-aloud-field.tsx';
import { listeningExamItems, type ListeningItem } from '#exam/screens/choice/listening-items.ts';
import { inGroups } from '#exam/screens/choice/choice-item.ts';
import { choiceExam } from '#exam/screens/choice/choice-exam.tsx';
import { MockPartScreen, type MockPartProps } from './mock-part-screen.tsx';
import { LISTENING_EXAMS } from '#storage/exam-sittings.ts';

const EXAMS = LISTENING_EXAM_FRAGMENTS.map(listeningExamItems);
const ITEMS = EXAMS.flat();

/** Listening as it is examined (MOC-01, MOC-06, MOC-08), and in the format that the exam page promises (MOC-12). */
const LISTENING_PART = choiceExam<ListeningItem>({
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
  Frame: FragmentFrame,
  Source: FragmentAgain,
});

export default function ListeningExam(props: MockPartProps) {
  return <MockPartScreen part={LISTENING_PART} {...props} />;
}
