/**
 * Calls back when somebody presses beside the content of a modal dialog; answers how to stop. The dialog itself has to be
 * without padding. A selection of text that begins inside and ends outside is a click on the dialog too, but no press on
 * the backdrop. For pointers only: the keyboard has Esc.
 */
export function onBackdropPress(dialog: HTMLDialogElement, run: () => void): () => void {
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
