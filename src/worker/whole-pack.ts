const LINE_BREAK = 0x0a;

/**
 * Whether a pack contains all sounds listed in its first line (docs/decisions/0036-recordings.md). The service worker
 * must not save a truncated pack: the name of a pack changes only with its bytes, so it would stay.
 */
export function isWholePack(bytes: Uint8Array): boolean {
  const end = bytes.indexOf(LINE_BREAK);
  if (end === -1) return false;
  try {
    const { sounds }: { sounds: Readonly<Record<string, readonly [start: number, length: number]>> } =
      JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    const told = Object.values(sounds).reduce((sum, [, length]) => sum + length, 0);
    return told === bytes.length - end - 1;
  } catch {
    return false;
  }
}
