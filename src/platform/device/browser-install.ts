import type { CaughtOffer } from '#platform/device/install-offer.ts';
import type { InstallService, InstallWay, PageHost } from '#platform/platform.ts';

/** The navigator, as far as it tells which browser this is. */
interface BrowserNames {
  readonly userAgent: string;
  /** More than one on an iPad, which calls itself a Mac. */
  readonly maxTouchPoints: number;
}

/** Installing the app, as this browser can (QUA-10). */
export function createBrowserInstall(
  offer: CaughtOffer,
  page: Pick<PageHost, 'startedAs'>,
  browser: BrowserNames = navigator,
): InstallService {
  return {
    way(): InstallWay {
      if (page.startedAs() === 'installed') return 'none';
      return offer.current() === null ? wayByHand(browser) : 'prompt';
    },
    onChange: offer.onChange,
    async prompt() {
      const made = offer.current();
      if (made === null) return false;
      // The browser makes each offer once, whatever the person says to it.
      offer.use();
      const { outcome } = await made.prompt();
      return outcome === 'accepted';
    },
  };
}

/** Safari makes no offer, but can install by its own menus: on iPhone and iPad all browsers are Safari inside. */
function wayByHand({ userAgent, maxTouchPoints }: BrowserNames): InstallWay {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (!/Macintosh/.test(userAgent)) return 'none';
  if (maxTouchPoints > 1) return 'ios';
  return /Version\/\d+.* Safari\//.test(userAgent) ? 'mac' : 'none';
}
