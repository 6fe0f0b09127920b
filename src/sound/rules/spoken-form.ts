const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(bijv|bv)\.(?=\s|$)/giu, 'bijvoorbeeld'],
  [/\bo\.a\.(?=\s|$)/giu, 'onder andere'],
  [/\bd\.w\.z\.(?=\s|$)/giu, 'dat wil zeggen'],
  [/\ba\.u\.b\./giu, 'alstublieft'],
  [/\bdhr\.(?=\s|$)/giu, 'de heer'],
  [/\b(mw|mevr)\.(?=\s|$)/giu, 'mevrouw'],
  [/\bt\/m\b/giu, 'tot en met'],
  [/\bkm\/u\b/giu, 'kilometer per uur'],
];

/** `€ 12,50` is said as 12 euro 50, `€ 5,-` and `€ 5,00` as 5 euro. */
function saidAmount(_: string, euros: string, cents: string | undefined): string {
  const whole = euros.replaceAll('.', '');
  return cents === undefined || !/[1-9]/.test(cents) ? `${whole} euro` : `${whole} euro ${Number(cents)}`;
}

/** `14:30` is said as 14 uur 30, `9:00` as 9 uur. */
function saidTime(_: string, hour: string, minute: string): string {
  return Number(minute) === 0 ? `${Number(hour)} uur` : `${Number(hour)} uur ${Number(minute)}`;
}

/**
 * Turns a Dutch text into the form for a voice: amounts, times, levels such as `A2`, some abbreviations; the gap of a
 * fill-in (`___`) becomes a pause and pictures aren't read out (SPK-02).
 */
export function spokenForm(text: string): string {
  const plain = text
    .replace(/€\s?(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{2}|-+|–))?(?!\d)/gu, saidAmount)
    .replace(/(?<![\d:.])([01]?\d|2[0-3])[:.]([0-5]\d)\s+uur\b/gu, saidTime)
    .replace(/(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/gu, saidTime)
    .replace(/\b([ABC])([12])\b/gu, '$1 $2')
    .replace(/\s*(?:_{2,}|…|\.{3,})\s*/gu, ', ')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '');
  return ABBREVIATIONS.reduce((said, [short, long]) => said.replace(short, long), plain);
}
