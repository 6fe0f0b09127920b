/** What the inline start script leaves behind for the app. */
interface Window {
  /**
   * Replaces the whole page by `App Failed to Load` with the message (SYS-05). Needs neither React nor a stylesheet.
   * Absent in a browser too old for the app, which is never started there.
   */
  showStartFailure?: (error: unknown) => void;
  /** The browser's offer to install the app, held back until somebody wants it (QUA-10). */
  installOffer?: Event;
}

interface DocumentEventMap {
  /** Dispatched on the document once the app listens to what the person does. */
  'app-hydrated': Event;
}
