import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExampleSentence } from '#dutch/vocabulary/fitting-example.ts';
import {
  introducedShare,
  introductionReducer,
  startIntroduction,
  type Introduction,
  type IntroductionEvent,
  type IntroductionResult,
} from '#practice/rules/introduction-machine.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { MachineAnswer } from '#practice/play.ts';
import { SelfRating } from '#practice/components/deck/self-rating.tsx';
import { ASK_ID, Back, CardFrame, LargeDutch } from '#practice/components/question/card-frame.tsx';
import { OptionList } from '#practice/components/question/option-list.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { IntroducedWord } from './introduced-word.tsx';
import { answerLanguage, InLanguage } from '#components/meaning.tsx';

/** A word to be introduced. */
export interface NewWord {
  readonly item: CatalogueItem;
  readonly example: ExampleSentence | undefined;
  /** Its meaning among others, in the order in which they are shown. */
  readonly options: readonly string[];
  readonly hint?: ReactNode;
}

interface WordIntroductionProps {
  readonly words: readonly NewWord[];
  readonly onFinished: (results: readonly IntroductionResult[]) => void;
}

/** Introduces a group of words without a pause: each is shown, asked at once, and asked from memory later (PTH-04). */
export function WordIntroduction({ words, onFinished }: WordIntroductionProps) {
  const { i18n } = useLingui();
  const { state, hasPlayed, send } = useMachine<Introduction, IntroductionEvent>(() => ({
    initial: startIntroduction(words.map(({ item }) => item.id)),
    reduce: introduceWithoutPause,
    askedOf,
    answerOf,
  }));
  useBusy(state.phase !== 'finished' && state.results.length > 0);
  const play = (event: IntroductionEvent) => {
    const after = send(event);
    if (after.phase === 'finished') onFinished(after.results);
  };
  const word = 'word' in state ? words.find(({ item }) => item.id === state.word) : undefined;
  if (word === undefined) return null;
  const asked = { word, state, takesFocus: hasPlayed, play };
  return (
    <>
      <ProgressBar
        label={i18n._(shownText(state.shown, state.words.length))}
        value={Math.round(introducedShare(state) * 100)}
        max={100}
      />
      {state.phase === 'shown' && <ShownWord key={asked.word.item.id} {...asked} />}
      {(state.phase === 'choosing' || state.phase === 'chosen') && (
        <ChosenMeaning key={state.word} {...asked} />
      )}
      {(state.phase === 'recalling' || state.phase === 'recalled') && (
        <RecalledWord key={`${state.word} ${state.results.length}`} {...asked} />
      )}
    </>
  );
}

function shownText(shown: number, total: number): MessageDescriptor {
  return msg`${shown} of ${plural(total, { one: '# new word', other: '# new words' })}`;
}

interface AskedProps {
  readonly word: NewWord;
  readonly state: Introduction;
  readonly takesFocus: boolean;
  readonly play: (event: IntroductionEvent) => void;
}

function ShownWord({ word: { item, example, hint }, takesFocus, play }: AskedProps) {
  useShortcuts({ Enter: () => play({ kind: 'looked-at' }) });
  return (
    <IntroducedWord
      item={item}
      example={example}
      hint={hint}
      takesFocus={takesFocus}
      actions={
        <>
          <Button tone="secondary" onClick={() => play({ kind: 'known-before' })}>
            <Trans>I know this word</Trans>
          </Button>
          <Button onClick={() => play({ kind: 'looked-at' })}>
            <Trans>Next</Trans>
          </Button>
        </>
      }
    />
  );
}

function ChosenMeaning({ word: { item, options }, state, play }: AskedProps) {
  const given = state.phase === 'chosen' ? (state.results.at(-1) ?? null) : null;
  const correct = options.indexOf(item.answer);
  const meaning = <InLanguage language={answerLanguage(item)}>{item.answer}</InLanguage>;
  return (
    <CardFrame
      ask={msg`What does it mean?`}
      takesFocus
      front={
        <>
          <AskedDutch item={item} />
          <OptionList
            options={options}
            optionsAre={answerLanguage(item)}
            correct={correct}
            chosen={given === null ? null : options.indexOf(given.answer ?? '')}
            onChosen={(place) =>
              play({ kind: 'chosen', answer: options[place] ?? '', isRight: place === correct })
            }
            labelledBy={ASK_ID}
          />
        </>
      }
      back={
        given !== null && (
          <strong className={given.isRight ? 'text-success' : 'text-danger'}>
            {given.isRight ? <Trans>Right</Trans> : <Trans>Not right. It means: {meaning}</Trans>}
          </strong>
        )
      }
      actions={
        given !== null && (
          <Button {...FOCUS_HERE} onClick={() => play({ kind: 'next-requested' })}>
            <Trans>Next</Trans>
          </Button>
        )
      }
    />
  );
}

function RecalledWord({ word: { item }, state, play }: AskedProps) {
  const isShown = state.phase === 'recalled';
  useShortcuts(isShown ? {} : { ' ': () => play({ kind: 'answer-shown' }) });
  return (
    <CardFrame
      ask={msg`Do you remember? Think of what it means.`}
      takesFocus
      front={<AskedDutch item={item} playsItself />}
      back={isShown && <Back item={item} />}
      actions={
        isShown ? (
          <SelfRating onRated={(grade) => play({ kind: 'rated', isKnown: grade === 'good' })} />
        ) : (
          <Button className="w-full" onClick={() => play({ kind: 'answer-shown' })}>
            <Trans>Show Answer</Trans>
          </Button>
        )
      }
    />
  );
}

function AskedDutch({
  item,
  playsItself = false,
}: {
  readonly item: CatalogueItem;
  readonly playsItself?: boolean;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <LargeDutch>{item.dutch}</LargeDutch>
      <ListenButton text={item.dutch} playsItself={playsItself} />
    </div>
  );
}

/** A list has nothing else to do meanwhile: a word is asked as late as the others allow. */
function introduceWithoutPause(
  state: Introduction,
  event: IntroductionEvent & { readonly at: number },
): Introduction {
  const after = introductionReducer(state, event);
  return after.phase === 'waiting' ? introductionReducer(after, { kind: 'hurried', at: event.at }) : after;
}

/** The time of an answer counts from when its question appeared; looking at a new word is no question. */
function askedOf({ phase, turns }: Introduction): string | null {
  if (phase === 'shown') return `shown ${turns}`;
  if (phase === 'choosing') return `choice ${turns}`;
  return phase === 'recalling' || phase === 'recalled' ? `memory ${turns}` : null;
}

/** What is asked right after a word was shown is a quiz; the rest is rated by the person (docs/decisions/0007). */
function answerOf(before: Introduction, after: Introduction): MachineAnswer | null {
  const result = after.results.at(-1);
  if (result === undefined || after.results.length === before.results.length) return null;
  const { word: itemId, asked, answer, isRight } = result;
  if (asked === 'choice') return { itemId, activity: 'quiz', grade: isRight ? 'right' : 'wrong', answer };
  return { itemId, activity: 'flashcard', grade: isRight ? 'good' : 'again', answer };
}
