/**
 * `npm run picture-sheet -- [file]`: all drawings of the KNM questions on one page, on light and on dark, each with the
 * questions that have it and what is said of it to who can't see it. To be looked at in a browser; no part of the app.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KNM_BANK } from '#content/exam/knm-bank.ts';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/exam/knm');
const STYLE = `
  body { margin: 0; font: 14px/1.4 sans-serif }
  section { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; padding: 1rem }
  .dark { background: #0f1724; color: #e8edf5 }
  figure { margin: 0 } svg { width: 100% }`;

const [file = join(tmpdir(), 'knm-pictures.html')] = process.argv.slice(2);
const names = readdirSync(FOLDER).toSorted();
const figures = names.map(figure).join('');
writeFileSync(
  file,
  `<!doctype html><html lang="nl"><meta charset="utf-8"><title>KNM</title><style>${STYLE}</style><section>${figures}</section><section class="dark">${figures}</section></html>`,
);
console.log(`${names.length} drawings on ${file}`);

function figure(name: string): string {
  const rows = KNM_BANK.filter(({ picture }) => `${picture}.svg` === name);
  const questions = rows.map(({ question, pictureAlt }) => `<li>${question} <em>${pictureAlt}</em></li>`);
  const drawing = readFileSync(join(FOLDER, name), 'utf8');
  return `<figure>${drawing}<figcaption><strong>${name}</strong><ul>${questions.join('')}</ul></figcaption></figure>`;
}
