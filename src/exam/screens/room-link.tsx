import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ExamPart } from '#exam/part.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { buttonClass } from '#ui/button.tsx';

interface RoomLinkProps {
  readonly part: Pick<ExamPart, 'phrases' | 'room'>;
  /** Nothing else is to be done first. */
  readonly isPrimary: boolean;
}

/** The way on after a game or a mock exam: to its part of the exam, with the next step there (EXM-09). */
export function RoomLink({ part, isPrimary }: RoomLinkProps) {
  const { i18n } = useLingui();
  return (
    <AppLink to={part.room} className={buttonClass({ tone: isPrimary ? 'primary' : 'secondary' })}>
      {i18n._(part.phrases.exam)}
      <ArrowRight aria-hidden size={18} className="shrink-0" />
    </AppLink>
  );
}
