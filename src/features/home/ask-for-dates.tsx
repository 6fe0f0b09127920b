import { useRef, useState } from 'react';
import { askedForDatesSetting, examDatesSetting } from '#services/settings/study-settings.ts';
import { ExamDateFields } from '#shared/exam-dates/exam-date-fields.tsx';
import { useSetting } from '#shared/settings/use-setting.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { elementById } from '#ui/screen.ts';

/** Asks once for the dates of the exam; later they are in settings (MEM-20). */
export function AskForDates() {
  const [asked, setAsked] = useSetting(askedForDatesSetting);
  const [dates] = useSetting(examDatesSetting);
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!isOpen && (asked === 'yes' || Object.keys(dates).length > 0)) return null;
  const close = () => {
    setAsked('yes');
    setOpen(false);
    elementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {isOpen ? 'When is your exam?' : 'Do you know when your exam is?'}
      </h2>
      {isOpen ? (
        <>
          <ExamDateFields />
          <Button className="self-start" tone="secondary" onClick={close}>
            Done
          </Button>
        </>
      ) : (
        <>
          <p>
            With a date, this page shows what to do each day until your exam. You can change it in Settings.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              tone="secondary"
              onClick={() => {
                setOpen(true);
                heading.current?.focus();
              }}
            >
              Set a date
            </Button>
            <Button tone="quiet" onClick={close}>
              Not now
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
