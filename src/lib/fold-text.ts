const MARKS = /\p{M}/gu;

/** Text for comparing: lower case, without accents and marks, so that `reunie` finds `reünie`, and Turkish `IŞIK` finds `ışık`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ı', 'i');
}
