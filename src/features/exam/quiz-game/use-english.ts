import { usePlatform } from '#shared/platform-context.tsx';
import { useState } from 'react';

const STORAGE_KEY = 'oefenpad.exam-english';

/** Whether the English of exam questions is shown (KNM-01). A choice for all of them, kept on the device. */
export function useEnglish(): [boolean, (isShown: boolean) => void] {
  const { storage } = usePlatform();
  const [isShown, setIsShown] = useState(() => {
    const stored = storage.read(STORAGE_KEY);
    return stored.ok && stored.value === 'shown';
  });
  return [
    isShown,
    (next) => {
      setIsShown(next);
      if (next) storage.write(STORAGE_KEY, 'shown');
      else storage.remove(STORAGE_KEY);
    },
  ];
}
