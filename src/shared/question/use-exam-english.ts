import { useState } from 'react';
import { EXAM_ENGLISH } from '#services/storage/device-values.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Whether the English of exam questions is shown (KNM-01). A choice for all of them, kept on the device. */
export function useExamEnglish(): [boolean, (isShown: boolean) => void] {
  const { storage } = usePlatform();
  const [isShown, setShown] = useState(() => EXAM_ENGLISH.read(storage) === 'shown');
  return [
    isShown,
    (next) => {
      setShown(next);
      EXAM_ENGLISH.write(storage, next ? 'shown' : 'hidden');
    },
  ];
}
