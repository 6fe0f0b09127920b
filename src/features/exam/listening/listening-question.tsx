import { useRef, useId, type Ref } from 'react';
import { clsx } from 'clsx';
import { Play, RotateCcw, Square } from 'lucide-react';
import type { AskedListeningRow } from '#content/schema/exam-rows.ts';
import type { Perception } from '#exam/engine/choice-sitting.ts';
import {
  isComputerVoice,
  useFragmentPlayer,
  type FragmentState,
} from '#features/exam/listening/fragment-player.ts';
import { FragmentProblem } from '#features/exam/listening/fragment-problem.tsx';
import { Transcript, isConversation, speakerName } from '#features/exam/listening/transcript.tsx';
import {
  GameQuestion,
  type GameQuestionProps,
  type QuestionFrameProps,
} from '#features/exam/quiz-game/game-question.tsx';
import type { GameItem } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { conversationItems } from '#services/playlist/playlist-items.ts';
import { PlaylistButton } from '#shared/playlist/playlist-button.tsx';
import { ComputerVoiceLabel } from '#shared/speech/computer-voice-label.tsx';
import { LoadingNote } from '#shared/speech/sound-note.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

export type ListeningItem = AskedListeningRow & GameItem;

/** A question of the listening game. Loaded late, hence the default export. */
export default function ListeningQuestion(props: GameQuestionProps<ListeningItem>) {
  return <GameQuestion {...props} Frame={FragmentFrame} />;
}

/** The fragment stands before its question, or beside it; its text comes with the feedback. */
function FragmentFrame({
  item,
  answer,
  perception,
  onPerceived,
  movesFocus,
  children,
  foot,
  wayOn,
}: QuestionFrameProps<ListeningItem>) {
  const { state, play, stop } = useFragmentPlayer(item.fragmentId);
  const settingId = useId();
  const playButton = useRef<HTMLButtonElement>(null);
  // What comes next is to listen. Here, as the question below would take the focus after a part beside it.
  useMovedFocus(playButton, item, { atFirst: movesFocus });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <FragmentPanel
          item={item}
          perception={perception}
          isAnswered={answer !== null}
          state={state}
          settingId={settingId}
          onTranscriptWanted={() => {
            // What went wrong is told no longer.
            stop();
            onPerceived('read');
          }}
        />
        <div className="min-w-0 lg:row-span-2">{children}</div>
        {answer !== null && (
          <div className="flex min-w-0 flex-col gap-2">
            {perception !== 'read' && <Transcript item={item} />}
            <div>
              <PlaylistButton
                title="The fragment"
                choices={() => [{ label: 'Sentences', items: conversationItems(item) }]}
              >
                Sentence by sentence
              </PlaylistButton>
            </div>
          </div>
        )}
      </div>
      {foot}
      <ActionBar>
        <PlayButton
          ref={playButton}
          isPlaying={state.phase === 'playing'}
          wasHeard={perception === 'heard'}
          isWayOn={answer === null}
          describedBy={settingId}
          onPressed={() =>
            state.phase === 'playing'
              ? stop()
              : play({ id: item.fragmentId, audioText: item.audioText }, () => onPerceived('heard'))
          }
        />
        {wayOn}
      </ActionBar>
    </>
  );
}

interface FragmentPanelProps {
  readonly item: AskedListeningRow;
  readonly perception: Perception | null;
  readonly isAnswered: boolean;
  readonly state: FragmentState;
  /** The id that the line gets which says where one is. */
  readonly settingId: string;
  readonly onTranscriptWanted: () => void;
}

/** Where one is, and how it goes with the fragment (LIS-02, LIS-04). */
function FragmentPanel({
  item,
  perception,
  isAnswered,
  state,
  settingId,
  onTranscriptWanted,
}: FragmentPanelProps) {
  const transcript = useRef<HTMLElement>(null);
  // It takes the place of the button that showed it.
  useMovedFocus(transcript, perception === 'read' ? item : null);
  return (
    <Card className="flex flex-col gap-4 self-start">
      <p id={settingId} lang="nl" className="text-lg font-semibold">
        {item.setting}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
        {isComputerVoice(state) && <ComputerVoiceLabel />}
        <NowSpeaking state={state} item={item} />
      </div>
      <output className="text-ink-soft empty:hidden">{isAnswered ? null : lockText(perception)}</output>
      <FragmentProblem state={state} onTextWanted={perception === null ? onTranscriptWanted : null} />
      {perception === 'read' && <Transcript ref={transcript} item={item} />}
    </Card>
  );
}

interface PlayButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isPlaying: boolean;
  readonly wasHeard: boolean;
  /** To hear it is what comes next; once it is answered that is something else. */
  readonly isWayOn: boolean;
  readonly describedBy: string;
  readonly onPressed: () => void;
}

/** The fragment can be heard as often as one likes (LIS-02). */
function PlayButton({ ref, isPlaying, wasHeard, isWayOn, describedBy, onPressed }: PlayButtonProps) {
  const Icon = isPlaying ? Square : wasHeard ? RotateCcw : Play;
  return (
    <Button
      ref={ref}
      tone={isWayOn ? 'primary' : 'secondary'}
      aria-describedby={describedBy}
      className="sm:min-w-44"
      onClick={onPressed}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      {isPlaying ? 'Stop' : wasHeard ? 'Play again' : 'Play'}
    </Button>
  );
}

/** Told as it changes: after the fragment there is nothing that it would talk over. */
function lockText(perception: Perception | null): string {
  if (perception === null) return 'You can answer when the fragment has played to its end.';
  return perception === 'read' ? 'You can answer now: you read this one.' : 'You can answer now.';
}

const BARS = ['h-2', 'h-4', 'h-5', 'h-3'];

function NowSpeaking({ state, item }: { state: FragmentState; item: AskedListeningRow }) {
  if (state.phase !== 'playing') return null;
  if (state.isLoading) return <LoadingNote />;
  return (
    <span className="flex items-center gap-2 font-semibold text-brand">
      <span aria-hidden className="flex items-center gap-0.5">
        {BARS.map((height) => (
          <span
            key={height}
            className={clsx('w-1 rounded-full bg-brand motion-safe:animate-pulse', height)}
          />
        ))}
      </span>
      {isConversation(item) && state.speaker !== null ? (
        <span lang="nl">{speakerName(item, state.speaker)}</span>
      ) : (
        'Playing'
      )}
    </span>
  );
}
