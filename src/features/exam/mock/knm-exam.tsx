import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { KNM_THEMES } from '#content/exam/knm-themes.ts';
import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import { KNM_RULES } from '#exam/engine/game-rules.ts';
import { paperOfThemes } from '#exam/engine/paper.ts';
import { knmTopic } from '#features/exam/exam-topics.ts';
import {
  inGroups,
  type ChoiceExam,
  type MockFrameProps,
  type MockItem,
  type MockPart,
} from '#features/exam/mock/mock-part.ts';
import type { MockPartProps } from '#features/exam/mock/exam-flow-screen.tsx';
import { MockPartScreen } from '#features/exam/mock/mock-part-screen.tsx';
import { KNM_EXAMS } from '#services/storage/exam-sittings.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Card } from '#ui/card.tsx';

interface KnmExamItem extends MockItem, Pick<KnmBankRow, 'picture' | 'pictureAlt'> {}

const ITEMS: readonly KnmExamItem[] = KNM_BANK.map(({ theme, ...row }) => ({
  ...row,
  group: { id: String(theme), ...KNM_THEMES[theme] },
  topic: knmTopic(theme),
}));

/** Theme by theme, in the official order. */
const BY_THEME = inGroups(ITEMS);

const drawn = (id: string, title: string, format: ChoiceExam['format']): ChoiceExam => ({
  id,
  title,
  format,
  paper: (seen, random) => paperOfThemes(BY_THEME, { count: format.count, seen, random }),
});

/** KNM as it is examined: theme by theme, questions that were not asked before (MOC-01, MOC-06). */
const KNM_PART: MockPart<KnmExamItem> = {
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
  Frame: KnmQuestionFrame,
};

export default function KnmExam(props: MockPartProps) {
  return <MockPartScreen part={KNM_PART} {...props} />;
}

/** The question with the theme that it is of and its drawing, where it has one. */
function KnmQuestionFrame({ item, spoken, renderQuestion, renderSteps }: MockFrameProps<KnmExamItem>) {
  return (
    <>
      <Card className="flex max-w-3xl flex-col gap-4">
        <p lang="nl" className="text-sm font-semibold text-ink-soft">
          {item.group.dutch}
        </p>
        {item.picture !== undefined && (
          <img
            key={item.picture}
            src={`/exam/knm/${item.picture}.svg`}
            alt={item.pictureAlt}
            lang="nl"
            width={320}
            height={200}
            className="h-auto w-full max-w-80 rounded-card"
          />
        )}
        {renderQuestion(
          <ListenButton isDutch text={spoken} label={<span lang="nl">Luister naar de vraag</span>} />,
        )}
      </Card>
      {renderSteps()}
    </>
  );
}
