import { ArrowRight } from 'lucide-react';
import type { MockExamView } from '#features/exam/mock/mock-exam-view.ts';
import { PATHS } from '#services/paths.ts';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { buttonClass } from '#ui/button.tsx';

interface MockExamsLinkProps {
  /** Those of one part; left out: all parts. */
  readonly view?: MockExamView;
  /** Nothing else is to be done first. */
  readonly isPrimary: boolean;
}

/** The next thing after a game of the exam practice: to sit it as on the day. */
export function MockExamsLink({ view, isPrimary }: MockExamsLinkProps) {
  return (
    <AppLink
      to={PATHS.mockExam}
      view={view}
      className={buttonClass({ tone: isPrimary ? 'primary' : 'secondary' })}
    >
      Mock exams
      <ArrowRight aria-hidden size={18} className="shrink-0" />
    </AppLink>
  );
}
