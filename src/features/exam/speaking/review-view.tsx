import { useRef, useState, type ReactNode } from 'react';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import type { Takes } from '#exam/engine/spoken-game.ts';
import { TakeList } from '#features/exam/speaking/take-list.tsx';
import { QUESTIONS, type SpeakingMove } from '#features/exam/speaking/use-speaking-game.ts';
import type { Recording } from '#platform/platform.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { MicrophoneAlert } from '#shared/recording/microphone-alert.tsx';
import type { Sounds } from '#shared/recording/use-sounds.ts';
import type { TakeRecorder } from '#shared/recording/use-take-recorder.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

export interface ReviewViewProps {
  readonly question: SpeakingRow;
  /** Of the question, from 1. */
  readonly place: number;
  readonly takes: Takes;
  readonly sounds: Sounds<Recording>;
  readonly recorder: TakeRecorder;
  readonly send: (move: SpeakingMove) => unknown;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/**
 * One's own answer beside the sample (SPE-02). Without a recording, too, there is something to learn, and a way on. Loaded late,
 * hence the default export.
 */
export default function ReviewView(props: ReviewViewProps) {
  const { question, place, takes, sounds, recorder, send, foot } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, 'review', { atFirst: true });
  const hasTakes = takes.all.length > 0;
  // Gone while one tries again, so that it is told anew. Where the time was over nothing failed.
  const failure = recorder.state.phase === 'ready' ? recorder.state.failure : null;
  return (
    <>
      {failure !== null && failure !== 'too-late' && <MicrophoneAlert failure={failure} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card as="section" className="flex flex-col gap-4">
          <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
            Your answer
          </h3>
          {hasTakes ? (
            <TakeList
              takes={takes}
              sounds={sounds.byTake}
              place={place}
              onChosen={(takeId) => send({ kind: 'take-chosen', takeId })}
              onDeleted={(takeId) => {
                sounds.remove(takeId);
                send({ kind: 'take-deleted', takeId });
                // The button that had it may be gone.
                heading.current?.focus();
              }}
            />
          ) : (
            <p>
              Nothing is recorded, so this question brings no points yet. You can still say your answer aloud
              and compare.
            </p>
          )}
          <Button
            tone="secondary"
            className="self-start"
            busy={recorder.state.phase === 'opening'}
            onClick={recorder.record}
          >
            {hasTakes ? 'Record Again' : 'Try Again'}
          </Button>
        </Card>
        <SampleAnswer text={question.sampleAnswer} english={question.sampleAnswerEn} />
      </div>
      <SelfCheck />
      {foot}
      <ActionBar>
        <Button onClick={() => send({ kind: 'next-requested' })}>
          {place === QUESTIONS.length ? 'See Result' : 'Next Question'}
        </Button>
      </ActionBar>
    </>
  );
}

interface SampleAnswerProps {
  readonly text: string;
  readonly english: string;
}

/** An answer that a good A2 learner could give, to read and to hear (SPE-02). */
function SampleAnswer({ text, english }: SampleAnswerProps) {
  const [isTranslated, setTranslated] = useState(false);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">Sample answer</h3>
      <p lang="nl">{text}</p>
      {isTranslated && <p className="text-ink-soft">{english}</p>}
      <div className="flex flex-wrap gap-3">
        <ListenButton text={text} label="Listen to the Sample" />
        <Button tone="quiet" aria-expanded={isTranslated} onClick={() => setTranslated(!isTranslated)}>
          {isTranslated ? 'Hide translation' : 'Show translation'}
        </Button>
      </div>
    </Card>
  );
}

/** In the order of the practice model of the exam: task, words, grammar, fluency, coherence, pronunciation. */
const CHECKS = [
  'I did everything that the question asks.',
  'I used words that fit the question.',
  'My verbs are right and stand in the right place.',
  'I kept going. Short pauses, and starting a sentence again, are fine.',
  'I joined my sentences with words like *en*, *maar*, *want* or *omdat*.',
  'Somebody who does not know me would understand every word. An accent is fine.',
];

/** What an examiner listens for, for the learner to judge (facts: the practice model, whose points may have changed). */
function SelfCheck() {
  return (
    <Card as="section">
      <h3 className="text-lg font-semibold">Check yourself</h3>
      <p className="mt-1 text-ink-soft">
        For practice only, it brings no points. The order is that of an older practice model of the exam; how
        the exam divides its points today may be different.
      </p>
      <ol className="mt-2">
        {CHECKS.map((check) => (
          <li key={check}>
            <Checkbox label={<MarkedText text={check} />} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
