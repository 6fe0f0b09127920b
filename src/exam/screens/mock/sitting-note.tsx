import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnyPast } from '#exam/engine/desk.ts';
import { sittingFigures, type MockExam } from './mock-part.ts';

interface SittingNoteProps {
  readonly exams: readonly Pick<MockExam, 'id' | 'title'>[];
  readonly sitting: AnyPast;
  /** What else should be known of how it was sat. */
  readonly more?: ReactNode;
}

/** When it was begun and how it was sat, for its result (MOC-05, MOC-11). */
export function SittingNote({ exams, sitting, more }: SittingNoteProps) {
  const { i18n } = useLingui();
  const { minutes } = sittingFigures(exams, sitting);
  const date = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    sitting.startedAt,
  );
  return (
    <p className="text-ink-soft">
      {sitting.by === 'person' ? (
        <Trans>
          {date}. Handed in after{' '}
          <Plural value={minutes} _0="less than a minute" one="# minute" other="# minutes" />.
        </Trans>
      ) : (
        <Trans>
          {date}. The time was over: handed in for you after{' '}
          <Plural value={minutes} _0="less than a minute" one="# minute" other="# minutes" />.
        </Trans>
      )}
      {sitting.allowance === 'longer' && (
        <>
          {' '}
          <Trans>With one and a half times the time of the exam.</Trans>
        </>
      )}
      {sitting.allowance === 'untimed' && (
        <>
          {' '}
          <Trans>Without a clock.</Trans>
        </>
      )}
      {more !== undefined && more !== false && <> {more}</>}
    </p>
  );
}
