/** The globals that the inline start script sets for the app. */
interface Window {
  /**
   * Replaces the whole page with `App Failed to Load` with the message (SYS-05). Needs neither React nor a stylesheet.
   * Absent in a browser too old for the app, which is never started there.
   */
  showStartFailure?: (error: unknown) => void;
  /** The browser's offer to install the app, saved until the person wants it (QUA-10). */
  installOffer?: Event;
}

interface DocumentEventMap {
  /** Dispatched on the document once the app handles the person's input. */
  'app-hydrated': Event;
}
