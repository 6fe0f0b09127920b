import { openQuestions, type AnyCurrent } from '#exam/engine/desk.ts';
import { DUTCH_NOUNS, type Noun } from './mock-part.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface StopDialogProps {
  readonly isOpen: boolean;
  readonly noun: Noun;
  readonly sitting: AnyCurrent;
  /** What was answered is on the device. */
  readonly isKept: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onHandedIn: () => void;
}

/** Asks once, and says what becomes of the exam: it waits with its clock running, or is handed in (MOC-14). */
export function StopDialog({ isOpen, noun, sitting, isKept, onStay, onLeave, onHandedIn }: StopDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      title="Stoppen met dit examen?"
      description={isKept ? whatIsKept(sitting) : NOT_KEPT}
      actions={
        <>
          <Button onClick={onStay}>Doorgaan</Button>
          <Button tone="secondary" onClick={onLeave}>
            {isKept ? 'Later verder' : 'Weggaan'}
          </Button>
          <Button tone="secondary" onClick={onHandedIn}>
            Nu inleveren
          </Button>
        </>
      }
    >
      <p>{handInText(sitting, noun)}</p>
    </Dialog>
  );
}

const NOT_KEPT =
  'Dit examen kan niet op uw apparaat worden bewaard. Als u weggaat, bent u uw antwoorden kwijt.';

const TIME = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short' });

function whatIsKept({ endsAt }: AnyCurrent): string {
  return endsAt === null
    ? 'Uw antwoorden blijven bewaard. U kunt later verder waar u nu bent.'
    : `Uw antwoorden blijven bewaard, maar de klok loopt door. U kunt verder tot ${TIME.format(endsAt)} uur. Daarna wordt het examen voor u ingeleverd.`;
}

function handInText(sitting: AnyCurrent, noun: Noun): string {
  const open = openQuestions(sitting).length;
  const { one, many } = DUTCH_NOUNS[noun];
  if (open === 0) return 'Als u nu inlevert, kunt u niets meer veranderen.';
  return `Als u nu inlevert, kunt u niets meer veranderen. ${open === 1 ? `1 ${one} is` : `${open} ${many} zijn`} nog open.`;
}
