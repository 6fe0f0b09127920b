import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { LISTENING_RULES } from '#exam/engine/choice-games.ts';
import { paperOfTexts, wholePaper } from '#exam/engine/paper.ts';
import type { ExamPart } from '#exam/part.ts';
import { examList } from '#exam/screens/mock/exam-list.ts';
import { ReadAloudField } from '#exam/screens/mock/read-aloud-field.tsx';
import { mockExamOf } from '#exam/screens/mock/mock-part-screen.tsx';
import { chosenExams } from '#storage/choose-sittings.ts';
import { inGroups } from './choice-item.ts';
import { choiceExam } from './choice-exam.tsx';
import { FragmentFrame } from './fragment-frame.tsx';
import { FragmentAgain } from '#practice/components/text/fragment-text.tsx';
import { listeningExamItems, type ListeningItem } from './listening-items.ts';

/** Listening as it is examined (MOC-01, MOC-06, MOC-08), and in the format that the exam page promises (MOC-12). */
export function listeningExam(part: ExamPart, fragments: readonly (readonly MockListeningFragment[])[]) {
  const exams = fragments.map((ofExam) => listeningExamItems(part, ofExam));
  const items = exams.flat();
  const { count } = part.formats.practice;
  return mockExamOf(
    choiceExam<ListeningItem>({
      name: part.name,
      phrases: part.phrases,
      dutchName: part.dutchName,
      room: part.room,
      sitting: chosenExams(part),
      game: LISTENING_RULES,
      exams: examList(
        part,
        exams,
        (ofExam, random) => wholePaper(inGroups(ofExam), random),
        (seen, random) => paperOfTexts(inGroups(items), { count, seen, random }),
      ),
      items: new Map(items.map((item) => [item.id, item])),
      topicsAre: 'skills',
      hasDividers: false,
      rules: [
        msg`The question comes first. Then you listen to the fragment.`,
        msg`Each fragment has two or three questions.`,
        msg`Here you can listen again as often as you like. DUO does not say if the real exam allows that.`,
      ],
      Choices: ReadAloud,
      Frame: FragmentFrame,
      Source: FragmentAgain,
    }),
  );
}

function ReadAloud() {
  const { t } = useLingui();
  return <ReadAloudField label={t`Read each question aloud, then play its fragment`} />;
}
