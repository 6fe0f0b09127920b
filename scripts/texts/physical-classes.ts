import { readFileSync } from 'node:fs';

interface PhysicalClass {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** Classes that mean a side of the screen: in Arabic that is the wrong one (LNG-02). `ms-`, `pe-`, `start-`, `text-end` mean a side of the line. */
const PHYSICAL =
  /(?<=^|[\s'"`:!(])-?(?:[mp][lr]-[\w.[]|scroll-[mp][lr]-|(?:left|right)-(?:\d|\[|px\b|full\b|auto\b)|text-(?:left|right)\b|float-(?:left|right)\b|clear-(?:left|right)\b|rounded-(?:[lr]|tl|tr|bl|br)(?:-|\b(?![\w]))|border-[lr](?:-|\b(?![\w]))|space-x-|divide-x\b|translate-x-|origin-(?:left|right)\b|bg-(?:linear|gradient)-to-[lr]\b)[\w./[\]%()-]*/g;

/** Style sheets say it in other words, or by four sizes of which the second and the last differ. */
const PHYSICAL_STYLE =
  /(?<=^|[\s;{])(?:padding|margin|inset): \S+ (\S+) \S+ (?!\1;)[^\s;]+(?=;)|(?<=^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|(?:left|right)|text-align:\s*(?:left|right)|float:\s*(?:left|right))(?=\s*[:;}])/g;

/** The classes in a text that mean left or right, line by line. */
export function physicalClassesIn(code: string, file: string): PhysicalClass[] {
  const pattern = file.endsWith('.css') ? PHYSICAL_STYLE : PHYSICAL;
  return code
    .split('\n')
    .flatMap((text, place) =>
      isComment(text) ? [] : [...text.matchAll(pattern)].map(([name]) => ({ file, line: place + 1, name })),
    );
}

export function physicalClassesOf(files: readonly string[]): PhysicalClass[] {
  return files.flatMap((file) => physicalClassesIn(readFileSync(file, 'utf8'), file));
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/?\*)/.test(line);
}
