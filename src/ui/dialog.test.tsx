import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <StrictMode>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Confirm"
        description="Are you sure?"
        dismissible={dismissible}
        actions={<button onClick={() => setIsOpen(false)}>Cancel</button>}
      />
    </StrictMode>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Confirm' }) };
}

it('QUA-14: Esc closes a dialog and the focus goes back to what opened it', async () => {
  render(<Page />);
  const { user } = await openDialog();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});

it('QUA-13: a dialog is described by its text and closes by its own button', async () => {
  render(<Page />);
  const { user, dialog } = await openDialog();
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Are you sure?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('QUA-14: a dialog that must be answered stays, even when the browser closes it by force', async () => {
  render(<Page dismissible={false} />);
  const { user, dialog } = await openDialog();
  await user.keyboard('{Escape}');
  await user.click(dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);

  // As Chromium does at the second Esc in a row: no chance to prevent it.
  if (dialog instanceof HTMLDialogElement) dialog.close();
  expect(await screen.findByRole('dialog')).toBe(dialog);
});

it('QUA-14: a press outside the dialog closes it, one that began inside does not', async () => {
  render(<Page />);
  const { user, dialog } = await openDialog();
  const text = screen.getByText('Are you sure?');
  await user.pointer([
    { target: text, keys: '[MouseLeft>]' },
    { target: dialog, keys: '[/MouseLeft]' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});
