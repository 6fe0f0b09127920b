/** Numbers, dates and lists as a language writes them (LNG-04). `language`: the `locale` of `useLingui`. */

export function numberText(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** `26 November 2026`. */
export function dateText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);
}
