import { SettingsSection } from './settings-section.tsx';
import { ExamDateFields } from '#learning/components/exam-date-fields.tsx';

/** The exam dates, for the plan on home (MEM-20). */
export function ExamSection() {
  return (
    <SettingsSection title="Your exam">
      <p>With a date, Home shows what to do each day until your exam.</p>
      <ExamDateFields />
    </SettingsSection>
  );
}
