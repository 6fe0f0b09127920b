import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInstall } from '#components/use-install.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** In the words of Safari's own menus. */
const STEPS = {
  ios: [
    msg`Press Share: the square with the arrow up. In Safari it is at the bottom or the top of the screen.`,
    msg`Scroll down and choose “Add to Home Screen”.`,
    msg`Press “Add”. Oefenpad is now one of your apps.`,
  ],
  mac: [
    msg`In the menu at the top of the screen, open “File”.`,
    msg`Choose “Add to Dock …”.`,
    msg`Press “Add”. Oefenpad is now in your Dock.`,
  ],
};

/** How to install where only the browser's own menus can (QUA-10). */
export default function InstallHelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [, way] = useInstall();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Install Oefenpad`}
      description={t`An installed app has its own icon on your device. It also works without internet.`}
      actions={
        <Button tone="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <ol className="flex list-decimal flex-col gap-2 ps-6">
        {STEPS[way === 'mac' ? 'mac' : 'ios'].map((step) => (
          <li key={step.id}>{i18n._(step)}</li>
        ))}
      </ol>
    </Dialog>
  );
}
