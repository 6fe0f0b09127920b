/**
 * Loads and runs the app; compiled into the inline script at the end of each page by scripts/vite, which inserts the
 * entry's address. The page has already requested the files: this script handles their failures (SYS-05).
 */
declare const ENTRY: string;

// Undefined in a browser that is too old for the app.
if (window.showStartFailure !== undefined) {
  import(/* @vite-ignore */ ENTRY).catch(window.showStartFailure);
}
