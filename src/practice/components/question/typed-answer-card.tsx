import { useState, type ReactNode } from 'react';
import { judgeTyped, judgeTypedAmong, type TypedJudgement } from '#learning/rules/typed-answer.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { Back, CardFrame, DutchBack } from './card-frame.tsx';
import { TypedVerdict } from './typed-verdict.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { TextField } from '#ui/text-field.tsx';

/** The answer if the person does not know. */
export const NOT_KNOWN = '';

interface TypedAnswerCardProps {
  readonly item: CatalogueItem;
  readonly ask: string;
  readonly front: ReactNode;
  /** The source: from English, any word with the same English is correct; from sound, the sound is above. */
  readonly from: 'english' | 'sound' | 'sentence';
  readonly takesFocus: boolean;
  /** The typed text, or `NOT_KNOWN`; null before the answer. */
  readonly given: string | null;
  readonly onGiven: (given: string, isRight: boolean) => void;
  /** Whether it counts as right, possibly by the person's judgement (MEM-09). */
  readonly isRight: boolean;
  /** Below the answer. */
  readonly help?: ReactNode;
  /** The actions after the answer. */
  readonly actions: ReactNode;
}

/** Dutch that is typed and judged; then the correct text is shown and can be played (MEM-09). */
export function TypedAnswerCard(props: TypedAnswerCardProps) {
  const { item, ask, front, from, takesFocus, given, onGiven, help, actions } = props;
  const [text, setText] = useState('');
  const wanted = item.isTyped === true ? item.answer : item.dutch;
  const judge = (typed: string) =>
    from === 'sentence'
      ? judgeTypedAmong(typed, [wanted, ...(item.alsoRight ?? [])])
      : judgeTyped(typed, wanted, from === 'english' ? item.alsoRight : []);
  const isAsked = given === null;
  const isEmpty = text.trim() === '';
  // Also after the answer, because review logs it with its grade.
  useBusy(!isEmpty);
  const check = () => {
    if (isAsked && !isEmpty) onGiven(text, judge(text).kind === 'right');
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
              {...(isAsked ? FOCUS_HERE : {})}
              label={from === 'sentence' && wanted === item.dutch ? 'The whole sentence' : 'Your answer'}
              name="answer"
              lang="nl"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              readOnly={!isAsked}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </form>
        </>
      }
      back={
        given !== null && (
          <>
            <Verdict given={given} judgement={judge(given)} isRight={props.isRight} />
            {from === 'sentence' ? <Back item={item} /> : <DutchBack item={item} />}
          </>
        )
      }
      sound={from === 'sound' ? undefined : item.dutch}
      help={help}
      actions={
        isAsked ? (
          <>
            <Button tone="secondary" onClick={() => onGiven(NOT_KNOWN, false)}>
              I don’t know
            </Button>
            <Button className="grow" disabled={isEmpty} onClick={check}>
              Check
            </Button>
          </>
        ) : (
          actions
        )
      }
    />
  );
}

interface VerdictProps {
  readonly given: string;
  readonly judgement: TypedJudgement;
  readonly isRight: boolean;
}

function Verdict({ given, judgement, isRight }: VerdictProps) {
  if (given === NOT_KNOWN) return <strong>This is the answer:</strong>;
  if (isRight && judgement.kind === 'wrong')
    return <strong className="text-success">Counted as right.</strong>;
  return <TypedVerdict judgement={judgement} />;
}
