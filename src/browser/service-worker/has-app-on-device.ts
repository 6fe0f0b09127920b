/**
 * Whether the service worker answers for this page: then all of the app's code is on the device already (QUA-10), and nothing is
 * gained by fetching it ahead.
 */
export function hasAppOnDevice(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    // A browser without workers, or one that refuses them where the person blocks what sites keep.
    return false;
  }
}
