import type { ExamFormat } from '#exam/engine/exam-format.ts';
import { counted } from '#lib/counted.ts';

/** How long an exam is, and what it is made of (MOC-01). */
export function FormatLine({ format }: { readonly format: ExamFormat }) {
  return (
    <p>
      <strong>
        {counted(format.count, format.noun)}, {format.minutes} minutes
      </strong>
      : {format.made}.
    </p>
  );
}
