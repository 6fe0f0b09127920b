import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { PATHS } from '#services/paths.ts';
import { buttonClass } from '#ui/button.tsx';

interface ExamPageProps {
  /** The page's heading; a game's is Dutch, as the exam is. */
  readonly title: string;
  readonly lang?: 'nl';
  readonly children: ReactNode;
}

/** The frame of each exam game: the way back to the exam page (EXM-02), the heading, and what is played below it. */
export function ExamPage({ title, lang, children }: ExamPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <AppLink to={PATHS.examInfo} className={buttonClass({ tone: 'quiet', className: '-ml-3 self-start' })}>
        <ArrowLeft aria-hidden size={18} />
        Practice A2
      </AppLink>
      <h1 lang={lang} className="text-3xl font-bold">
        {title}
      </h1>
      {children}
    </div>
  );
}
