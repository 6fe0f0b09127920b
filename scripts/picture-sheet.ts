/**
 * `npm run picture-sheet -- [file]`: all drawings of the exams on one page, on light and on dark, each with the questions or the task it
 * belongs to and its alt text. For looking at in a browser; not part of the app.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { SPEAKING_EXAM_TASKS } from '#content/mock-exam/speaking-exams.ts';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/exam');
const STYLE = `
  body { margin: 0; font: 14px/1.4 sans-serif }
  section { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; padding: 1rem }
  .dark { background: #0f1724; color: #e8edf5 }
  figure { margin: 0 } svg { width: 100% }`;

interface Drawing {
  readonly path: string;
  /** The questions about it, and its alt text. */
  readonly uses: readonly string[];
}

const [file = join(tmpdir(), 'exam-pictures.html')] = process.argv.slice(2);
const drawings = [...knmDrawings(), ...speakingDrawings()];
const figures = drawings.map(figure).join('');
writeFileSync(
  file,
  `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Tekeningen</title><style>${STYLE}</style><section>${figures}</section><section class="dark">${figures}</section></html>`,
);
console.log(`${drawings.length} drawings on ${file}`);

function knmDrawings(): Drawing[] {
  const names = new Set(KNM_BANK.flatMap(({ picture }) => picture ?? []));
  return [...names].toSorted().map((name) => ({
    path: `knm/${name}.svg`,
    uses: KNM_BANK.filter(({ picture }) => picture === name).map(
      ({ question, pictureAlt }) => `${question} <em>${pictureAlt}</em>`,
    ),
  }));
}

function speakingDrawings(): Drawing[] {
  return SPEAKING_EXAM_TASKS.flat().flatMap(({ question, pictures }) =>
    pictures.map(({ id, alt }) => ({ path: `speaking/${id}.svg`, uses: [`${question} <em>${alt}</em>`] })),
  );
}

function figure({ path, uses }: Drawing, place: number): string {
  // Two clip paths with the same name on one page would be the same.
  const drawing = readFileSync(join(FOLDER, path), 'utf8')
    .replace('id="c"', `id="c${place}"`)
    .replace('url(#c)', `url(#c${place})`);
  const said = uses.map((use) => `<li>${use}</li>`).join('');
  return `<figure>${drawing}<figcaption><strong>${path}</strong><ul>${said}</ul></figcaption></figure>`;
}
