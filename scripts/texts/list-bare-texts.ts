/** Prints the texts that no translator would get: `npm run bare-texts`, or `npm run bare-texts -- src/pages/home`. */
import { bareTextsOf, foldersWithTexts } from './bare-texts.ts';

const wanted = process.argv[2];
let sum = 0;
for (const [folder, files] of foldersWithTexts()) {
  if (wanted !== undefined && !`${folder}/`.startsWith(wanted)) continue;
  const texts = bareTextsOf(files);
  sum += texts.length;
  if (wanted === undefined && texts.length > 0) console.log(`${String(texts.length).padStart(4)} ${folder}`);
  if (wanted !== undefined) for (const { file, line, text } of texts) console.log(`${file}:${line}  ${text}`);
}
console.log(`${String(sum).padStart(4)} in all`);
