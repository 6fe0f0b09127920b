import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { ANYBODY } from '#sound/rules/cast-voices.ts';
import type { FrameProps } from './choice-item.ts';
import { DUTCH, ENGLISH, lockText, NowSpeaking, PlayButton, QuestionButton } from './fragment-controls.tsx';
import { isComputerVoice, useFragmentPlayer, type FragmentState } from '#sound/components/fragment-player.ts';
import { FragmentLines, SentenceButton, Transcript } from '#practice/components/text/fragment-text.tsx';
import type { ListeningItem } from './listening-items.ts';
import { ComputerVoiceLabel } from '#sound/components/computer-voice-label.tsx';
import { LoadingNote } from '#sound/components/sound-note.tsx';
import { useSpeech } from '#sound/components/use-speech.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useKeptFocus, useMovedFocus } from '#ui/moved-focus.ts';

/** The question and its fragment, below each other or side by side. */
export function FragmentFrame(props: FrameProps<ListeningItem>) {
  return props.mode === 'exam' ? <ExamFragment {...props} /> : <GameFragment {...props} />;
}

/** In a game one listens first; its text comes with the feedback (LIS-02). */
function GameFragment(props: FrameProps<ListeningItem>) {
  const { i18n, t } = useLingui();
  const { item, isAnswered, sound, movesFocus, renderQuestion, renderSteps } = props;
  const { fragment } = item;
  const { state, stop, toggleFragment } = useListening(props);
  const settingId = useId();
  const playButton = useRef<HTMLButtonElement>(null);
  const transcript = useRef<HTMLElement>(null);
  // What comes next is to listen. Here, as the question below would take the focus after a part beside it.
  useMovedFocus(playButton, item, { atFirst: movesFocus });
  // It takes the place of the button that showed it.
  useMovedFocus(transcript, sound.isRead ? item : null);
  const isOpen = sound.playedTimes === 0 && !sound.isRead;
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <FragmentCard
          setting={<span id={settingId}>{fragment.setting}</span>}
          state={state}
          playing={<NowSpeaking state={state} fragment={fragment} />}
        >
          <output className="text-ink-soft empty:hidden">
            {isAnswered ? null : i18n._(lockText(sound))}
          </output>
          <FragmentProblem
            state={state}
            onTextWanted={
              isOpen
                ? () => {
                    // The former error is no longer shown.
                    stop();
                    sound.onTextWanted();
                  }
                : null
            }
          />
          {sound.isRead && <Transcript ref={transcript} fragment={fragment} />}
        </FragmentCard>
        <div className="min-w-0 lg:row-span-2">{renderQuestion()}</div>
        {isAnswered && (
          <div className="flex min-w-0 flex-col gap-2">
            {!sound.isRead && <Transcript fragment={fragment} />}
            <div>
              <SentenceButton fragment={fragment} title={t`The fragment`} />
            </div>
          </div>
        )}
      </div>
      {renderSteps(
        <PlayButton
          ref={playButton}
          words={ENGLISH}
          isPlaying={state.phase === 'playing'}
          isAgain={sound.playedTimes > 0}
          isWayOn={!isAnswered}
          describedBy={settingId}
          onPressed={toggleFragment}
        />,
      )}
    </>
  );
}

/**
 * In an exam the question comes first, and the text with the result. To play it is the first thing to do, so that stands with the
 * ways on until it was heard.
 */
function ExamFragment(props: FrameProps<ListeningItem>) {
  const { item, sound, renderQuestion, renderSteps } = props;
  const { playedTimes, isReplayed, isRead, onTextWanted } = sound;
  const { state, toggleFragment, question } = useListening(props);
  const mayPlay = isReplayed || playedTimes === 0;
  const isFirst = playedTimes === 0 && !isRead;
  const place = useRef<HTMLDivElement>(null);
  // The button has moved from the bar into the text.
  useKeptFocus(place, isFirst);
  const button = (
    <PlayButton
      words={DUTCH}
      isPlaying={state.phase === 'playing'}
      isAgain={playedTimes > 0}
      isWayOn={isFirst}
      isDisabled={!mayPlay}
      onPressed={toggleFragment}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="min-w-0">{renderQuestion(<QuestionButton {...question} />)}</div>
        <FragmentCard
          setting={item.fragment.setting}
          state={state}
          playing={state.phase === 'playing' && state.isLoading && <LoadingNote isDutch />}
          isDutch
        >
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
          {isRead ? (
            <FragmentLines fragment={item.fragment} />
          ) : (
            <FragmentProblem state={state} isDutch onTextWanted={onTextWanted} />
          )}
        </FragmentCard>
      </div>
      {renderSteps(isFirst ? button : undefined)}
    </>
  );
}

interface FragmentCardProps {
  readonly setting: ReactNode;
  readonly state: FragmentState;
  /** How it goes while it plays. */
  readonly playing: ReactNode;
  /** During an exam, where nothing is in English (MOC-02). */
  readonly isDutch?: boolean;
  readonly children: ReactNode;
}

/** Where one is, and how it goes with the fragment (LIS-02, LIS-04). */
function FragmentCard({ setting, state, playing, isDutch = false, children }: FragmentCardProps) {
  return (
    <Card className="flex flex-col gap-4 self-start">
      <p lang="nl" className="text-lg font-semibold">
        {setting}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
        {isComputerVoice(state) && <ComputerVoiceLabel isDutch={isDutch} />}
        {playing}
      </div>
      {children}
    </Card>
  );
}

/**
 * The sound of a question and of its fragment, one at a time; by itself where the exam's player begins it (MOC-08). It stops when
 * the question is left, the fragment when none of its questions is on the screen.
 */
function useListening({ item, sound, spoken }: FrameProps<ListeningItem>) {
  const { fragment } = item;
  const { heardByItself, onPlayed } = sound;
  const { state, play, stop } = useFragmentPlayer(fragment.id);
  const { phase, sign, toggle, stop: stopQuestion } = useSpeech();
  const begin = useEffectEvent((question: string) => {
    if (heardByItself === 'nothing') return;
    // The question is on the screen: if it cannot be played, the fragment plays anyway and reports the problem.
    toggle(question, ANYBODY, () => {
      if (heardByItself === 'question-then-fragment') play({ ...fragment, followsQuestion: true }, onPlayed);
    });
  });
  useEffect(() => {
    begin(item.question);
    return stopQuestion;
  }, [item.question, stopQuestion]);
  const isAsking = phase === 'speaking';
  return {
    state,
    stop,
    toggleFragment: () => (state.phase === 'playing' ? stop() : play(fragment, onPlayed)),
    question: {
      isAsking,
      // The kind of voice is shown once, at the fragment.
      sign: sign === 'computer-voice' && state.source !== 'voice' ? null : sign,
      onPressed: () => (isAsking ? stopQuestion() : toggle(spoken)),
    },
  };
}

interface FragmentProblemProps {
  readonly state: FragmentState;
  /** Null: its text is no longer needed, or is already shown. */
  readonly onTextWanted: (() => void) | null;
  /** During an exam, where nothing is in English (MOC-02). */
  readonly isDutch?: boolean;
}

/** Why a fragment was not played to its end. On a device without a voice the text can be read instead (LIS-04). */
function FragmentProblem({ state, onTextWanted, isDutch = false }: FragmentProblemProps) {
  const { i18n } = useLingui();
  if (state.phase !== 'idle' || state.problem === null) return null;
  const texts = isDutch ? DUTCH_PROBLEM : shownIn(i18n, PROBLEM);
  if (state.problem === 'blocked') {
    return (
      <Alert tone="info">
        <p>{texts.blocked}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={texts.title}>
      <p>{texts.why}</p>
      {onTextWanted !== null && (
        <>
          <p className="mt-2">{texts.instead}</p>
          <Button tone="secondary" className="mt-3" onClick={onTextWanted}>
            {texts.show}
          </Button>
        </>
      )}
    </Alert>
  );
}

const PROBLEM = {
  blocked: msg`Please press play again. Your browser needs it.`,
  title: msg`The fragment could not be played`,
  why: msg`Your device has no working Dutch voice, and the recording did not play. Check your connection.`,
  instead: msg`You can also read the text instead and answer then. Your result will say so.`,
  show: msg`Show the text`,
};

const DUTCH_PROBLEM = {
  blocked: 'Druk nog een keer op de knop. Uw browser heeft dat nodig.',
  title: 'Het fragment kan niet worden afgespeeld',
  why: 'Uw apparaat heeft geen Nederlandse stem, en de opname doet het niet. Heeft u internet?',
  instead: 'U kunt de tekst ook lezen en dan antwoorden. Dat staat dan bij uw resultaat.',
  show: 'Laat de tekst zien',
};

function shownIn(i18n: I18n, texts: Record<keyof typeof PROBLEM, MessageDescriptor>): typeof DUTCH_PROBLEM {
  const { blocked, title, why, instead, show } = texts;
  return {
    blocked: i18n._(blocked),
    title: i18n._(title),
    why: i18n._(why),
    instead: i18n._(instead),
    show: i18n._(show),
  };
}
