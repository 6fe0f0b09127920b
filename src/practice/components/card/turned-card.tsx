import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { CardGrades } from './card-grades.tsx';
import type { ReviewCardViewProps } from './card-view-props.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { WordPicture } from '#components/word-picture.tsx';
import { Back, CardFrame, Front } from '#practice/components/question/card-frame.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { type ShownText, textOf } from '#lib/shown-text.ts';
import { Meaning } from '#components/meaning.tsx';

/** Dutch to its meaning, a sentence to correct, a question to answer: the person thinks, looks, and rates themselves. */
export function TurnedCard(props: ReviewCardViewProps) {
  const { i18n } = useLingui();
  const { card, item } = props;
  const [isTurned, setTurned] = useState(false);
  return (
    <SelfGraded
      {...props}
      ask={
        card.isCheck === true
          ? msg`You said that you know this. ${{ question: textOf(item.question, i18n) }}`
          : item.question
      }
      front={
        <>
          <Front item={item} />
          {props.isMeaningShown === true && <Meaning as="p" of={item} className="text-ink-soft" />}
        </>
      }
      back={isTurned && <Back item={props.isMeaningShown !== true ? item : { ...item, meaning: null }} />}
      onTurned={() => setTurned(true)}
    />
  );
}

/** A picture to name in Dutch, without its meaning in between (PIC-01). */
export function PictureCard(props: ReviewCardViewProps) {
  const { item } = props;
  const [isTurned, setTurned] = useState(false);
  return (
    <SelfGraded
      {...props}
      ask={askOf(item)}
      front={<PictureFront item={item} isTurned={isTurned} />}
      back={
        isTurned && (
          <>
            <Back item={{ ...item, answer: item.dutch, picture: undefined }} />
            <AlsoRight item={item} />
            <span className="self-start">
              <ListenButton text={item.dutch} />
            </span>
          </>
        )
      }
      onTurned={() => setTurned(true)}
    />
  );
}

/** A bicycle may stand for the thing or for riding it. */
function askOf({ noun, wordKind }: CatalogueItem): MessageDescriptor {
  if (noun !== undefined) return msg`Say it in Dutch, with *de* or *het*.`;
  return wordKind === undefined ? msg`Say it in Dutch.` : ASK_BY_KIND[wordKind];
}

const ASK_BY_KIND = {
  verb: msg`Say the verb in Dutch.`,
  adjective: msg`Say the adjective in Dutch.`,
};

/** One picture may fit several words: naming another of them was right, too. */
function AlsoRight({ item: { alsoShown } }: Pick<ReviewCardViewProps, 'item'>) {
  if (alsoShown === undefined) return null;
  return (
    <span>
      <MarkedText text={msg`Also right: ${{ words: alsoShown.map((word) => `*${word}*`).join(', ') }}.`} />
    </span>
  );
}

interface SelfGradedProps extends ReviewCardViewProps {
  readonly ask: ShownText;
  readonly front: ReactNode;
  /** False until the card is turned. */
  readonly back: ReactNode;
  readonly onTurned: () => void;
}

function SelfGraded({ ask, front, back, onTurned, ...card }: SelfGradedProps) {
  useShortcuts({ ' ': onTurned });
  return (
    <CardFrame
      ask={ask}
      takesFocus={card.takesFocus}
      front={front}
      back={back}
      help={card.help}
      actions={
        back === false ? (
          <Button className="w-full" onClick={onTurned}>
            <Trans>Show Answer</Trans>
          </Button>
        ) : (
          <CardGrades
            returns={card.returns}
            isRight={null}
            isFirst={card.card.schedule === null}
            onGraded={(grade) => card.onAnswered({ grade, given: null })}
          />
        )
      }
    />
  );
}

/** With the meaning for anyone who can't see the picture or can't tell what it shows (PIC-02). */
function PictureFront({
  item,
  isTurned,
}: Pick<ReviewCardViewProps, 'item'> & { readonly isTurned: boolean }) {
  const [isMeaningShown, setMeaningShown] = useState(false);
  const meaning = item.meaning ?? '';
  return (
    <div className="flex flex-col items-center gap-3">
      <WordPicture
        address={item.picture}
        size="large"
        alt={isMeaningShown || isTurned ? '' : meaning}
        onMissing={() => setMeaningShown(true)}
      />
      {!isTurned &&
        (isMeaningShown ? (
          <Meaning as="p" of={item} className="flex min-h-11 items-center text-2xl font-bold" />
        ) : (
          <Button tone="quiet" onClick={() => setMeaningShown(true)}>
            <Trans>Show the meaning</Trans>
          </Button>
        ))}
    </div>
  );
}
