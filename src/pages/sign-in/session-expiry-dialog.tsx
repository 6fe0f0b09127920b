import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { announcedCountdown, countdownText } from '#auth/rules/countdown-text.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useSession } from '#auth/components/session-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const stayOpen = () => undefined;

/** Opens by itself five minutes before the session ends (AUTH-23). Loaded late, hence the default export. */
export default function SessionExpiryDialog() {
  const { t } = useLingui();
  const { state, logout, extendSession } = useSession();
  const [isExtending, setIsExtending] = useState(false);
  const extend = async () => {
    setIsExtending(true);
    await extendSession();
    setIsExtending(false);
  };
  return (
    <Dialog
      open={state.isSessionExpiringSoon}
      // Pressing Esc for something else must not hide that the session ends.
      dismissible={false}
      onClose={stayOpen}
      title={t`Your session is about to expire`}
      description={t`Extend it to continue. If you don’t, you will be logged out. You can then log in again.`}
      actions={
        <>
          {/* First, so that it has the focus: the dialog may open while somebody is typing. */}
          <Button busy={isExtending} onClick={() => void extend()}>
            <Trans>Extend Session</Trans>
          </Button>
          <Button tone="secondary" onClick={() => logout()}>
            <Trans>Logout</Trans>
          </Button>
        </>
      }
    >
      {state.sessionExpiry !== null && <Countdown expiryTime={state.sessionExpiry.getTime()} />}
    </Dialog>
  );
}

function Countdown({ expiryTime }: { expiryTime: number }) {
  const { i18n } = useLingui();
  const { clock } = usePlatform();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(SECOND_MS, () => setNow(clock.now())), [clock]);
  const remainingMs = expiryTime - now;
  return (
    <>
      {/* A timer is not read out on each change; the line below it is, once a minute. */}
      <p role="timer" className="text-3xl font-bold tabular-nums">
        {i18n._(countdownText(remainingMs))}
      </p>
      <output className="sr-only">{i18n._(announcedCountdown(remainingMs))}</output>
    </>
  );
}
