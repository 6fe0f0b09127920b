import { lazy, Suspense, useState } from 'react';
import { useSession } from '#shared/session/session-context.tsx';

export type ShellDialog = 'none' | 'logout' | 'shortcuts';

const LogoutDialog = lazy(() => import('#features/auth/logout-dialog.tsx'));
const SessionExpiryDialog = lazy(() => import('#features/auth/session-expiry-dialog.tsx'));
const ShortcutHelpDialog = lazy(() => import('#shared/shortcuts/shortcut-help-dialog.tsx'));

/** The dialogs any page may need. Their code is loaded when one is first opened and stays. */
export function LateDialogs({ dialog, onClosed }: { dialog: ShellDialog; onClosed: () => void }) {
  const { state } = useSession();
  const logout = useEverTrue(dialog === 'logout');
  const shortcuts = useEverTrue(dialog === 'shortcuts');
  const expiry = useEverTrue(state.isSessionExpiringSoon);
  return (
    <Suspense fallback={null}>
      {logout && <LogoutDialog open={dialog === 'logout'} onClose={onClosed} />}
      {shortcuts && <ShortcutHelpDialog open={dialog === 'shortcuts'} onClose={onClosed} />}
      {expiry && <SessionExpiryDialog />}
    </Suspense>
  );
}

function useEverTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
