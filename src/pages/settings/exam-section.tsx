import { Trans } from '@lingui/react/macro';
import { SettingsSection } from './settings-section.tsx';
import { ExamDateFields } from '#learning/components/exam-date-fields.tsx';

/** The exam dates, for the plan on home (MEM-20). */
export function ExamSection() {
  return (
    <SettingsSection title={<Trans>Your exam</Trans>}>
      <p>
        <Trans>With a date, Home shows what to do each day until your exam.</Trans>
      </p>
      <ExamDateFields />
    </SettingsSection>
  );
}
