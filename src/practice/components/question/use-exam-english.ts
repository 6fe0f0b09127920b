import { EXAM_ENGLISH } from '#storage/device-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';

/** Whether the English of exam questions is shown (KNM-01). A choice for all of them, kept on the device. */
export function useExamEnglish(): [boolean, (isShown: boolean) => void] {
  const [english, setEnglish] = useStoredState(EXAM_ENGLISH);
  return [english === 'shown', (isShown) => setEnglish(isShown ? 'shown' : 'hidden')];
}
