/** What Chromium browsers hand to a page that can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The window, as far as offers need it. */
type OfferingPage = Pick<Window, 'addEventListener'>;

export interface CaughtOffer {
  readonly current: () => InstallOffer | null;
  /** It is of no use a second time. */
  readonly use: () => void;
  readonly onChange: (listener: () => void) => () => void;
}

/**
 * Catches the browser's offer to install the app, which comes once, soon after the page was loaded: the menu makes it when
 * somebody wants it, and no bar covers the page before (QUA-10).
 */
export function catchInstallOffer(page: OfferingPage): CaughtOffer {
  const listeners = new Set<() => void>();
  let offer: InstallOffer | null = null;
  const set = (next: InstallOffer | null) => {
    offer = next;
    for (const listener of listeners) listener();
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    set(event);
  });
  page.addEventListener('appinstalled', () => set(null));
  return {
    current: () => offer,
    use: () => set(null),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

let caught: CaughtOffer | null = null;

/** The offers to this page, from the first call on. */
export function installOffers(): CaughtOffer {
  caught ??= catchInstallOffer(window);
  return caught;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event;
}
