import type { FragmentState } from '#features/exam/listening/fragment-player.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface FragmentProblemProps {
  readonly state: FragmentState;
  /** Null: its text is of no more use, or stands there already. */
  readonly onTextWanted: (() => void) | null;
}

/** Why a fragment was not heard to its end. Nobody is kept from a question by a device without a voice: then it is read (LIS-04). */
export function FragmentProblem({ state, onTextWanted }: FragmentProblemProps) {
  if (state.phase !== 'idle' || state.problem === null) return null;
  if (state.problem === 'blocked') {
    return (
      <Alert tone="info">
        <p>Your browser wants one more press: please play the fragment again.</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="The fragment could not be played">
      <p>Your device has no working Dutch voice, and the recording did not play. Check your connection.</p>
      {onTextWanted !== null && (
        <>
          <p className="mt-2">You can also read the text instead and answer then. Your result will say so.</p>
          <Button tone="secondary" className="mt-3" onClick={onTextWanted}>
            Show the text
          </Button>
        </>
      )}
    </Alert>
  );
}
