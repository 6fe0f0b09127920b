import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { LISTENING_RULES } from '#exam/engine/choice-games.ts';
import type { ExamPart } from '#exam/part.ts';
import { ReadAloudField } from '#exam/screens/mock/read-aloud-field.tsx';
import { mockExamOf } from '#exam/screens/mock/mock-part-screen.tsx';
import { choiceExam, examsOfTexts } from './choice-exam.tsx';
import { FragmentFrame } from './fragment-frame.tsx';
import { FragmentAgain } from '#practice/components/text/fragment-text.tsx';
import { listeningExamItems, type ListeningItem } from './listening-items.ts';

/** Listening as it is examined (MOC-01, MOC-06, MOC-08), and in the format that the exam page promises (MOC-12). */
export function listeningExam(part: ExamPart, fragments: readonly (readonly MockListeningFragment[])[]) {
  const exams = fragments.map((ofExam) => listeningExamItems(part, ofExam));
  return mockExamOf(
    choiceExam<ListeningItem>({
      ...examsOfTexts(part, exams),
      game: LISTENING_RULES,
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
