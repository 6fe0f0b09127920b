import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';
import { READING_RULES } from '#exam/engine/game-rules.ts';
import { paperOfTexts, wholePaper } from '#exam/engine/paper.ts';
import { readingTopic } from '#features/exam/exam-topics.ts';
import {
  inGroups,
  type MockFrameProps,
  type MockItem,
  type MockPart,
} from '#features/exam/mock/mock-part.ts';
import type { MockPartProps } from '#features/exam/mock/exam-flow-screen.tsx';
import { MockPartScreen } from '#features/exam/mock/mock-part-screen.tsx';
import { spokenText } from '#features/exam/reading/spoken-text.ts';
import { sentenceItems } from '#services/playlist/playlist-items.ts';
import { PlaylistButton } from '#shared/playlist/playlist-button.tsx';
import { MockTextView } from '#shared/reading/mock-text-view.tsx';
import { READING_EXAMS } from '#services/storage/exam-sittings.ts';

interface ReadingExamItem extends MockItem {
  readonly text: MockReadingText;
}

const EXAMS = READING_EXAM_TEXTS.map((texts) => texts.flatMap(itemsOf));
const ITEMS = EXAMS.flat();

function itemsOf(text: MockReadingText): ReadingExamItem[] {
  const { id, title, theme } = text;
  const group = { id, dutch: title, english: '', theme };
  const topic = readingTopic(theme);
  return text.questions.map((question) => ({ ...question, group, topic, text }));
}

/** Reading as it is examined (MOC-01, MOC-06), and in the format that the exam page promises (MOC-12). */
const READING_PART: MockPart<ReadingExamItem> = {
  title: 'Reading',
  sitting: READING_EXAMS,
  game: READING_RULES,
  exams: [
    ...EXAMS.map((items, place) => ({
      id: `reading-${place + 1}`,
      title: `Exam ${place + 1}`,
      format: OFFICIAL_FORMATS.reading,
      paper: (_seen: ReadonlySet<string>, random: () => number) => wholePaper(inGroups(items), random),
    })),
    {
      id: 'reading-practice',
      title: 'Practice exam',
      format: PRACTICE_FORMATS.reading,
      paper: (seen, random) =>
        paperOfTexts(inGroups(ITEMS), { count: PRACTICE_FORMATS.reading.count, seen, random }),
    },
  ],
  items: new Map(ITEMS.map((item) => [item.id, item])),
  groupsAre: 'Texts',
  hasDividers: false,
  rules: ['Read the question first, then the text. The text stays beside or below its questions.'],
  Frame: TextFrame,
  Source: SourceText,
};

export default function ReadingExam(props: MockPartProps) {
  return <MockPartScreen part={READING_PART} {...props} />;
}

/** The question first, as the exam asks for; the text below it, or beside it where there is room. */
function TextFrame({ item: { text }, renderQuestion, renderSteps }: MockFrameProps<ReadingExamItem>) {
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-start lg:gap-8">
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-24">
          <p lang="nl" className="font-semibold">
            Lees eerst de vraag. Lees daarna de tekst.
          </p>
          {renderQuestion()}
        </div>
        <section lang="nl" aria-label="Tekst" className="flex min-w-0 flex-col gap-3">
          <p lang="nl" className="text-ink-soft">
            {text.setting}
          </p>
          <MockTextView text={text} evidence={[]} />
        </section>
      </div>
      {renderSteps()}
    </>
  );
}

/** The text once more, folded away: who looks at a mistake wants to read it again, or to hear it (SPK-06). */
export function SourceText({ item: { text } }: { readonly item: Pick<ReadingExamItem, 'text'> }) {
  return (
    <details>
      <summary lang="en" className="min-h-11 cursor-pointer py-2 font-semibold">
        Show the text, with the words that answer the questions marked
      </summary>
      <MockTextView text={text} evidence={text.questions.map(({ evidence }) => evidence)} />
      <div lang="en" className="mt-2 print:hidden">
        <PlaylistButton
          title={text.title}
          isTitleDutch
          choices={() => [{ label: 'Sentences', items: sentenceItems(spokenText(text)) }]}
        >
          Sentence by sentence
        </PlaylistButton>
      </div>
    </details>
  );
}
