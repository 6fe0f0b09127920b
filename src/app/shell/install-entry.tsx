import { useInstall } from '#components/settings/use-install.ts';

interface InstallEntryProps {
  readonly className: string;
  /** Somebody chose it: the menu closes. */
  readonly onChosen: () => void;
  /** This browser installs by its own menus: it has to be told how. */
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
      Install
    </button>
  );
}
