import { Play, RotateCcw, Square, Volume2 } from 'lucide-react';
import { useRef } from 'react';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { isComputerVoice, useFragmentPlayer } from '#features/exam/listening/fragment-player.ts';
import { FragmentProblem } from '#features/exam/listening/fragment-problem.tsx';
import type { MockFrameProps } from '#features/exam/mock/mock-part.ts';
import { useListening, type ListeningExamItem } from '#features/exam/mock/use-listening.ts';
import { conversationItems } from '#services/playlist/playlist-items.ts';
import { PlaylistButton } from '#shared/playlist/playlist-button.tsx';
import { ComputerVoiceLabel } from '#shared/speech/computer-voice-label.tsx';
import { LoadingNote, SoundNote } from '#shared/speech/sound-note.tsx';
import type { SoundSign } from '#shared/speech/speech-control.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useKeptFocus } from '#ui/moved-focus.ts';

/**
 * The question on the screen, and below it or beside it the fragment; its text comes with the result. To play it is the first thing to
 * do, so that stands with the ways on until it was heard.
 */
export function ExamFragmentFrame(props: MockFrameProps<ListeningExamItem>) {
  const { item, format, playedTimes, isRead, onTextWanted, renderQuestion, renderSteps } = props;
  const { fragment } = item;
  const { state, isPlaying, toggleFragment, question } = useListening(props);
  const mayPlay = format.isReplayed === true || playedTimes === 0;
  const isFirst = playedTimes === 0 && !isRead;
  const place = useRef<HTMLDivElement>(null);
  // The button has gone into it from the bar.
  useKeptFocus(place, isFirst);
  const button = (
    <PlayButton
      isPlaying={isPlaying}
      isAgain={playedTimes > 0}
      isFirst={isFirst}
      isDisabled={!mayPlay}
      onPressed={toggleFragment}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="min-w-0">{renderQuestion(<QuestionButton {...question} />)}</div>
        <Card className="flex flex-col gap-4">
          <p lang="nl" className="text-lg font-semibold">
            {fragment.setting}
          </p>
          {isComputerVoice(state) && <ComputerVoiceLabel />}
          {state.phase === 'playing' && state.isLoading && <LoadingNote isDutch />}
          <div
            ref={place}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-3 outline-none empty:hidden"
          >
            {!isFirst && button}
            {!mayPlay && (
              <span lang="nl" className="text-ink-soft">
                U heeft het fragment één keer gehoord. Meer kan niet.
              </span>
            )}
          </div>
          {!isRead && <FragmentProblem state={state} onTextWanted={onTextWanted} />}
          {isRead && <FragmentLines fragment={fragment} />}
        </Card>
      </div>
      {renderSteps(isFirst ? button : undefined)}
    </>
  );
}

interface QuestionButtonProps {
  readonly isAsking: boolean;
  readonly sign: SoundSign | null;
  readonly onPressed: () => void;
}

/** Right after the question: what began by itself is stopped there (WCAG 1.4.2). */
function QuestionButton({ isAsking, sign, onPressed }: QuestionButtonProps) {
  const Icon = isAsking ? Square : Volume2;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button lang="nl" tone="secondary" onClick={onPressed}>
        <Icon aria-hidden size={20} className="shrink-0" />
        {isAsking ? 'Stop' : 'Luister naar de vraag'}
      </Button>
      <SoundNote sign={sign} isDutch />
    </div>
  );
}

interface PlayButtonProps {
  readonly isPlaying: boolean;
  readonly isAgain: boolean;
  readonly isFirst: boolean;
  readonly isDisabled: boolean;
  readonly onPressed: () => void;
}

function PlayButton({ isPlaying, isAgain, isFirst, isDisabled, onPressed }: PlayButtonProps) {
  const Icon = isPlaying ? Square : isAgain ? RotateCcw : Play;
  return (
    <Button lang="nl" tone={isFirst ? 'primary' : 'secondary'} disabled={isDisabled} onClick={onPressed}>
      <Icon aria-hidden size={20} />
      {isPlaying ? 'Stop' : isAgain ? 'Nog een keer luisteren' : 'Luister naar het fragment'}
    </Button>
  );
}

/** The fragment of a result: to be heard once more, whole or by sentences, and what is said in it, folded away. */
export function HeardAgain({ item: { fragment } }: { readonly item: ListeningExamItem }) {
  const { id, lines, speakers, setting } = fragment;
  const { state, play, stop } = useFragmentPlayer(id);
  const isPlaying = state.phase === 'playing';
  const Icon = isPlaying ? Square : Play;
  return (
    <div lang="en" className="flex flex-col items-start gap-1">
      <div className="flex flex-wrap gap-x-6 print:hidden">
        <Button
          tone="quiet"
          className="-ml-3"
          onClick={() => (isPlaying ? stop() : play({ id, audioText: lines, speakers }, () => undefined))}
        >
          <Icon aria-hidden size={18} />
          {isPlaying ? 'Stop' : 'Play the fragment'}
          <span lang="nl" className="sr-only">
            : {setting}
          </span>
        </Button>
        <PlaylistButton
          title={setting}
          isTitleDutch
          choices={() => [{ label: 'Sentences', items: conversationItems({ audioText: lines, speakers }) }]}
        >
          Sentence by sentence
        </PlaylistButton>
      </div>
      {isComputerVoice(state) && <ComputerVoiceLabel />}
      {isPlaying && state.isLoading && <LoadingNote />}
      {state.phase === 'idle' && state.problem !== null && (
        <p className="text-ink-soft">It could not be played now.</p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Show what was said</summary>
        <FragmentLines fragment={fragment} />
      </details>
    </div>
  );
}

/** What is said, line by line. */
function FragmentLines({ fragment: { lines, speakers } }: { readonly fragment: MockListeningFragment }) {
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
