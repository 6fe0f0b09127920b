import { Play, RotateCcw, Square } from 'lucide-react';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { useFragmentPlayer } from '#features/exam/listening/fragment-player.ts';
import type { MockFrameProps, MockItem } from '#features/exam/mock/mock-part.ts';
import { ComputerVoiceLabel } from '#shared/speech/computer-voice-label.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export interface ListeningExamItem extends MockItem {
  readonly fragment: MockListeningFragment;
}

/** The question on the screen, and below it the fragment; its text comes with the result. */
export function ExamFragmentFrame({
  item: { fragment },
  format,
  playedTimes,
  onPlayed,
  isRead,
  onTextWanted,
  children,
}: MockFrameProps<ListeningExamItem>) {
  const { id, lines, speakers } = fragment;
  const { state, play, stop } = useFragmentPlayer(id);
  const isPlaying = state.phase === 'playing';
  const mayPlay = format.isReplayed || playedTimes === 0;
  const Icon = isPlaying ? Square : playedTimes > 0 ? RotateCcw : Play;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="min-w-0">{children}</div>
      <Card className="flex flex-col gap-4">
        <p lang="nl" className="text-lg font-semibold">
          {fragment.setting}
        </p>
        {state.source !== 'voice' && <ComputerVoiceLabel />}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            tone="secondary"
            disabled={!mayPlay}
            onClick={() => (isPlaying ? stop() : play({ id, audioText: lines, speakers }, onPlayed))}
          >
            <Icon aria-hidden size={20} />
            {isPlaying ? 'Stop' : playedTimes > 0 ? 'Play again' : 'Play the fragment'}
          </Button>
          {!mayPlay && <span className="text-ink-soft">You heard it once, as this format allows.</span>}
        </div>
        {state.phase === 'idle' && state.problem !== null && !isRead && (
          <Problem isBlocked={state.problem === 'blocked'} onTextWanted={onTextWanted} />
        )}
        {isRead && <FragmentLines fragment={fragment} />}
      </Card>
    </div>
  );
}

/** Nobody is kept from an exam by a device without a voice: then it is read, and the result says so. */
function Problem({
  isBlocked,
  onTextWanted,
}: {
  readonly isBlocked: boolean;
  readonly onTextWanted: () => void;
}) {
  if (isBlocked) {
    return (
      <Alert tone="info">
        <p>Your browser wants one more press: please play the fragment again.</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="The fragment could not be played">
      <p>
        Your device has no working Dutch voice, and the recording did not play. Check your connection, or read
        the text instead. Your result will say so.
      </p>
      <Button tone="secondary" className="mt-3" onClick={onTextWanted}>
        Show the text
      </Button>
    </Alert>
  );
}

/** What is said, line by line. */
export function FragmentLines({
  fragment: { lines, speakers },
}: {
  readonly fragment: MockListeningFragment;
}) {
  return (
    <div lang="nl" className="flex flex-col gap-2 text-lg leading-relaxed">
      {lines.map(({ voice, text }) => (
        <p key={text}>
          {speakers.B !== undefined && (
            <strong className="font-semibold">{voice === 'A' ? 'Spreker 1' : 'Spreker 2'}: </strong>
          )}
          {text}
        </p>
      ))}
    </div>
  );
}
