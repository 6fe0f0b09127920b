import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ear, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { BODY_PARTS, type BodyPart, type BodyPartId } from '#content/misc/body-parts.ts';
import { isRightTouch, judgeTouch, type Touch } from '#subjects/misc/rules/judge-touch.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { QuestionResult } from '#practice/rules/question-loop.ts';
import { BodyDiagram, type BodyMark } from './body-diagram.tsx';
import { EDGE_TO_EDGE } from '#subjects/misc/diagram/diagram-frame.tsx';
import { MiscGameRunner, PlayButton } from '#subjects/misc/games/misc-game-runner.tsx';
import type { Asked, MiscGame } from '#subjects/misc/games/misc-game.ts';
import { shuffled } from '#lib/random.ts';
import { SoundNote } from '#sound/components/sound-note.tsx';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { useSpeech } from '#sound/components/use-speech.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dutch } from '#ui/dutch.tsx';
import { English } from '#components/meaning.tsx';

const PARTS_A_ROUND = 10;

/** A part to find, whose word is shown or has to be heard. */
interface TouchTask {
  readonly part: BodyPart;
  readonly way: 'read' | 'hear';
}

/** `Tik aan: het been`: ten parts to find in the drawing (MSC-07). */
function useTouchGame(): MiscGame<TouchTask, TouchTask['way']> {
  const { toggle, stop, speakingText, sign } = useSpeech();
  const [isWordShown, setWordShown] = useState(true);
  return {
    start: (play) => <TwoWaysToPlay onChosen={play} />,
    draw: (random, way) =>
      shuffled(BODY_PARTS, random)
        .slice(0, PARTS_A_ROUND)
        .map((part) => ({ part, way })),
    onAsked: ({ part, way }) => {
      stop();
      setWordShown(way === 'read');
      if (way === 'hear') toggle(part.dutch);
    },
    idOf: ({ part }) => itemId('question', part.questionId),
    isRight: ({ part }, answer) => isRightTouch(touchOf(part, answer)),
    layout: 'press',
    counted: (place, all) => msg`Part ${place} of ${all}`,
    question: ({ item, result }) => (
      <Dutch>
        Tik aan: <strong>{isWordShown || result ? item.part.dutch : '…'}</strong>
      </Dutch>
    ),
    picture: (asked) => <TouchPicture {...asked} />,
    verdict: (result) => <WhatWasPressed {...result} />,
    actions: ({ item: { part }, result }) => (
      <WordButtons
        isSpeaking={speakingText === part.dutch}
        sign={sign}
        onHeard={() => toggle(part.dutch)}
        onShown={isWordShown || result ? null : () => setWordShown(true)}
      />
    ),
    next: msg`Next part`,
    mistake: (result) => <Mistake {...result} />,
  };
}

export function TouchGame() {
  return <MiscGameRunner game={useTouchGame()} />;
}

function TwoWaysToPlay({ onChosen }: { onChosen: (way: TouchTask['way']) => void }) {
  return (
    <Card className="flex flex-wrap gap-3">
      <PlayButton onPressed={() => onChosen('read')}>
        <Trans>Play: read the word</Trans>
      </PlayButton>
      <Button tone="secondary" onClick={() => onChosen('hear')}>
        <Ear aria-hidden size={20} />
        <Trans>Play: only hear it</Trans>
      </Button>
    </Card>
  );
}

/** The drawing; after the answer it highlights the right part, and the wrong one that was pressed. */
function TouchPicture({ item: { part }, result, give }: Asked<TouchTask>) {
  const marks: Partial<Record<BodyPartId, BodyMark>> = {};
  const pressed = partOf(result?.answer);
  if (pressed && result?.isRight === false) marks[pressed.id] = 'wrong';
  if (result) marks[part.id] = 'right';
  return (
    <Card className={`px-1! py-4! max-[24.375rem]:px-0! sm:px-6! ${EDGE_TO_EDGE}`}>
      <BodyDiagram marks={marks} onPressed={give} />
    </Card>
  );
}

interface WordButtonsProps {
  readonly isSpeaking: boolean;
  readonly sign: SoundSign | null;
  readonly onHeard: () => void;
  /** Null: the word is shown. */
  readonly onShown: (() => void) | null;
}

function WordButtons({ isSpeaking, sign, onHeard, onShown }: WordButtonsProps) {
  const { t } = useLingui();
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <>
      <Button tone="secondary" onClick={onHeard} className="px-3!">
        <Icon aria-hidden size={20} />
        {isSpeaking ? t`Stop` : t`Listen`}
      </Button>
      <SoundNote sign={sign} />
      {onShown && (
        <Button tone="quiet" onClick={onShown}>
          <Trans>Show the word</Trans>
        </Button>
      )}
    </>
  );
}

/** Names the right part and, where another was pressed, that one and whether it belongs to the right one. */
function WhatWasPressed({ question, answer }: QuestionResult<TouchTask, string>) {
  const pressed = partOf(answer);
  const part = <English>{question.part.english}</English>;
  return (
    <>
      <Trans>It is {part}.</Trans>{' '}
      {pressed && pressed !== question.part && <OtherPart right={question.part} other={pressed} />}
    </>
  );
}

function OtherPart({ right, other }: { readonly right: BodyPart; readonly other: BodyPart }) {
  const part = <English>{right.english}</English>;
  const pressed = <English>{other.english}</English>;
  switch (judgeTouch(right, other)) {
    case 'a-piece':
      return (
        <Trans>
          You pressed <Dutch>{other.dutch}</Dutch>, {pressed}: a piece of it.
        </Trans>
      );
    case 'what-comes-after':
      return (
        <Trans>
          You pressed <Dutch>{other.dutch}</Dutch>, {pressed}: that begins where {part} ends.
        </Trans>
      );
    case 'another-part':
    case 'the-part':
      return (
        <Trans>
          You pressed <Dutch>{other.dutch}</Dutch>, {pressed}.
        </Trans>
      );
  }
}

function Mistake({ question: { part }, answer }: QuestionResult<TouchTask, string>) {
  const english = <English>{part.english}</English>;
  return (
    <Trans>
      <strong lang="nl">{part.dutch}</strong> is {english}; you pressed{' '}
      <span lang="nl">{partOf(answer)?.dutch}</span>
    </Trans>
  );
}

function touchOf(part: BodyPart, answer: string): Touch {
  const pressed = partOf(answer);
  return pressed === undefined ? 'another-part' : judgeTouch(part, pressed);
}

function partOf(answer: string | undefined): BodyPart | undefined {
  return BODY_PARTS.find(({ id }) => id === answer);
}
