import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { spokenPieces, type RoomLevel, type RoomText } from '#content/schema/room-text.ts';
import { wordItemsIn } from '#lexicon/words-in-text.ts';
import type { Knowledge } from '#learning/rules/knowledge.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import { CategoryCard } from '#components/category-card.tsx';
import type { StripeColour } from '#ui/card.tsx';
import { GENRE_NAMES, questionIds } from './room-texts.ts';
import { inParts, textKnowledge, wordCount, type ListedText, type TextPart } from './rules/known-words.ts';
import { readingState } from './rules/reading-past.ts';
import type { RoomWords } from './use-room-words.ts';

interface RoomListProps {
  readonly texts: readonly RoomText[];
  /** Null: they cannot be loaded. */
  readonly words: RoomWords | null;
  readonly projection: Projection;
  readonly knowledgeOf: (itemId: string) => Knowledge;
  readonly onChosen: (id: string) => void;
}

const PARTS: readonly (readonly [TextPart, MessageDescriptor])[] = [
  ['easy', msg`You know almost all words`],
  ['harder', msg`More new words`],
  ['read', msg`Read`],
];
const COLOURS: Readonly<Record<RoomLevel, StripeColour>> = {
  A1: 'green',
  'A1+': 'teal',
  A2: 'blue',
  'A2+': 'violet',
};

/** The texts, those with few new words first (RDG-03). */
export function RoomList({ texts, words, projection, knowledgeOf, onChosen }: RoomListProps) {
  const { t, i18n } = useLingui();
  const parts = useMemo(() => {
    const isAnswered = (id: string) => historyOf(projection, id).length > 0;
    return inParts(
      texts.map((text) => {
        const state = readingState({ questions: questionIds(text) }, isAnswered);
        const knowledge =
          words === null ? null : textKnowledge(wordItemsIn(words.lexicon, spokenPieces(text)), knowledgeOf);
        return { text, state, knowledge, isRead: state === 'read' };
      }),
    );
  }, [texts, words, projection, knowledgeOf]);
  return PARTS.filter(([part]) => parts[part].length > 0).map(([part, title]) => (
    <section key={part} aria-label={i18n._(title)} className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{i18n._(title)}</h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {parts[part].map(({ text, state, knowledge }) => (
          <li key={text.id}>
            <CategoryCard
              title={<span lang="nl">{text.title}</span>}
              heading="h3"
              description={t`${{ genre: i18n._(GENRE_NAMES[text.genre]) }}, ${{ level: text.level }}`}
              preview={[]}
              count={i18n._(lengthOf(text, knowledge, i18n))}
              howFar={
                state === 'begun' && (
                  <Note>
                    <Trans>You have begun the questions.</Trans>
                  </Note>
                )
              }
              colour={COLOURS[text.level]}
              onChosen={() => onChosen(text.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm font-semibold">{children}</p>;
}

/** How long a text is and, if that can be told, how many of its words are known; names and numbers are not counted as known or not. */
function lengthOf(text: RoomText, knowledge: ListedText['knowledge'], i18n: I18n): MessageDescriptor {
  if (knowledge === null) {
    const { length } = spokenPieces(text).flatMap(wordsOf);
    return msg({ message: plural(length, { one: '# word', other: '# words' }) });
  }
  const all = wordCount(knowledge);
  const { known } = knowledge;
  const share = i18n.number(Math.floor((known / all) * 100) / 100, { style: 'percent' });
  return msg`${plural(all, { one: '# word', other: '# words' })}. You know ${known} (${share}).`;
}
