import { useState, type ReactNode } from 'react';
import { judgeTyped } from '#domain/memory/typed-answer.ts';
import type { WayQuestionProps } from '#features/vocabulary/ways/study-way.ts';
import { Back, CardFrame } from '#shared/question/card-frame.tsx';
import { TypedVerdict } from '#shared/question/typed-verdict.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { TextField } from '#ui/text-field.tsx';

/** The English of a word, whose Dutch is typed. */
export function TypedQuestion(props: WayQuestionProps) {
  const { item } = props;
  return (
    <TypedCard
      {...props}
      ask={`Type it in Dutch${item.noun === undefined ? '' : ', with *de* or *het*'}.`}
      front={<p className="text-3xl leading-tight font-bold">{item.english}</p>}
    />
  );
}

/** A word that is heard and typed. */
export function HeardQuestion(props: WayQuestionProps) {
  const { item } = props;
  return (
    <TypedCard
      {...props}
      ask={`Type what you hear${item.noun === undefined ? '' : ', with *de* or *het*'}.`}
      front={
        <div>
          <ListenButton text={item.dutch} />
        </div>
      }
    />
  );
}

interface TypedCardProps extends WayQuestionProps {
  readonly ask: string;
  readonly front: ReactNode;
}

function TypedCard({
  item,
  result,
  takesFocus,
  onAnswered,
  onJudgedRight,
  onNext,
  nextLabel,
  ask,
  front,
}: TypedCardProps) {
  const [text, setText] = useState('');
  const judgement = result === null ? null : judgeTyped(result.answer, item.dutch);
  const check = () => {
    if (result === null && text.trim() !== '')
      onAnswered(text, judgeTyped(text, item.dutch).kind === 'right');
  };
  return (
    <CardFrame
      ask={ask}
      takesFocus={takesFocus}
      isTyped
      front={
        <>
          {front}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              check();
            }}
          >
            <TextField
              {...(result === null ? FOCUS_HERE : {})}
              label="Your answer"
              name="answer"
              lang="nl"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              readOnly={result !== null}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </form>
        </>
      }
      back={
        judgement !== null && (
          <>
            {result?.isRight === true && judgement.kind === 'wrong' ? (
              <strong className="text-success">Counted as right.</strong>
            ) : (
              <TypedVerdict judgement={judgement} />
            )}
            <Back item={item} />
          </>
        )
      }
      actions={
        result === null ? (
          <Button className="w-full" disabled={text.trim() === ''} onClick={check}>
            Check
          </Button>
        ) : (
          <>
            {!result.isRight && (
              <Button tone="secondary" onClick={onJudgedRight}>
                My answer was right
              </Button>
            )}
            <Button {...FOCUS_HERE} onClick={onNext}>
              {nextLabel}
            </Button>
          </>
        )
      }
    />
  );
}
