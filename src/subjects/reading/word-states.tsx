import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import type { Lexicon } from '#lexicon/list-lexicon.ts';
import { wordItemsIn, wordsInText } from '#lexicon/words-in-text.ts';
import type { Knowledge } from '#learning/rules/knowledge.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { WORD_STATES } from '#storage/reading-values.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { textKnowledge } from './rules/known-words.ts';
import { useKnowledge, useRoomWords } from './use-room-words.ts';

/** Each state has a line of its own shape, so that nobody has to distinguish colours (RDG-04). */
const LOOKS: Readonly<Record<Knowledge, string>> = {
  new: 'underline decoration-action decoration-2 underline-offset-4',
  learning: 'underline decoration-brand decoration-2 decoration-dotted underline-offset-4',
  known: '',
};
const STATES = [
  ['new', msg`New`],
  ['learning', msg`Learning`],
  ['known', msg`Known`],
] as const;

interface WordStates {
  /** The switch, with what the lines mean. */
  readonly control: ReactNode;
  /** Draws a sentence with its words as review knows them; undefined: as they are. */
  readonly renderText: ((text: string) => ReactNode) | undefined;
}

/** Shows in a text what review knows of its words, where one wants it (RDG-04). */
export function useWordStates(texts: readonly string[]): WordStates {
  const { t } = useLingui();
  const [choice, choose] = useStoredState(WORD_STATES);
  const isShown = choice === 'shown';
  const lexicon = useRoomWords()?.lexicon ?? null;
  const knowledge = useKnowledge();
  const isReady = isShown && lexicon !== null && knowledge !== null;
  return {
    control: (
      <div className="flex flex-col gap-1">
        <Checkbox
          label={t`Show which words I know`}
          checked={isShown}
          onChange={({ currentTarget: { checked } }) => choose(checked ? 'shown' : 'hidden')}
        />
        {isReady && <Legend lexicon={lexicon} knowledgeOf={knowledge} texts={texts} />}
      </div>
    ),
    renderText: isReady
      ? (text) => <MarkedWords lexicon={lexicon} knowledgeOf={knowledge} text={text} />
      : undefined,
  };
}

interface KnownProps {
  readonly lexicon: Lexicon;
  readonly knowledgeOf: (itemId: string) => Knowledge;
}

function Legend({ lexicon, knowledgeOf, texts }: KnownProps & { readonly texts: readonly string[] }) {
  const { t, i18n } = useLingui();
  const counts = useMemo(
    () => textKnowledge(wordItemsIn(lexicon, texts), knowledgeOf),
    [lexicon, knowledgeOf, texts],
  );
  return (
    <ul aria-label={t`The words of this text`} className="flex flex-wrap gap-x-5 gap-y-1">
      {STATES.map(([state, name]) => (
        <li key={state}>
          <span className={LOOKS[state]}>{i18n._(name)}</span>: {i18n.number(counts[state])}
        </li>
      ))}
    </ul>
  );
}

function MarkedWords({ lexicon, knowledgeOf, text }: KnownProps & { readonly text: string }) {
  const words = useMemo(() => wordsInText(lexicon, text), [lexicon, text]);
  return (
    <>
      {words.map(({ start, end, found }, place) => {
        const state = found.kind === 'word' ? knowledgeOf(found.entry.wordId) : 'new';
        return (
          <span key={start}>
            {text.slice(words[place - 1]?.end ?? 0, start)}
            <span className={found.kind === 'name' ? undefined : LOOKS[state]}>{text.slice(start, end)}</span>
          </span>
        );
      })}
      {text.slice(words.at(-1)?.end ?? 0)}
    </>
  );
}
