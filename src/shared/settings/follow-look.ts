import type { KeyValueStore } from '#platform/platform.ts';
import { motionSetting, textSizeSetting, themeSetting } from '#services/settings/settings.ts';
import { onDeviceLookChange, showLook } from '#ui/look.ts';

/** Shows the look that was chosen on this page or in another tab, and follows the device where it decides. Returns how to stop. */
export function followLook(storage: KeyValueStore): () => void {
  const show = () =>
    showLook({
      theme: themeSetting.read(storage),
      textSize: textSizeSetting.read(storage),
      motion: motionSetting.read(storage),
    });
  const stops = [themeSetting, textSizeSetting, motionSetting].map((setting) =>
    setting.subscribe(storage, show),
  );
  stops.push(onDeviceLookChange(show));
  show();
  return () => {
    for (const stop of stops) stop();
  };
}
