import type { Downloads } from '#browser/platform.ts';

/** Clicks a download link, so that the browser saves the file in its usual place. */
export function createBrowserDownloads(): Downloads {
  return {
    save(name, type, content) {
      const url = URL.createObjectURL(
        new Blob(typeof content === 'string' ? [content] : [...content], { type }),
      );
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      // The browser has read it by the next turn.
      setTimeout(() => URL.revokeObjectURL(url), 0);
    },
  };
}
