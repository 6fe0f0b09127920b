import { useId } from 'react';
import { EXAM_READ_ALOUD } from '#storage/exam-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { LISTENING_RULES } from '#exam/engine/game-rules.ts';
import { paperOfTexts, wholePaper } from '#exam/engine/paper.ts';
import { FragmentFrame } from './fragment-frame.tsx';
import { FragmentAgain } from './fragment-text.tsx';
import { listeningExamItems, type ListeningItem } from './listening-items.ts';
import { inGroups } from './choice-item.ts';
import { choiceExam } from './choice-exam.tsx';
import { examList } from '#exam/screens/mock/exam-list.ts';
import { MockPartScreen, type MockPartProps } from '#exam/screens/mock/mock-part-screen.tsx';
import { LISTENING_EXAMS } from '#storage/exam-sittings.ts';

const EXAMS = LISTENING_EXAM_FRAGMENTS.map(listeningExamItems);
const ITEMS = EXAMS.flat();

/** Listening as it is examined (MOC-01, MOC-06, MOC-08), and in the format that the exam page promises (MOC-12). */
const LISTENING_PART = choiceExam<ListeningItem>({
  title: 'Listening',
  sitting: LISTENING_EXAMS,
  game: LISTENING_RULES,
  exams: examList(
    'listening',
    EXAMS,
    (items, random) => wholePaper(inGroups(items), random),
    (seen, random) =>
      paperOfTexts(inGroups(ITEMS), { count: PRACTICE_FORMATS.listening.count, seen, random }),
  ),
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

/** Whether the questions of listening are read aloud by themselves: chosen before an exam, and kept for the next (MOC-08). */
function ReadAloudField() {
  const [readAloud, setReadAloud] = useStoredState(EXAM_READ_ALOUD);
  const hint = useId();
  return (
    <div>
      <Checkbox
        label="Read each question aloud, then play its fragment"
        aria-describedby={hint}
        checked={readAloud === 'on'}
        onChange={({ target }) => setReadAloud(target.checked ? 'on' : 'off')}
      />
      <p id={hint} className="text-ink-soft">
        In the exam the questions are read aloud, too. You can stop the sound at any time. Turn this off if
        you use a screen reader, or if you want to start the sound yourself.
      </p>
    </div>
  );
}
