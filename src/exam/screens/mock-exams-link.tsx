import { ArrowRight } from 'lucide-react';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { buttonClass } from '#ui/button.tsx';

interface MockExamsLinkProps {
  /** Those of one part, by its slug; left out: all parts. */
  readonly part?: string;
  /** Nothing else is to be done first. */
  readonly isPrimary: boolean;
}

/** The next thing after a game of the exam practice: to sit it as on the day. */
export function MockExamsLink({ part, isPrimary }: MockExamsLinkProps) {
  return (
    <AppLink
      to={part === undefined ? PATHS.mockExam : route('mockExam', { kind: 'part', part })}
      className={buttonClass({ tone: isPrimary ? 'primary' : 'secondary' })}
    >
      Mock exams
      <ArrowRight aria-hidden size={18} className="shrink-0" />
    </AppLink>
  );
}
