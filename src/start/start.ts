/**
 * Runs in the page's head before anything is painted, compiled into one inline script by scripts/vite. It knows
 * nothing of the app and must parse in browsers that the app no longer supports.
 */
import { missingFeature } from '#start/browser-support.ts';
import { holdEarlySubmit } from '#start/early-submit.ts';
import { applyStoredTheme } from '#start/first-theme.ts';
import { showOldBrowser, showStartFailure } from '#start/start-failure.ts';

applyStoredTheme();
const missing = missingFeature();
if (missing === null) {
  window.showStartFailure = showStartFailure;
  holdEarlySubmit();
} else {
  // Without showStartFailure the boot script at the page's end does not start the app.
  showOldBrowser(missing);
}
