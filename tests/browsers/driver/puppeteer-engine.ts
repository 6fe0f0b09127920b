import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { BROWSER_ARGS } from '../../../scripts/ensure-chromium.mjs';
import { asJson, type Engine, type Tab } from './tab.ts';

/** A microphone that beeps and is allowed, and no network outside this device. */
const FIREFOX_SETTINGS = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'datareporting.policy.dataSubmissionEnabled': false,
};
const CHROMIUM_SWITCHES = [
  ...BROWSER_ARGS,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: FIREFOX_SETTINGS,
  });
  return engineOf('firefox', browser);
}

export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await launch({ executablePath, headless: true, args: CHROMIUM_SWITCHES });
  return engineOf('chromium', browser);
}

function engineOf(name: Engine['name'], browser: Browser): Engine {
  return {
    name,
    async newTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Confirm when the page asks before it is left.
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
      return tabOf(page, () => context.close());
    },
    quit: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    evaluate: async (expression) => String(await page.evaluate(asJson(expression))),
    pressAt: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close,
  };
}
