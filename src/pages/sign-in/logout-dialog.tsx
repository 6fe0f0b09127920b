import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePlatform } from '#components/platform-context.tsx';
import { useSession } from '#auth/components/session-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** NAV-06: how long `Logging out...` is shown. */
const LOGGING_OUT_SHOWN_MS = 500;

/** Asks before signing out (NAV-06). The guard then decides where to go. Loaded late, hence the default export. */
export default function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { clock } = usePlatform();
  const { state, logout } = useSession();
  const [phase, setPhase] = useState<'asking' | 'logging-out'>('asking');
  const username = state.user?.username ?? t`User`;
  const isLoggingOut = phase === 'logging-out';
  const confirm = () => {
    setPhase('logging-out');
    // Not undone if the dialog closes meanwhile: the person has decided.
    clock.after(LOGGING_OUT_SHOWN_MS, () => {
      logout();
      setPhase('asking');
      onClose();
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isLoggingOut}
      title={t`Confirm Logout`}
      description={t`Are you sure you want to log out? You will need to enter your credentials again to access the application.`}
      actions={
        <>
          <Button tone="secondary" disabled={isLoggingOut} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="danger" busy={isLoggingOut} onClick={confirm}>
            {isLoggingOut ? <Trans>Logging out...</Trans> : <Trans>Logout</Trans>}
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Currently logged in as: <strong>{username}</strong>
        </Trans>
      </p>
    </Dialog>
  );
}
