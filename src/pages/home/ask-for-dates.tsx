import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { pastExams } from '#learning/rules/exam-dates.ts';
import { listText } from '#lib/formatted.ts';
import { dayText } from '#learning/exam-when.ts';
import { ASKED_AFTER_EXAMS } from '#storage/study-values.ts';
import { useExamPart } from '#learning/components/course-context.tsx';
import { PlacementOffer } from '#learning/components/placement-offer.tsx';
import { ExamDateFields } from '#learning/components/exam-date-fields.tsx';
import { useExamDates } from '#learning/components/use-exam-dates.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useKeptFocus } from '#ui/moved-focus.ts';
import { elementById } from '#ui/screen.ts';

export interface AskFirstProps {
  readonly onSet: () => void;
}

/** For a person who has not begun: two quiet lines, what is known already and when the exam is. Loaded late, hence the default export. */
export default function AskFirst({ onSet }: AskFirstProps) {
  const [dates] = useExamDates();
  return (
    <>
      <PlacementOffer />
      <AskForDates
        onClosed={() => {
          if (Object.keys(dates).length === 0) return;
          // The plan comes in at the top.
          elementById('main')?.scrollIntoView();
          onSet();
        }}
      />
    </>
  );
}

/** Asks for the date of the exam, as long as none is set; later it is in settings (MEM-20). */
export function AskForDates({ onClosed }: { readonly onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [dates] = useExamDates();
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading, isOpen);
  if (!isOpen && Object.keys(dates).length > 0) return null;
  if (!isOpen)
    return (
      <Button tone="quiet" className="-ms-3 self-start" onClick={() => setOpen(true)}>
        <Trans>My exam date</Trans>
      </Button>
    );
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        <Trans>When is your exam?</Trans>
      </h2>
      <ExamDateFields />
      <Button
        className="self-start"
        tone="secondary"
        onClick={() => {
          setOpen(false);
          elementById('main')?.focus({ preventScroll: true });
          onClosed?.();
        }}
      >
        <Trans>Done</Trans>
      </Button>
    </Card>
  );
}

/** After an exam day: wishes well and asks once for a new date, so that the part doesn't just drop out of the plan (MEM-20). */
export function AskAfterExam({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useStoredState(ASKED_AFTER_EXAMS);
  const [dates] = useExamDates();
  const partOf = useExamPart();
  const past = pastExams(dates, today).filter(({ part, day }) => asked[part] !== day);
  const days = past.map(
    ({ part, day }) => t`${{ part: partOf(part).name }} on ${{ day: dayText(day, today, i18n.locale) }}`,
  );
  return (
    <DatesQuestion
      isAsked={past.length > 0}
      title={t`How did your exam go?`}
      text={t`You had ${{ exams: listText(days, i18n.locale) }}. We hope that it went well. If you must do it again and have a new date, set it here. It then comes back into your plan.`}
      yes={t`Set a new date`}
      no={t`No new date`}
      onAnswered={() => {
        const answered = Object.fromEntries(past.map(({ part, day }) => [part, day]));
        setAsked({ ...asked, ...answered });
      }}
    />
  );
}

interface DatesQuestionProps {
  readonly isAsked: boolean;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onAnswered: () => void;
}

/** A question with the date fields behind its yes. They stay until Done, whatever is chosen in them. */
function DatesQuestion({ isAsked, title, text, yes, no, onAnswered }: DatesQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!isOpen && !isAsked) return null;
  const close = () => {
    onAnswered();
    setOpen(false);
    elementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {isOpen ? <Trans>When is your exam?</Trans> : title}
      </h2>
      {isOpen ? (
        <>
          <ExamDateFields />
          <Button className="self-start" tone="secondary" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </>
      ) : (
        <>
          <p>{text}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              tone="secondary"
              onClick={() => {
                setOpen(true);
                heading.current?.focus();
              }}
            >
              {yes}
            </Button>
            <Button tone="quiet" onClick={close}>
              {no}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
