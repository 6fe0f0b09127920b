import { lazy, Suspense, useState } from 'react';
import { useSession } from '#shared/session/session-context.tsx';

export type ShellDialog = 'none' | 'logout' | 'shortcuts';

const LogoutDialog = lazy(() => import('#features/auth/logout-dialog.tsx'));
const SessionExpiryDialog = lazy(() => import('#features/auth/session-expiry-dialog.tsx'));
const ShortcutHelpDialog = lazy(() => import('#shared/shortcuts/shortcut-help-dialog.tsx'));

/** The dialogs any page may need. Their code is loaded when one is first opened and stays. */
export function LateDialogs({ dialog, onClosed }: { dialog: ShellDialog; onClosed: () => void }) {
  const { state } = useSession();
  const [opened, setOpened] = useState({ logout: false, shortcuts: false, expiry: false });
  const next = {
    logout: opened.logout || dialog === 'logout',
    shortcuts: opened.shortcuts || dialog === 'shortcuts',
    expiry: opened.expiry || state.isSessionExpiringSoon,
  };
  if (Object.keys(next).some((key) => next[key as keyof typeof next] !== opened[key as keyof typeof next])) {
    setOpened(next);
  }
  return (
    <Suspense fallback={null}>
      {next.logout && <LogoutDialog open={dialog === 'logout'} onClose={onClosed} />}
      {next.shortcuts && <ShortcutHelpDialog open={dialog === 'shortcuts'} onClose={onClosed} />}
      {next.expiry && <SessionExpiryDialog />}
    </Suspense>
  );
}
