/**
 * `npm run word-picture-sheet -- [file]`: all pictures of words on one page, list by list, on light and on dark, each with its word and its
 * English. For looking at in a browser, not part of the app.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORD_PICTURES } from '#content/pictures/word-pictures.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import { fluentIcons } from './pictures/fluent-icons.ts';
import { withOwnIds } from './pictures/sprites.ts';

const VOCABULARY = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/vocabulary.csv');
const STYLE = `
  body { margin: 0; font: 13px/1.3 sans-serif }
  main { padding: 1rem } h2 { margin: .5rem 0 .25rem; font-size: 1rem }
  section { display: grid; grid-template-columns: repeat(auto-fill, 6.5rem); gap: .5rem }
  figure { margin: 0; text-align: center } svg { width: 4rem; height: 4rem } em { opacity: .7 }
  .dark { background: #172238; color: #e9eff9 } .dark svg { background: #f5f8fc; border-radius: .75rem; padding: .25rem }`;

const [file = join(tmpdir(), 'word-pictures.html')] = process.argv.slice(2);
const words = new Map(
  readCsvTable(readFileSync(VOCABULARY, 'utf8')).records.map(({ cells }) => [cells.get('id'), cells]),
);
// Each drawing needs unique ids: the page may contain the same gradient more than once.
let drawn = 0;
const [light, dark] = [allLists(), allLists()];
writeFileSync(
  file,
  `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Pictures of words</title><style>${STYLE}</style><main>${light}</main><main class="dark">${dark}</main></html>`,
);
console.log(`${drawn / 2} words with a picture on ${file}`);

function allLists(): string {
  return Object.entries(WORD_PICTURES)
    .map(
      ([list, icons]) => `<h2>${list}</h2><section>${Object.entries(icons).map(figure).join('')}</section>`,
    )
    .join('');
}

function figure([id, icon]: readonly [string, string]): string {
  drawn += 1;
  const cells = words.get(id);
  const drawing = withOwnIds(fluentIcons().get(icon) ?? '', `n${drawn}`);
  const article = cells?.get('article') ?? '';
  return `<figure><svg viewBox="0 0 32 32">${drawing}</svg><figcaption><b>${article} ${cells?.get('dutch') ?? id}</b><br><em lang="en">${cells?.get('english') ?? ''}</em></figcaption></figure>`;
}
