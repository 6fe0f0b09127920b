/**
 * Loads and runs the app; compiled into the inline script at the end of each page by scripts/vite, which puts in the
 * entry's address. The page has asked for the files before: this one catches what goes wrong with them (SYS-05).
 */
declare const ENTRY: string;

// Absent in a browser too old for the app.
if (window.showStartFailure !== undefined) {
  import(/* @vite-ignore */ ENTRY).catch(window.showStartFailure);
}
