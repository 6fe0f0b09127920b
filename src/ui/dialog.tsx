import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { ActionBar } from './action-bar.tsx';

/** Makes the browser's Back call `onBack`, which returns false if the dialog stays. Returns a function that stops it. */
type HoldBack = (onBack: () => boolean) => () => void;

/** How dialogs below are closed by Back. Without it, as in the gallery, Back leaves the page. */
export const BackClosesDialogs = createContext<HoldBack>(() => () => undefined);

interface DialogProps {
  open: boolean;
  /** The person wants to leave: Esc, Back, or a press outside the dialog. The owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first: it gets the focus when nothing before it can. */
  actions?: ReactNode;
  /** False: only the dialog's own buttons close it. */
  dismissible?: boolean;
}

/**
 * A modal dialog on the platform's own element: the page behind it is inert, the focus stays inside and goes back to
 * where it was. While it is closed it is not in the page.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  actions,
  dismissible = true,
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const holdBack = use(BackClosesDialogs);
  const leave = useEffectEvent(() => {
    if (dismissible) onClose();
    return dismissible;
  });

  // A layout effect, because the platform gives the focus back only while the element is still in the page.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return undefined;
    const stopListening = onBackdropPress(dialog, () => void leave());
    const letBackGo = holdBack(() => leave());
    dialog.showModal();
    return () => {
      stopListening();
      letBackGo();
      dialog.close();
    };
  }, [holdBack]);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (dismissible) onClose();
  }
  // Chromium closes a dialog on the second Esc in a row even when the first was prevented.
  function handleClosedByBrowser({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) {
    if (dialog.open || !dialog.isConnected) return;
    dialog.showModal();
    if (dismissible) onClose();
  }

  return (
    <dialog
      ref={dialogRef}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      // Esc, and Android's own Back: asked of the browser only where they may close it.
      closedby={dismissible ? 'closerequest' : 'none'}
      onCancel={handleCancel}
      onClose={handleClosedByBrowser}
    >
      <div className="flex flex-col gap-4 p-5 sm:p-7">
        <h2 id={`${id}-title`} className="text-xl font-bold">
          {title}
        </h2>
        {description !== undefined && (
          <p id={`${id}-description`} className="text-ink-soft">
            {description}
          </p>
        )}
        {children}
        {actions !== undefined && <ActionBar className="sm:justify-end">{actions}</ActionBar>}
      </div>
    </dialog>
  );
}

/**
 * Calls back on a press outside the content of a modal dialog. Returns a function that stops it. The dialog itself has
 * to be without padding. A selection of text that begins inside and ends outside is a click on the dialog too, but no
 * press on the backdrop. For pointers only: the keyboard has Esc.
 */
function onBackdropPress(dialog: HTMLDialogElement, run: () => void): () => void {
  let beganOnBackdrop = false;
  function handleMouseDown(event: MouseEvent) {
    beganOnBackdrop = event.target === dialog;
  }
  function handleClick(event: MouseEvent) {
    if (beganOnBackdrop && event.target === dialog) run();
  }
  dialog.addEventListener('mousedown', handleMouseDown);
  dialog.addEventListener('click', handleClick);
  return () => {
    dialog.removeEventListener('mousedown', handleMouseDown);
    dialog.removeEventListener('click', handleClick);
  };
}
