import { useLingui } from '@lingui/react/macro';
import { EXAM_ENGLISH } from '#storage/device-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { Checkbox } from '#ui/checkbox.tsx';

/** Whether the English of exam questions is shown (KNM-01). One setting for all of them, stored on the device. */
export function useExamEnglish(): boolean {
  return useStoredState(EXAM_ENGLISH)[0] === 'shown';
}

/** Shows that English, or hides it. */
export function ExamEnglishBox() {
  const { t } = useLingui();
  const [english, setEnglish] = useStoredState(EXAM_ENGLISH);
  return (
    <Checkbox
      label={t`English translation`}
      checked={english === 'shown'}
      onChange={({ currentTarget }) => setEnglish(currentTarget.checked ? 'shown' : 'hidden')}
    />
  );
}
