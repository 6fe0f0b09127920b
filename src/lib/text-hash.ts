const OFFSET = 0xcbf2_9ce4_8422_2325n;
const PRIME = 0x100_0000_01b3n;
const BITS = 64;

/**
 * A short name for a text: 16 hexadecimal digits (FNV-1a, 64 bits, over its UTF-16 units). The encoding of its letters
 * and the number of blanks between words make no difference. It distinguishes texts; it is not a secure hash.
 */
export function textHash(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  let hash = OFFSET;
  for (let place = 0; place < plain.length; place += 1) {
    const unit = plain.charCodeAt(place);
    for (const byte of [unit & 0xff, unit >> 8]) {
      hash = BigInt.asUintN(BITS, (hash ^ BigInt(byte)) * PRIME);
    }
  }
  return hash.toString(16).padStart(BITS / 4, '0');
}
