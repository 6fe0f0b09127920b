import { useId, useSyncExternalStore } from 'react';
import { useBasePlatform } from '#shared/platform-context.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

const neverChanges = () => () => undefined;

/** Off in a browser tab; on, with a note, in an installed app (AUTH-06, AUTH-14). */
export function RememberMe({ disabled }: { disabled: boolean }) {
  const { page } = useBasePlatform();
  const noteId = useId();
  // The pre-rendered page doesn't know where it will be opened.
  const isInstalledApp = useSyncExternalStore(
    neverChanges,
    () => page.isInstalledApp(),
    () => false,
  );
  return (
    <div>
      <Checkbox
        key={String(isInstalledApp)}
        label="Remember me on this device"
        name="rememberMe"
        defaultChecked={isInstalledApp}
        disabled={disabled}
        aria-describedby={isInstalledApp ? noteId : undefined}
      />
      {isInstalledApp && (
        <p id={noteId} className="text-sm text-ink-soft">
          Extended 7-day session for mobile app
        </p>
      )}
    </div>
  );
}
