import { useInstall } from '#components/use-install.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** In the words of Safari's own menus. */
const STEPS = {
  ios: [
    'Press Share: the square with the arrow up. In Safari it is at the bottom or the top of the screen.',
    'Scroll down and choose “Add to Home Screen”.',
    'Press “Add”. Oefenpad is now one of your apps.',
  ],
  mac: [
    'In the menu at the top of the screen, open “File”.',
    'Choose “Add to Dock …”.',
    'Press “Add”. Oefenpad is now in your Dock.',
  ],
} as const;

/** How to install where only the browser's own menus can (QUA-10). */
export default function InstallHelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [, way] = useInstall();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Install Oefenpad"
      description="An installed app has its own icon on your device. It also works without internet."
      actions={
        <Button tone="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ol className="flex list-decimal flex-col gap-2 ps-6">
        {STEPS[way === 'mac' ? 'mac' : 'ios'].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}
