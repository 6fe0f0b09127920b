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

/** What answers comes some seconds after the first screen, and brings the key of word-by-word mode along. */
export async function wordsAnswer(page: Page): Promise<void> {
  const status = page.getByText('Arrow keys: next word');
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(status).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(status).toHaveCount(0);
}
