import { toWavFile } from '#sound/rules/wav-file.ts';
import { joined, silence } from '#sound/rules/sound-shape.ts';

const RATE = 16_000;

/** A voice, as far as rules can tell: a hum that rises and falls four times a second. */
export function hum(ms: number, loud = 6000): Int16Array {
  return silence(ms, RATE).map((_, place) =>
    Math.round(loud * (0.55 + 0.45 * Math.sin(place / 640)) * Math.sin(place / 12)),
  );
}

/** The hiss of a room, the same each time. */
export function room(ms: number, loud = 12): Int16Array {
  let state = 1;
  return silence(ms, RATE).map(() => {
    state = (state * 48_271) % 0x7f_ff_ff_ff;
    return Math.round(((state / 0x7f_ff_ff_ff) * 2 - 1) * loud);
  });
}

/** A take in a room as the microphone records it: somebody speaks for this long. */
export function spokenTake(ms: number, loud = 6000): Int16Array {
  return joined([room(400), hum(ms, loud), room(500)]);
}

export function wavOf(samples: Int16Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(toWavFile(samples));
}
