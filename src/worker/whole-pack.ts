const LINE_BREAK = 0x0a;

/**
 * Whether all sounds of a pack are there, as its first line tells them (docs/decisions/0036-recordings.md). For the service worker,
 * which must not keep a pack that a bad line or a proxy cut off: the name of a pack changes with its bytes, so it would stay.
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
