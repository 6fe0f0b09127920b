import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ExamFormat } from '#exam/engine/exam-format.ts';

/** How long an exam is, and what it is made of (MOC-01). */
export function FormatLine({ format: { count, noun, minutes, made } }: { readonly format: ExamFormat }) {
  const { i18n } = useLingui();
  return (
    <p className="max-w-2xl">
      {noun === 'question' ? (
        <Trans>
          <strong>
            <Plural value={count} one="# question" other="# questions" />, {minutes} minutes
          </strong>
          : {{ made: i18n._(made) }}.
        </Trans>
      ) : (
        <Trans>
          <strong>
            <Plural value={count} one="# task" other="# tasks" />, {minutes} minutes
          </strong>
          : {{ made: i18n._(made) }}.
        </Trans>
      )}
    </p>
  );
}
