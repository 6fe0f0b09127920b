import { ArrowLeft } from 'lucide-react';
import type { AnyPast } from '#exam/engine/desk.ts';
import { sittingFigures, type MockExam } from './mock-part.ts';
import { FormatLine } from './format-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** The description of the exams of a part. */
interface Exams<Past extends AnyPast> {
  readonly exams: readonly Pick<MockExam, 'id' | 'title' | 'format'>[];
  readonly scoreOf: (sitting: Past) => string;
}

interface ExamDeskViewProps<Past extends AnyPast> {
  readonly part: Exams<Past>;
  readonly past: readonly Past[];
  readonly onExamChosen: (examId: string) => void;
  readonly onResultChosen: (id: string) => void;
  readonly onBack: () => void;
}

/** What can be sat of a part, and what was (MOC-06, MOC-11, MOC-12). */
export function ExamDeskView<Past extends AnyPast>({
  part,
  past,
  onExamChosen,
  onResultChosen,
  onBack,
}: ExamDeskViewProps<Past>) {
  return (
    <div className="flex flex-col gap-8">
      <Button tone="quiet" className="-ms-3 self-start" onClick={onBack}>
        <ArrowLeft aria-hidden size={18} />
        All parts
      </Button>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {part.exams.map((exam) => (
          <ExamCard
            key={exam.id}
            exam={exam}
            times={past.filter(({ examId }) => examId === exam.id).length}
            onChosen={() => onExamChosen(exam.id)}
          />
        ))}
      </ul>
      {past.length > 0 && (
        <section aria-labelledby="past-sittings" className="flex flex-col gap-3">
          <h2 id="past-sittings" className="text-xl font-bold">
            Your sittings
          </h2>
          <ul className="flex max-w-2xl flex-col gap-2">
            {past.map((sitting) => (
              <PastRow
                key={sitting.id}
                part={part}
                sitting={sitting}
                onChosen={() => onResultChosen(sitting.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ExamCardProps {
  readonly exam: Pick<MockExam, 'title' | 'format'>;
  /** How often it was sat. */
  readonly times: number;
  readonly onChosen: () => void;
}

function ExamCard({ exam: { title, format }, times, onChosen }: ExamCardProps) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      <FormatLine format={format} />
      <p className="text-sm text-ink-soft">
        {format.kind === 'official' ? 'In the official format.' : 'In this app’s own practice format.'}
        {times > 0 && ` Sat ${times === 1 ? 'once' : `${times} times`}.`}
      </p>
      <Button tone="secondary" className="mt-auto self-start" onClick={onChosen}>
        Choose {title}
      </Button>
    </Card>
  );
}

interface PastRowProps<Past extends AnyPast> {
  readonly part: Exams<Past>;
  readonly sitting: Past;
  readonly onChosen: () => void;
}

function PastRow<Past extends AnyPast>({ part, sitting, onChosen }: PastRowProps<Past>) {
  const { title, day, length } = sittingFigures(part.exams, sitting);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface-raised px-4 py-3">
      <span>
        <strong>
          {title}: {part.scoreOf(sitting)}
        </strong>
        <span className="block text-ink-soft">
          {day}, {length}
        </span>
      </span>
      <Button tone="quiet" onClick={onChosen}>
        View result
        <span className="sr-only">
          : {title}, {day}
        </span>
      </Button>
    </li>
  );
}
