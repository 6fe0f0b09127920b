import type { VoiceTrouble } from '#features/misc/numbers/use-task-voice.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface VoiceNoticeProps {
  readonly trouble: VoiceTrouble | null;
  readonly onReadChosen: () => void;
}

/** Says why the numbers are read, or that one was not heard (SPK-02). */
export function VoiceNotice({ trouble, onReadChosen }: VoiceNoticeProps) {
  switch (trouble) {
    case null:
      return null;
    case 'no-voice':
      return (
        <Alert tone="info" title="No Dutch voice on this device">
          <p>So you read the number in words and type the figure.</p>
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="warning" title="The audio did not play">
          <p>Press Listen to try again, or read the words instead.</p>
          <Button tone="secondary" className="mt-3" onClick={onReadChosen}>
            Read the Words
          </Button>
        </Alert>
      );
  }
}
