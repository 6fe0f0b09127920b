/** Numbers, dates and lists as a language writes them (LNG-04). `language`: the `locale` of `useLingui`. */

export function numberText(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** `26 November 2026`. */
export function dateText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);
}

/** A size in megabytes: `2.4 MB`. */
export function sizeText(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000);
}

/** Things in a row: `3 answers, 1 setting`. */
export function listText(parts: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

/** `90%` */
export function percentText(percent: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}
