import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InstallService, InstallWay, PageHost } from '#browser/platform.ts';

/** The event that Chromium browsers send to an installable page. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The parts of the window that offers need. */
type OfferingPage = Pick<Window, 'addEventListener' | 'installOffer'>;

/** The parts of the navigator that identify the browser. */
interface BrowserNames {
  readonly userAgent: string;
  /** More than one on an iPad, which identifies itself as a Mac. */
  readonly maxTouchPoints: number;
}

/** Installing the app, in the way this browser supports (QUA-10). */
export function createBrowserInstall(
  host: Pick<PageHost, 'startedAs'>,
  page: OfferingPage = window,
  browser: BrowserNames = navigator,
): InstallService {
  const offer = followOffer(page);
  return {
    way(): InstallWay {
      if (host.startedAs() === 'installed') return 'none';
      return offer.getState() === null ? wayByHand(browser) : 'prompt';
    },
    onChange: offer.subscribe,
    async prompt() {
      const made = offer.getState();
      if (made === null) return false;
      // The browser shows each offer only once, whatever the person answers.
      offer.setState(null, true);
      const { outcome } = await made.prompt();
      return outcome === 'accepted';
    },
  };
}

/** Safari makes no offer, but can install from its menus. On iPhone and iPad all browsers use Safari's engine. */
function wayByHand({ userAgent, maxTouchPoints }: BrowserNames): InstallWay {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (!/Macintosh/.test(userAgent)) return 'none';
  if (maxTouchPoints > 1) return 'ios';
  return /Version\/\d+.* Safari\//.test(userAgent) ? 'mac' : 'none';
}

/** The browser's offer to install the app: the one that the start script saved (src/start/start.ts), and any later one. */
function followOffer(page: OfferingPage): StoreApi<InstallOffer | null> {
  const held = page.installOffer;
  const offer = createStore(() => (held !== undefined && isOffer(held) ? held : null));
  offer.subscribe((made) => {
    if (made === null) delete page.installOffer;
  });
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer.setState(event, true);
  });
  page.addEventListener('appinstalled', () => offer.setState(null, true));
  return offer;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event;
}
