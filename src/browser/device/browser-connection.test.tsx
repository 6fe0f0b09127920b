import { expect, it, vi } from 'vitest';
import { createBrowserConnection } from './browser-connection.ts';

it('VID-03: notifies when the connection is lost and restored, until cancelled', () => {
  const line = createBrowserConnection();
  const seen: boolean[] = [];
  const cancel = line.onChange(() => seen.push(line.isOnline()));
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(seen).toEqual([false, true]);
  cancel();
  window.dispatchEvent(new Event('offline'));
  expect(seen).toEqual([false, true]);
});

it('QUA-02: saves data where the person asked the browser to, and not where it does not say', () => {
  const line = createBrowserConnection();
  expect(line.savesData()).toBe(false);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(line.savesData()).toBe(true);
  Reflect.deleteProperty(navigator, 'connection');
});
