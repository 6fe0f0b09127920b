import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Remark } from '#practice/judge/remark.ts';
import type { JudgedAttempt } from '#practice/judge/typed-attempt.ts';
import type { Mistake, Verdict } from '#practice/judge/typed-item.ts';
import { MISTAKE_TITLES } from '#practice/judge/verdict-words.ts';
import { letterChanges, type TextChange } from '#practice/rules/text-changes.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { English } from '#components/meaning.tsx';
import { TextChanges } from '#components/text-changes.tsx';
import type { Typing } from './use-typed-attempt.ts';

interface TypedVerdictProps {
  readonly attempt: JudgedAttempt;
  /** Whether it counts as right, possibly by the person's judgement (MEM-09). */
  readonly isRight: boolean;
  /** Whether a word was asked, and not a sentence. */
  readonly isWord?: boolean;
}

/** What is said to what was typed (JDG-02); our answer stands below it. Text only, because it is announced. */
export function TypedVerdict({ attempt, isRight, isWord = false }: TypedVerdictProps) {
  const { phase, verdict, remark } = attempt;
  if (phase === 'unsure')
    return (
      <span>
        <Trans>
          <strong>We don’t know this answer.</strong> Compare it with ours: was yours right?
        </Trans>
      </span>
    );
  if (verdict === null)
    return (
      <strong>
        <Trans>This is the answer:</Trans>
      </strong>
    );
  if (verdict.kind === 'right') return <Good>{rightText(verdict.usual, remark, isWord)}</Good>;
  if (isRight)
    return (
      <Good>
        <Trans>Counted as right.</Trans>
      </Good>
    );
  if (verdict.kind === 'unknown')
    return (
      <strong className="text-danger">
        <Trans>Counted as wrong.</Trans>
      </strong>
    );
  return (
    <span className="flex flex-col gap-2">
      <strong className="text-danger">
        <Trans>Not right.</Trans>
      </strong>{' '}
      <Mistakes verdict={verdict} />
    </span>
  );
}

/** What is said before an answer counts: why it was turned back, or why it can't be checked. */
export function TypedNote({ typing: { attempt, retry } }: { readonly typing: Typing }) {
  if (attempt.phase === 'waiting' && retry !== null)
    return (
      <strong>
        <Trans>Your answer can’t be checked now. Check your connection.</Trans>
      </strong>
    );
  if (attempt.phase !== 'typing' || attempt.avoided === 0) return null;
  return (
    // Said again for each answer.
    <span key={attempt.avoided}>
      <Trans>
        <strong>Good Dutch, but it does not use what you practise here.</strong> Read the question again and
        say it in another way. This did not count.
      </Trans>
    </span>
  );
}

function Good({ children }: { readonly children: ReactNode }) {
  return <strong className="text-success">{children}</strong>;
}

const REMARKS: Record<Remark, ReactNode> = {
  capital: <Trans>Right. Look at the capital letters.</Trans>,
  accent: <Trans>Right. Look at the accent: your keyboard may not have it.</Trans>,
  punctuation: <Trans>Right. Look at the commas and full stops.</Trans>,
};

function rightText(usual: string | null, remark: Remark | null, isWord: boolean): ReactNode {
  if (usual !== null)
    return isWord ? (
      <Trans>Right. This word is also right. The card asks for this one:</Trans>
    ) : (
      <Trans>That is right. The usual way:</Trans>
    );
  return remark === null ? <Trans>That is right.</Trans> : REMARKS[remark];
}

/** Each mistake with its name, its rule, the words that were typed and what they should be. */
export function Mistakes({ verdict }: { readonly verdict: Extract<Verdict, { kind: 'mistake' }> }) {
  return verdict.mistakes.map((mistake) => (
    <span key={`${mistake.name} ${mistake.typed} ${mistake.wanted}`} className="flex flex-col gap-1">
      <span>
        <strong>
          <MarkedText text={MISTAKE_TITLES[mistake.name]} />
          {mistake.name === 'order' ? ': ' : '. '}
        </strong>
        {mistake.name === 'order' && (
          <>
            <span lang="nl">{mistake.typed}</span>.{' '}
          </>
        )}
        <MarkedText text={mistake.rule} />
        {mistake.otherMeaning !== undefined && (
          <>
            {' '}
            <English>{mistake.otherMeaning}</English>.
          </>
        )}
      </span>
      {mistake.name !== 'order' && (
        <span className="text-xl break-words">
          <TextChanges
            changes={changesOf(mistake)}
            between={() => (mistake.name === 'spelling' ? '' : ' ')}
          />
        </span>
      )}
    </span>
  ));
}

/** Spelling is shown letter by letter (MEM-09); of any other mistake the whole word is meant. */
function changesOf({ name, typed, wanted }: Mistake): readonly TextChange[] {
  if (name === 'spelling') return letterChanges(typed, wanted);
  const changes: readonly TextChange[] = [
    { kind: 'removed', text: typed },
    { kind: 'added', text: wanted },
  ];
  return changes.filter(({ text }) => text !== '');
}
