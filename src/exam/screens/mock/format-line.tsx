import type { ExamFormat } from '#content/mock-exam/formats.ts';
import { nounOf } from './mock-part.ts';
import { counted } from '#lib/counted.ts';

/** How long an exam is, and what it is made of (MOC-01). */
export function FormatLine({ format }: { readonly format: ExamFormat }) {
  return (
    <p>
      <strong>
        {counted(format.count, nounOf(format))}, {format.minutes} minutes
      </strong>
      : {format.made}.
    </p>
  );
}
