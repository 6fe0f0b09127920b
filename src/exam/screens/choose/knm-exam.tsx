import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { KNM_RULES } from '#exam/engine/game-rules.ts';
import { paperOfThemes } from '#exam/engine/paper.ts';
import { inGroups } from './choice-item.ts';
import { choiceExam } from './choice-exam.tsx';
import type { ChoiceExam } from './choice-part.ts';
import { KnmFrame } from './knm-frame.tsx';
import { knmItems, type KnmItem } from './knm-items.ts';
import { MockPartScreen, type MockPartProps } from '#exam/screens/mock/mock-part-screen.tsx';
import { KNM_EXAMS } from '#storage/exam-sittings.ts';

const ITEMS = knmItems(KNM_BANK);

/** Theme by theme, in the official order. */
const BY_THEME = inGroups(ITEMS);

const drawn = (id: string, title: string, format: ChoiceExam['format']): ChoiceExam => ({
  id,
  title,
  format,
  paper: (seen, random) => paperOfThemes(BY_THEME, { count: format.count, seen, random }),
});

/** KNM as it is examined: theme by theme, questions that were not asked before (MOC-01, MOC-06). */
const KNM_PART = choiceExam<KnmItem>({
  title: 'KNM',
  sitting: KNM_EXAMS,
  game: KNM_RULES,
  exams: [
    drawn('knm', 'Exam', OFFICIAL_FORMATS.knm),
    drawn('knm-practice', 'Practice exam', PRACTICE_FORMATS.knm),
  ],
  items: new Map(ITEMS.map((item) => [item.id, item])),
  groupsAre: 'Themes',
  hasDividers: true,
  rules: [
    'The questions come theme by theme. Each time you start you get questions that you have not had before, as long as there are any.',
    'You can listen to a question and its answers.',
  ],
  Frame: KnmFrame,
});

export default function KnmExam(props: MockPartProps) {
  return <MockPartScreen part={KNM_PART} {...props} />;
}
