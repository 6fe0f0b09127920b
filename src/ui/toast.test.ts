import { expect, it } from 'vitest';
import { createToastQueue } from './toast.ts';
import type { PresentToast } from './toaster.tsx';

interface Attempt {
  resolve: (present: PresentToast) => void;
  reject: (reason: Error) => void;
}

/** A loader that succeeds or fails when the test decides. */
function lateLoader() {
  const attempts: Attempt[] = [];
  const load = () => new Promise<PresentToast>((resolve, reject) => attempts.push({ resolve, reject }));
  return { attempts, load };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('SYS-06: notifications that come before their code is there are all shown, in order, after one load', async () => {
  const { attempts, load } = lateLoader();
  const shown: string[] = [];
  const showToast = createToastQueue(load);
  const titles = Array.from({ length: 20 }, (_, index) => `Notification ${index}`);
  for (const title of titles) showToast({ title });
  await settled();
  expect(shown).toEqual([]);

  attempts[0]?.resolve(({ title }) => shown.push(title));
  await settled();
  showToast({ title: 'One more' });
  await settled();

  expect(shown).toEqual([...titles, 'One more']);
  expect(attempts).toHaveLength(1);
});

it('SYS-06: after a load that failed the next notification loads again', async () => {
  const { attempts, load } = lateLoader();
  const shown: string[] = [];
  const showToast = createToastQueue(load);
  showToast({ title: 'Lost' });
  showToast({ title: 'Lost too' });
  attempts[0]?.reject(new Error('offline'));
  await settled();

  showToast({ title: 'Shown' });
  attempts[1]?.resolve(({ title }) => shown.push(title));
  await settled();

  expect(shown).toEqual(['Shown']);
  expect(attempts).toHaveLength(2);
});
