import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Section } from './section.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.ts';

export function DialogSection() {
  return (
    <Section
      title="Dialogs"
      note="The platform's own: the page behind is out of reach, Esc closes, the focus returns."
    >
      <div className="flex flex-wrap gap-3">
        <ConfirmDialog />
        <FixedDialog />
        <LongDialog />
      </div>
    </Section>
  );
}

function ConfirmDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        Ask before leaving
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Confirm Logout"
        description="Are you sure you want to log out? You will need to enter your credentials again to access the application."
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              Cancel
            </Button>
            <Button tone="danger" onClick={close}>
              Logout
            </Button>
          </>
        }
      >
        <p>
          Currently logged in as: <strong>learner</strong>
        </p>
      </Dialog>
    </>
  );
}

function FixedDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        A dialog that stays
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        dismissible={false}
        title="Your session expires soon"
        description="In 4 minutes you will be logged out. What you have done is kept."
        actions={
          <>
            <Button tone="secondary" onClick={() => showToast({ title: 'Still here' })}>
              Notify me
            </Button>
            <Button onClick={() => setIsOpen(false)}>Extend Session</Button>
          </>
        }
      />
    </>
  );
}

function LongDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        A long dialog
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Correct the grammar"
        description="Write the sentence as it should be."
        actions={<Button onClick={close}>Done</Button>}
      >
        <TextField label="Your sentence" name="sentence" lang="nl" />
        {['hebben', 'zijn', 'worden', 'kunnen', 'moeten'].map((verb) => (
          <p key={verb}>
            The verb <span lang="nl">{verb}</span> changes with the person and the time of the action. Look at
            the first word of the sentence, find who acts, and choose the form that belongs to it. Then read
            the sentence aloud.
          </p>
        ))}
      </Dialog>
    </>
  );
}
