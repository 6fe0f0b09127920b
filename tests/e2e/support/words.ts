import { expect, type Locator, type Page } from '@playwright/test';

/** Where a word of a text is on the screen: its middle. */
export async function middleOf(text: Locator, word: string): Promise<{ x: number; y: number }> {
  await text.scrollIntoViewIfNeeded();
  return text.evaluate((element, word) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const start = node.textContent?.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`no word ${word}`);
  }, word);
}

/** Presses a word where it is on the screen, as no element of its own is there. */
export async function pressWord(page: Page, text: Locator, word: string): Promise<void> {
  const { x, y } = await middleOf(text, word);
  await page.mouse.click(x, y);
}

/** What is marked as pressed, piece by piece. */
export function markedWords(page: Page, mark = 'pressed'): Promise<string[]> {
  return page.evaluate(
    (name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range instanceof Range ? range.toString() : '')),
    `words-${mark}`,
  );
}

/** Waits until what answers is loaded: the key of word-by-word mode loads it and is answered by it. */
export async function wordsAnswer(page: Page): Promise<void> {
  const status = page.getByText('Arrow keys: next word');
  await page.keyboard.press('w');
  await expect(status).toBeVisible();
  // The line may stand before the mode listens to Esc.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(status).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** Holds back the code that answers, as a slow line does, until it is let through or breaks. */
export async function holdAnswers(page: Page): Promise<(how: 'let through' | 'broken') => void> {
  let end: ((how: 'let through' | 'broken') => void) | undefined;
  const ended = new Promise<'let through' | 'broken'>((resolve) => (end = resolve));
  await page.route(/\/assets\/word-help-[^/]*\.js/, async (route) => {
    await ((await ended) === 'broken' ? route.abort() : route.continue());
  });
  return (how) => end?.(how);
}
