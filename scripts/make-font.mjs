/**
 * Makes the reading font and its fallback: `node scripts/make-font.mjs`. What it writes is committed; run it again only
 * when the font's package or the letters change.
 *
 * 1. One roman variable file (wght 400-700) with the letters of Dutch and English goes to public/fonts/, its name
 *    carrying a hash of its bytes so that it can be cached for good, with the licence beside it. At most 25 kB (QUA-01). The five
 *    letters that only Turkish needs stand beside src/app/languages/letters.css, and are loaded in Turkish alone.
 * 2. src/ui/styles/fallback-font.css: fonts that devices have already, stretched so that a line of our text is as wide
 *    and as high in them as in the reading font. The page is drawn with these first and nothing moves when the font comes:
 *      size-adjust     = mean width of a letter in the reading font / in the fallback, both in em, over SAMPLE
 *      ascent-override = ascent of the reading font in em / size-adjust; the same for descent and line gap
 *    Once for text (400-500) and once for bold (600-700, taken in the middle).
 *    The ə of the pronunciation hints is in no font of the family: it comes from a font of the device at any time, as high as
 *    the small letters beside it (SIGN_FONTS).
 *
 * The widths of the fallbacks are in FALLBACKS. Measure another with `node scripts/make-font.mjs --measure FILE`
 * (ttf, otf or woff2).
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next';
const FONT_FOLDER = 'public/fonts';
const FILE_STEM = 'atkinson-hyperlegible-next';
const MAX_BYTES = 25_000;

const LETTERS = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)),
  'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûüÿŒœßı',
  '€£¡¿©«»‹›·•×÷°½¼¾²³±−–—…‘’‚“”„←↑→↓',
  '\u00A0\u2009\u202F\u2011\u0301\u0308',
].join('');

/** ı is in the package's file of Latin; what else Turkish needs is in the one of extended Latin, and becomes a file of its own. */
const TURKISH = 'ĞğİŞş';
const TURKISH_FILE = 'src/app/languages/letters.tr.woff2';

/** Words as the app shows them; the frequency of a letter is its weight in the average width. */
const SAMPLE =
  `Goedemorgen, ik heb een afspraak met de huisarts om kwart over tien. De gemeente stuurt u een brief over de
verblijfsvergunning. Zij werken in het ziekenhuis en wonen in een rijtjeshuis met een tuin. Mag ik vragen hoe laat de
trein naar Utrecht vertrekt? Vocabulary Interactions Grammar Culture Practice. Choose the right answer and read why it is
right. Welcome back, sign in to your Dutch learning platform. How many words do you want to study today?`.replace(
    /\s+/g,
    ' ',
  );

/** Average width of a letter of SAMPLE in em, measured with --measure. Helvetica and Liberation Sans are as wide as Arial. */
const FALLBACKS = [
  {
    family: 'Atkinson Fallback',
    regular: { width: 0.448, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Arimo'] },
    bold: {
      width: 0.4817,
      local: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'Helvetica Bold',
        'Helvetica-Bold',
        'Arimo Bold',
      ],
    },
  },
  {
    family: 'Atkinson Fallback Roboto',
    regular: { width: 0.4455, local: ['Roboto', 'Roboto-Regular'] },
    bold: { width: 0.4532, local: ['Roboto Bold', 'Roboto-Bold'] },
  },
];

/** ə, which hints use for the weak vowel (CON-08). */
const SIGN = 0x259;

/** Fonts that have it, with their x-height in em (OS/2 sxHeight). The last one found is used. */
const SIGN_FONTS = [
  { name: 'DejaVu Sans', bold: 'DejaVu Sans Bold', xHeight: 0.547 },
  { name: 'Roboto', bold: 'Roboto Bold', xHeight: 0.528 },
  { name: 'Arial', bold: 'Arial Bold', xHeight: 0.519 },
];

/** @param {Buffer} font */
async function metricsOf(font) {
  const sfnt = await subsetFont(font, SAMPLE, { targetFormat: 'truetype' });
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = 12 + index * 16;
      return [sfnt.toString('latin1', entry, entry + 4), view.getUint32(entry + 8)];
    }),
  );
  /** @param {string} tag */
  const table = (tag) => tables.get(tag) ?? 0;
  const unitsPerEm = view.getUint16(table('head') + 18);
  const lastWidth = view.getUint16(table('hhea') + 34) - 1;
  const glyphOf = glyphLookup(view, table('cmap'));
  const widths = Array.from({ length: SAMPLE.length }, (_, index) =>
    view.getUint16(table('hmtx') + Math.min(glyphOf(SAMPLE.charCodeAt(index)), lastWidth) * 4),
  );
  return {
    ascent: view.getInt16(table('hhea') + 4) / unitsPerEm,
    descent: -view.getInt16(table('hhea') + 6) / unitsPerEm,
    lineGap: view.getInt16(table('hhea') + 8) / unitsPerEm,
    xHeight: view.getInt16(table('OS/2') + 86) / unitsPerEm,
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  };
}

/**
 * Reads the Unicode table in format 4, which every font with Latin letters has.
 * @param {DataView} view
 * @param {number} cmap
 */
function glyphLookup(view, cmap) {
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) =>
    view.getUint32(cmap + 4 + index * 8 + 4),
  );
  const start = subtables.map((offset) => cmap + offset).find((offset) => view.getUint16(offset) === 4);
  if (start === undefined) throw new Error('The font has no cmap of format 4');
  const doubledCount = view.getUint16(start + 6);
  /** @param {number} codePoint */
  return (codePoint) => {
    for (let segment = 0; segment < doubledCount; segment += 2) {
      if (view.getUint16(start + 14 + segment) < codePoint) continue;
      const first = view.getUint16(start + 16 + doubledCount + segment);
      if (first > codePoint) return 0;
      const delta = view.getInt16(start + 16 + 2 * doubledCount + segment);
      const rangeAt = start + 16 + 3 * doubledCount + segment;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = view.getUint16(rangeAt + range + 2 * (codePoint - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/**
 * @param {string} family
 * @param {string} weight
 * @param {{ width: number, local: string[] }} fallback
 * @param {{ ascent: number, descent: number, lineGap: number, width: number }} metrics
 */
function fontFaceRule(family, weight, fallback, metrics) {
  const sizeAdjust = metrics.width / fallback.width;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src:
    ${fallback.local.map((name) => `local('${name}')`).join(',\n    ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(metrics.ascent / sizeAdjust)};
  descent-override: ${percent(metrics.descent / sizeAdjust)};
  line-gap-override: ${percent(metrics.lineGap / sizeAdjust)};
}
`;
}

/**
 * @param {{ name: string, bold: string, xHeight: number }} font
 * @param {number} xHeight of the reading font
 */
function signRules({ name, bold, xHeight: itsHeight }, xHeight) {
  return [
    ['400 500', name],
    ['600 700', bold],
  ].map(
    ([weight, local]) => `@font-face {
  font-family: 'Atkinson Sign';
  font-weight: ${weight};
  src: local('${local}');
  size-adjust: ${percent(xHeight / itsHeight)};
  unicode-range: U+${SIGN.toString(16)};
}
`,
  );
}

/** @param {number} share */
function percent(share) {
  return `${Number((share * 100).toFixed(2))}%`;
}

async function makeFont() {
  const source = await readFile(`${SOURCE}/files/${FILE_STEM}-latin-wght-normal.woff2`);
  /** @param {number | { min: number, max: number, default: number }} wght */
  const subset = (wght) => subsetFont(source, LETTERS, { targetFormat: 'woff2', variationAxes: { wght } });

  const weights = { min: 400, max: 700, default: 400 };
  const font = await subset(weights);
  const extended = await readFile(`${SOURCE}/files/${FILE_STEM}-latin-ext-wght-normal.woff2`);
  await writeFile(
    TURKISH_FILE,
    await subsetFont(extended, TURKISH, { targetFormat: 'woff2', variationAxes: { wght: weights } }),
  );
  if (font.length > MAX_BYTES) throw new Error(`${font.length} bytes: more than the ${MAX_BYTES} of QUA-01`);
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const path = `fonts/${FILE_STEM}-${hash}.woff2`;

  await mkdir(FONT_FOLDER, { recursive: true });
  const old = (await readdir(FONT_FOLDER)).filter((name) => name.endsWith('.woff2'));
  await Promise.all(old.map((name) => rm(`${FONT_FOLDER}/${name}`)));
  await writeFile(`public/${path}`, font);
  await copyFile(`${SOURCE}/LICENSE`, `${FONT_FOLDER}/OFL.txt`);
  const loader = 'src/ui/load-reading-font.ts';
  const code = await readFile(loader, 'utf8');
  await writeFile(loader, code.replace(/(?<=READING_FONT_URL = ').*?(?=')/, `/${path}`));

  const text = await metricsOf(await subset(400));
  const bold = await metricsOf(await subset(650));
  const rules = FALLBACKS.flatMap((fallback) => [
    fontFaceRule(fallback.family, '400 500', fallback.regular, text),
    fontFaceRule(fallback.family, '600 700', fallback.bold, bold),
  ]);
  const signs = SIGN_FONTS.flatMap((font) => signRules(font, text.xHeight));
  await writeFile(
    'src/ui/styles/fallback-font.css',
    `/* Written by scripts/make-font.mjs, which says how: what stands in until the reading font is there, and for the sign it lacks. */\n${[...rules, ...signs].join('\n')}`,
  );
  console.log(`public/${path}: ${font.length} bytes`);
}

const [option, file] = process.argv.slice(2);
if (option === '--measure' && file !== undefined) console.log(await metricsOf(await readFile(file)));
else await makeFont();
