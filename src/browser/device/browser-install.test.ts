import { describe, expect, it } from 'vitest';
import { createBrowserInstall } from './browser-install.ts';

const SAFARI_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const SAFARI_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const CHROME_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const FIREFOX_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0';

function createInstall({
  userAgent = CHROME_MAC,
  maxTouchPoints = 0,
  isInstalled = false,
  held = false,
} = {}) {
  const page: EventTarget & { installOffer?: Event } = new EventTarget();
  const early = new Event('beforeinstallprompt');
  if (held)
    page.installOffer = Object.assign(early, { prompt: () => Promise.resolve({ outcome: 'accepted' }) });
  const host = { startedAs: () => (isInstalled ? ('installed' as const) : ('browser' as const)) };
  const install = createBrowserInstall(host, page, { userAgent, maxTouchPoints });
  let prompts = 0;
  const makeOffer = (outcome: 'accepted' | 'dismissed') => {
    const prompt = () => {
      prompts += 1;
      return Promise.resolve({ outcome });
    };
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    page.dispatchEvent(event);
    return event;
  };
  return { page, install, makeOffer, prompts: () => prompts };
}

describe('installing', () => {
  it.each([
    ['Safari on an iPhone', SAFARI_IPHONE, 5, 'ios'],
    ['Safari on an iPad, which calls itself a Mac', SAFARI_MAC, 5, 'ios'],
    ['Safari on a Mac', SAFARI_MAC, 0, 'mac'],
    ['Chrome before its offer', CHROME_MAC, 0, 'none'],
    ['Firefox', FIREFOX_MAC, 0, 'none'],
  ])('QUA-10: %s', (_browser, userAgent, maxTouchPoints, way) => {
    expect(createInstall({ userAgent, maxTouchPoints }).install.way()).toBe(way);
  });

  it('QUA-10: an offer from before the code was loaded can be used', async () => {
    const { install } = createInstall({ held: true });
    expect(install.way()).toBe('prompt');
    expect(await install.prompt()).toBe(true);
    expect(install.way()).toBe('none');
  });

  it('QUA-10: is not offered if the app is installed', () => {
    const { install, makeOffer } = createInstall({ userAgent: SAFARI_IPHONE, isInstalled: true });
    makeOffer('accepted');
    expect(install.way()).toBe('none');
  });

  it('QUA-10: the browser’s offer is held back, shown once on request, and gone if installed elsewhere', async () => {
    const { page, install, makeOffer, prompts } = createInstall();
    const ways: string[] = [];
    const stop = install.onChange(() => ways.push(install.way()));
    expect(makeOffer('dismissed').defaultPrevented).toBe(true);
    expect(await install.prompt()).toBe(false);
    expect(await install.prompt()).toBe(false);
    expect(prompts()).toBe(1);
    makeOffer('accepted');
    expect(await install.prompt()).toBe(true);
    makeOffer('accepted');
    page.dispatchEvent(new Event('appinstalled'));
    expect(ways).toEqual(['prompt', 'none', 'prompt', 'none', 'prompt', 'none']);
    stop();
    makeOffer('accepted');
    expect(ways).toHaveLength(6);
  });
});
