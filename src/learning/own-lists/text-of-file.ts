/** The encoding used. `windows-1252` is a guess, because such a file does not state its encoding. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type FileText =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: TextEncoding }
  /** An Excel file instead of text. */
  | { readonly kind: 'spreadsheet' }
  | { readonly kind: 'no-text' };

/** The first bytes of Excel files: modern ones, which are zip files, and older ones. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** This much of a file shows its encoding. */
const SAMPLE_BYTES = 1000;
/** In UTF-16 every other byte of European text is a zero. */
const ZERO_SHARE = 0.3;

/**
 * The text of a person's file: in UTF-8, in UTF-16 with or without a byte-order mark, or in the encoding of older
 * Windows programs. Never throws.
 */
export function textOfFile(bytes: Uint8Array): FileText {
  if (SPREADSHEETS.some((start) => beginsWith(bytes, start))) return { kind: 'spreadsheet' };
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return decoded(bytes, utf16) ?? { kind: 'no-text' };
  // No text in the other encodings contains a zero.
  if (bytes.includes(0)) return { kind: 'no-text' };
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252') ?? { kind: 'no-text' };
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zerosAt = (offset: 0 | 1) =>
    sample.filter((byte, place) => byte === 0 && place % 2 === offset).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (even === 0 && odd > sample.length * ZERO_SHARE) return 'utf-16le';
  return odd === 0 && even > sample.length * ZERO_SHARE ? 'utf-16be' : null;
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): FileText | null {
  try {
    return { kind: 'text', text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}
