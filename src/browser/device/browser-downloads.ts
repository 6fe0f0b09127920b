import type { Downloads } from '#browser/platform.ts';

/** By a link that is pressed for the person: the browser then saves the file where it saves all others. */
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
      // The browser has it by the next turn.
      setTimeout(() => URL.revokeObjectURL(url), 0);
    },
  };
}
