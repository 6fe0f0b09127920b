import { readFileSync } from 'node:fs';

/** An entry of a PO file: both texts, each over one line or several. */
const ENTRY = /^msgid ((?:".*"\s*)+)msgstr ((?:".*"\s*)+)/gm;

const joined = (lines: string): string =>
  lines
    .trim()
    .split(/\r?\n/)
    .map((line): string => JSON.parse(line))
    .join('');

/**
 * The texts of the screens in a language, by their English. A value, a tag or a plural in one matches anything, so a name is found by a regular
 * expression. The source files can't be asked: Playwright doesn't know Lingui's macros.
 */
export function textsIn(language: string): (english: string) => RegExp {
  const file = `src/content/languages/${language}.po`;
  const texts = new Map<string, string>();
  for (const [, english = '', translation = ''] of readFileSync(file, 'utf8').matchAll(ENTRY))
    texts.set(joined(english), joined(translation));
  return (english) => {
    const text = texts.get(english);
    if (text === undefined) throw new Error(`${file} does not know "${english}"`);
    // A text without a translation is shown in English.
    return new RegExp(`^${(text || english).split(VALUE).map(escaped).join('.*')}$`);
  };
}

const VALUE = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|<\/?\w+\/?>/g;

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
