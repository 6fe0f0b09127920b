import { expect, it } from 'vitest';
import { beginBusy, isBusyHere, onBusyChange } from './busy.ts';
import { recoverFrom } from './recovery.ts';
import { CodeFailure } from '#browser/code/module-loader.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

const REPLACED = new CodeFailure('replaced');

it('QUA-12: a page with a missing part reloads itself once per version, and never in a loop', () => {
  const platform = createFakePlatform();
  expect(recoverFrom(REPLACED, platform)).toBe(true);
  expect(recoverFrom(REPLACED, platform)).toBe(false);
  platform.page.setVersion('second');
  expect(recoverFrom(REPLACED, platform)).toBe(true);
  expect(recoverFrom(REPLACED, platform)).toBe(false);
  expect(platform.page.reloads).toBe(2);
});

it('QUA-12: it does not reload for another error, if it could loop, or while something would be lost', () => {
  const platform = createFakePlatform();
  expect(recoverFrom(new CodeFailure('unreachable'), platform)).toBe(false);
  expect(recoverFrom(new TypeError('x is undefined'), platform)).toBe(false);
  const end = beginBusy();
  expect(recoverFrom(REPLACED, platform)).toBe(false);
  end();
  platform.tabStorage.failWith({ read: 'unavailable', write: 'unavailable' });
  expect(recoverFrom(REPLACED, platform)).toBe(false);
  expect(platform.page.reloads).toBe(0);
});

it('QUA-11: busy is one fact, however many activities set it', () => {
  const told: boolean[] = [];
  const stop = onBusyChange(() => told.push(isBusyHere()));
  const [endGame, endText] = [beginBusy(), beginBusy()];
  endGame();
  endGame();
  expect(isBusyHere()).toBe(true);
  endText();
  stop();
  beginBusy()();
  expect(told).toEqual([true, false]);
});
