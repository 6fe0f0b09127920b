import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => vi.unstubAllGlobals());

it('QUA-04 MEM-03: what can wait for the paint runs after the next frame, without one where no frame comes, or not at all', async () => {
  const order: string[] = [];
  afterPaint(() => order.push('cancelled'))();
  await new Promise<void>((resolve) => {
    afterPaint(() => {
      order.push('after the paint');
      resolve();
    });
    requestAnimationFrame(() => {
      order.push('frame');
      queueMicrotask(() => order.push('end of the frame'));
    });
  });
  expect(order).toEqual(['frame', 'end of the frame', 'after the paint']);

  vi.stubGlobal('requestAnimationFrame', () => 0);
  await new Promise<void>((resolve) => void afterPaint(resolve));
});
