import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { adaptSonner } from './sonner-without-style-injection.ts';

const sonner = await readFile('node_modules/sonner/dist/index.mjs', 'utf8');

it('QUA-17: sonner puts no style element into the page', () => {
  expect(sonner).toMatch(/^__insertCSS\(/m);
  expect(adaptSonner(sonner)).not.toMatch(/^__insertCSS\(/m);
  expect(adaptSonner(sonner)).not.toContain('[data-sonner-toaster][dir=ltr]');
});

it('SYS-06: a swipe of 20 px dismisses a notification', () => {
  expect(adaptSonner(sonner)).toContain('SWIPE_THRESHOLD = 20;');
});

it('QUA-17: a sonner that injects its styles in another way fails the build', () => {
  expect(() => adaptSonner(sonner.replaceAll('__insertCSS', 'insertStyles'))).toThrow(
    'the injection of its style sheet was found 0 times',
  );
});
