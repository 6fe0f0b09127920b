import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WayQuestionProps } from './study-way.ts';
import { isRightByPerson, NOT_KNOWN } from '#practice/judge/typed-attempt.ts';
import { TypedAnswerCard } from '#practice/components/question/typed-answer-card.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { Meaning } from '#components/meaning.tsx';

/** Shows the meaning of a word; its Dutch is typed. */
export function TypedQuestion(props: WayQuestionProps) {
  const { item } = props;
  return (
    <TypedWord
      {...props}
      ask={item.noun === undefined ? msg`Type it in Dutch.` : msg`Type it in Dutch, with *de* or *het*.`}
      card="typed"
      front={<Meaning as="p" of={item} className="text-3xl leading-tight font-bold" />}
    />
  );
}

/** A word that is heard and typed. */
export function HeardQuestion(props: WayQuestionProps) {
  const { item } = props;
  return (
    <TypedWord
      {...props}
      ask={item.noun === undefined ? msg`Type what you hear.` : msg`Type what you hear, with *de* or *het*.`}
      card="heard"
      front={
        <div>
          <ListenButton text={item.dutch} playsItself />
        </div>
      }
    />
  );
}

interface TypedWordProps extends WayQuestionProps {
  readonly ask: MessageDescriptor;
  readonly front: ReactNode;
  readonly card: 'typed' | 'heard';
}

function TypedWord({ front, result, onAnswered, onJudgedRight, onNext, nextLabel, ...card }: TypedWordProps) {
  const isTyped = result !== null && result.answer !== NOT_KNOWN;
  return (
    <TypedAnswerCard
      {...card}
      renderFront={() => front}
      onGiven={(answer) => {
        onAnswered(answer.text, answer.isRight);
        if (isRightByPerson(answer)) onJudgedRight();
      }}
      isRight={result?.isRight === true}
      actions={
        <>
          {isTyped && !result.isRight && (
            <Button tone="secondary" onClick={onJudgedRight}>
              <Trans>My answer was right</Trans>
            </Button>
          )}
          <Button {...FOCUS_HERE} onClick={onNext}>
            {nextLabel}
          </Button>
        </>
      }
    />
  );
}
