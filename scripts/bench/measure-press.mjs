import { openPage, SLOW_CPU, throttle, WIDE } from './lab.mjs';

/** @import { Browser } from 'playwright-core' */

/** The first ones are slower, until the engine has compiled the code. */
const WARM_UP = 5;

/**
 * The reference press of QUA-03: milliseconds from each press to its paint, by the same clock as route changes. A page like
 * any other, so that what slows the machine down slows both.
 *
 * @param {Browser} browser
 * @param {string} origin of the bare page
 * @param {number} presses
 * @returns {Promise<(number | null)[]>}
 */
export async function measureReferencePress(browser, origin, presses) {
  const context = await browser.newContext(WIDE);
  const { page, cdp } = await openPage(context);
  await page.goto(`${origin}/press.html`);
  await throttle(cdp, { cpu: SLOW_CPU });
  const button = page.getByRole('button', { name: 'Draw again' });
  const times = [];
  for (let press = 0; press < WARM_UP + presses; press += 1) {
    await page.evaluate(() => window.benchProbe.armRouteChange(location.pathname));
    await button.click();
    times.push(await page.evaluate(() => window.benchProbe.routeChange()));
  }
  await context.close();
  return times.slice(WARM_UP);
}
