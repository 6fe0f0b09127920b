import { useId, useSyncExternalStore } from 'react';
import { isInstalledApp } from '#services/session/installed-app.ts';
import { useBasePlatform } from '#shared/platform-context.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

const neverChanges = () => () => undefined;

/** Off in a browser tab; on, with a note, in an installed app (AUTH-06, AUTH-14). */
export function RememberMe({ disabled }: { disabled: boolean }) {
  const platform = useBasePlatform();
  const noteId = useId();
  // The pre-rendered page doesn't know where it will be opened.
  const isInstalled = useSyncExternalStore(
    neverChanges,
    () => isInstalledApp(platform),
    () => false,
  );
  return (
    <div>
      <Checkbox
        key={String(isInstalled)}
        label="Remember me on this device"
        name="rememberMe"
        defaultChecked={isInstalled}
        disabled={disabled}
        aria-describedby={isInstalled ? noteId : undefined}
      />
      {isInstalled && (
        <p id={noteId} className="text-sm text-ink-soft">
          Extended 7-day session for mobile app
        </p>
      )}
    </div>
  );
}
