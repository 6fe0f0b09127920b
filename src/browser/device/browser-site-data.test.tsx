import { afterEach, expect, it } from 'vitest';
import { createBrowserSiteData } from './browser-site-data.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

it('MEM-04: a browser without persistent storage grants none and reports nothing', async () => {
  const siteData = createBrowserSiteData();
  expect(await siteData.requestPersistence()).toBe(false);
  expect(await siteData.facts()).toEqual({ usedBytes: null, isPersistent: null });
});

it('MEM-04: reports what the browser says, and null for what it refuses', async () => {
  const value = {
    estimate: () => Promise.resolve({ usage: 1234, quota: 9999 }),
    persisted: () => Promise.reject(new TypeError('refused')),
    persist: () => Promise.resolve(true),
  };
  Object.defineProperty(navigator, 'storage', { value, configurable: true });
  const siteData = createBrowserSiteData();
  expect(await siteData.facts()).toEqual({ usedBytes: 1234, isPersistent: null });
  expect(await siteData.requestPersistence()).toBe(true);
});
