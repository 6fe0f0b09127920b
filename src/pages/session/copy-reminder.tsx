import { Trans } from '@lingui/react/macro';
import { LAST_BACKUP } from '#storage/device-values.ts';
import { studyDays } from '#learning/rules/study-days.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { localDay } from '#lib/calendar-day.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { textLinkClass } from '#ui/button.tsx';

/** So many days of work are worth a file. */
const WORTH_A_COPY_DAYS = 7;

/** Where much was studied since the last copy: a browser may delete what it keeps (MEM-04). */
export function CopyReminder({ projection }: { readonly projection: Projection }) {
  const { storage } = usePlatform();
  const days = studyDays(projection, localDay, LAST_BACKUP.read(storage) ?? 0).size;
  if (days < WORTH_A_COPY_DAYS) return null;
  return (
    <p className="text-ink-soft">
      <Trans>
        Your newest answers are in this browser only.{' '}
        <AppLink to={PATHS.settings} className={textLinkClass}>
          Save a copy
        </AppLink>
      </Trans>
    </p>
  );
}
