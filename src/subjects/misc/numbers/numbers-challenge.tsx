import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import {
  drawNumberTasks,
  isSwapped,
  type NumberLevel,
  type NumberTask,
  readAnswer,
} from '#dutch/number-task.ts';
import { numberItemId } from './number-bank.ts';
import type { QuestionResult } from '#practice/rules/question-loop.ts';
import { focusOnAsked, TypedAnswer } from '#subjects/misc/games/game-answers.tsx';
import { MiscGameRunner, PlayButton } from '#subjects/misc/games/misc-game-runner.tsx';
import type { MiscGame } from '#subjects/misc/games/misc-game.ts';
import { type TaskVoice, type TaskWay, TaskWords, useTaskVoice, VoiceNotice } from './task-voice.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

/** Long enough to get faster, short enough for a spare moment. */
export const NUMBERS_A_ROUND = 10;

/** Numbers or prices, heard (or read) and typed (MSC-09). */
function useNumbersChallenge(voice: TaskVoice): MiscGame<NumberTask, NumberLevel> {
  const { t } = useLingui();
  const [level, setLevel] = useState<NumberLevel>('up-to-100');
  return {
    start: (play) => (
      <ChallengeSetup level={level} onLevelChosen={setLevel} voice={voice} onPlay={() => play(level)} />
    ),
    draw: (random, chosenLevel) => drawNumberTasks(chosenLevel, NUMBERS_A_ROUND, random),
    onAsked: ({ words }) => voice.say(words),
    idOf: numberItemId,
    isRight: (task, answer) => readAnswer(task, answer) === task.value,
    counted: (place, all) => msg`Number ${place} of ${all}`,
    task: ({ item }) => <TaskWords words={item.words} voice={voice} />,
    answer: (asked) => (
      <TypedAnswer
        {...focusOnAsked(asked)}
        asked={asked}
        label={asked.item.kind === 'price' ? t`The price` : t`The number`}
        name="typed-number"
        inputMode="decimal"
        maxLength={80}
        errorOf={(typed) => errorOf(asked.item, typed, voice)}
      />
    ),
    verdict: (result) => <WhatItWas {...result} />,
    next: msg`Next number`,
    mistake: ({ question, answer }) => (
      <Trans>
        <strong>{question.figure}</strong> is <strong lang="nl">{question.words}</strong>, you typed {answer}
      </Trans>
    ),
    leave: msg`Another level`,
  };
}

export function NumbersChallenge() {
  const voice = useTaskVoice();
  return (
    <Card className="flex flex-col gap-5">
      <VoiceNotice trouble={voice.trouble} onReadChosen={() => voice.chooseWay('read')} />
      <MiscGameRunner game={useNumbersChallenge(voice)} />
    </Card>
  );
}

/** Why it doesn't count as an answer. Words shown on the screen would only be copied. */
function errorOf(task: NumberTask, typed: string, { way }: TaskVoice): MessageDescriptor | undefined {
  const isCopied = way === 'read' && /\p{L}{2}/u.test(typed);
  if (readAnswer(task, typed) !== null && !isCopied) return undefined;
  return task.kind === 'price' ? msg`Type an amount, such as 2,50.` : msg`Type a figure, such as 42.`;
}

function WhatItWas({ question: task, answer, isRight }: QuestionResult<NumberTask, string>) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-3xl tabular-nums">{task.figure}</strong>
        <span lang="nl" className="text-xl">
          {task.words}
        </span>
      </p>
      {!isRight && (
        <p>
          <Trans>You typed {answer}.</Trans>
        </p>
      )}
      {!isRight && isSwapped(task, readAnswer(task, answer) ?? 0) && (
        <p>
          <Trans>The digits are swapped: Dutch says the ones first, then the tens.</Trans>
        </p>
      )}
    </>
  );
}

const LEVELS: readonly { readonly value: NumberLevel; readonly label: ReactNode }[] = [
  { value: 'up-to-20', label: <Trans>Up to 20</Trans> },
  { value: 'up-to-100', label: <Trans>Up to 100</Trans> },
  { value: 'up-to-1000', label: <Trans>Up to 1000</Trans> },
  { value: 'prices', label: <Trans>Prices</Trans> },
];

const WAYS: readonly { readonly value: TaskWay; readonly label: ReactNode }[] = [
  { value: 'heard', label: <Trans>Listen</Trans> },
  { value: 'read', label: <Trans>Read the words</Trans> },
];

interface ChallengeSetupProps {
  readonly level: NumberLevel;
  readonly onLevelChosen: (level: NumberLevel) => void;
  readonly voice: TaskVoice;
  readonly onPlay: () => void;
}

/** What is chosen before a round. */
function ChallengeSetup({ level, onLevelChosen, voice, onPlay }: ChallengeSetupProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col items-start gap-5">
      <RadioGroup
        legend={t`Which numbers?`}
        name="level"
        options={LEVELS}
        value={level}
        onChange={onLevelChosen}
      />
      <RadioGroup legend={t`How?`} name="way" options={WAYS} value={voice.way} onChange={voice.chooseWay} />
      <ActionBar className="self-stretch">
        <PlayButton onPressed={onPlay}>
          <Trans>Play</Trans>
        </PlayButton>
      </ActionBar>
    </div>
  );
}
