import type { KeyValueStore } from '#browser/platform.ts';
import { MOTION, TEXT_SIZE, THEME } from '#storage/device-values.ts';
import { onDeviceLookChange, showLook } from '#ui/look.ts';

/** Applies the look chosen on this page or in another tab, or the look of the device. Returns a function that stops it. */
export function followLook(storage: KeyValueStore): () => void {
  const show = () =>
    showLook({
      theme: THEME.read(storage),
      textSize: TEXT_SIZE.read(storage),
      motion: MOTION.read(storage),
    });
  const stops = [THEME, TEXT_SIZE, MOTION].map((setting) => setting.subscribe(storage, show));
  stops.push(onDeviceLookChange(show));
  show();
  return () => {
    for (const stop of stops) stop();
  };
}
