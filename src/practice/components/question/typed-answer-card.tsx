import { useLingui } from '@lingui/react/macro';
import { useCallback, type ReactNode } from 'react';
import type { CardKind } from '#learning/rules/study-event.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { TypedAnswer } from '#practice/judge/typed-attempt.ts';
import { typedItemOf } from '#practice/typed-item-of.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { Back, CardFrame, DutchBack } from './card-frame.tsx';
import { TypedActions, TypedField } from './typed-field.tsx';
import { TypedNote, TypedVerdict } from './typed-verdict.tsx';
import { useTypedAttempt } from './use-typed-attempt.ts';
import type { ShownText } from '#lib/shown-text.ts';

interface TypedAnswerCardProps {
  readonly item: CatalogueItem;
  /** Which card of the item is typed: `heard` by ear, any other from what is shown. */
  readonly card: CardKind;
  readonly ask: ShownText;
  /** @param isAsked false once ours is shown */
  readonly renderFront: (isAsked: boolean) => ReactNode;
  readonly takesFocus: boolean;
  readonly onGiven: (answer: TypedAnswer) => void;
  /** Whether it counts as right, possibly by the person's judgement (MEM-09). */
  readonly isRight: boolean;
  /** Below the answer. */
  readonly help?: ReactNode;
  /** The actions after the answer. */
  readonly actions: ReactNode;
}

/** Dutch that is typed and judged; then the correct text is shown and can be played (MEM-09). */
export function TypedAnswerCard(props: TypedAnswerCardProps) {
  const { item, card, ask, renderFront, takesFocus, onGiven, isRight, help, actions } = props;
  const { t } = useLingui();
  const typing = useTypedAttempt(
    useCallback((lexicon: Lexicon) => typedItemOf(item, card, lexicon), [item, card]),
    onGiven,
  );
  const { attempt, step } = typing;
  const isAsked = attempt.phase === 'typing' || attempt.phase === 'waiting';
  const isWord = item.typed === undefined;
  // Also after the answer, because review logs it with its grade.
  useBusy(attempt.text.trim() !== '');
  return (
    <CardFrame
      ask={ask}
      takesFocus={takesFocus}
      isTyped
      step={step}
      front={
        <>
          {renderFront(isAsked)}
          <TypedField
            typing={typing}
            label={!isWord && item.answer === item.dutch ? t`The whole sentence` : t`Your answer`}
          />
        </>
      }
      note={<TypedNote typing={typing} />}
      back={
        !isAsked && (
          <>
            <TypedVerdict attempt={attempt} isRight={isRight} isWord={isWord} />
            {isWord ? <DutchBack item={item} /> : <Back item={item} />}
          </>
        )
      }
      sound={isWord && card === 'heard' ? undefined : item.dutch}
      help={help}
      actions={attempt.phase === 'given' ? actions : <TypedActions typing={typing} canGiveUp />}
    />
  );
}
