import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#routes/components/app-link.tsx';
import type { ExamPart } from '#exam/part.ts';
import { PATHS } from '#routes/paths.ts';
import { buttonClass } from '#ui/button.tsx';

interface ExamPageProps {
  /** The page's heading. Null: what is on it fills the screen (MOC-14). */
  readonly title: string | null;
  /** The way back is to the room of a part (EXM-09). */
  readonly backTo?: Pick<ExamPart, 'phrases' | 'room'>;
  /** One column to read, such as an introduction: the heading and what stands below it are as wide. */
  readonly isColumn?: boolean;
  readonly children: ReactNode;
}

/** The frame of each exam game: the way back to the exam page (EXM-02), the heading, and what is played below it. */
export function ExamPage({ title, backTo, isColumn = false, children }: ExamPageProps) {
  const { i18n } = useLingui();
  return (
    <div className={`stage-page gap-4 sm:gap-6 ${isColumn ? 'mx-auto w-full max-w-2xl' : ''}`}>
      {title !== null && (
        <div className="flex flex-col items-start gap-1 sm:gap-6">
          <AppLink
            to={backTo?.room ?? PATHS.examInfo}
            className={buttonClass({ tone: 'quiet', className: '-ms-3 print:hidden' })}
          >
            <ArrowLeft aria-hidden size={18} />
            {backTo === undefined ? (
              <Trans>Practice A2</Trans>
            ) : (
              <Trans>Back: {{ exam: i18n._(backTo.phrases.exam) }}</Trans>
            )}
          </AppLink>
          <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        </div>
      )}
      {children}
    </div>
  );
}
