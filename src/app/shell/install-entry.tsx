import { Trans } from '@lingui/react/macro';
import { useInstall } from '#components/use-install.ts';

interface InstallEntryProps {
  readonly className: string;
  /** Runs when it is chosen, to close the menu. */
  readonly onChosen: () => void;
  /** Runs if this browser installs from its menus, to explain how. */
  readonly onHelpRequested: () => void;
}

/** `Install` in the menu, where the app can be installed and isn't yet (QUA-10). */
export default function InstallEntry({ className, onChosen, onHelpRequested }: InstallEntryProps) {
  const [install, way] = useInstall();
  if (install === null || way === 'none') return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onChosen();
        if (way === 'prompt') void install.prompt();
        else onHelpRequested();
      }}
    >
      <Trans>Install</Trans>
    </button>
  );
}
