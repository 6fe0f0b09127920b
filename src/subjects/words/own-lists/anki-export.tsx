import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { itemId } from '#learning/rules/item-id.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { isInReview } from '#learning/rules/review-place.ts';
import { isStarred } from '#learning/rules/study-past.ts';
import { ankiFile, type AnkiWays } from '#dutch/vocabulary/anki-file.ts';
import { allWords, type Topic, type Vocabulary, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { REVIEW_SCOPE } from '#storage/review-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';

const WAYS = [
  {
    value: 'one-way',
    label: <Trans comment="Name your own language in place of English.">Dutch to English</Trans>,
  },
  { value: 'both-ways', label: <Trans>Both ways</Trans> },
] as const satisfies readonly { readonly value: AnkiWays; readonly label: ReactNode }[];

/** Words as a file for Anki (MEM-14): those in review, starred ones, custom lists, a topic, or all. */
export function AnkiExport({ vocabulary }: { vocabulary: Vocabulary }) {
  const { t, i18n } = useLingui();
  const { downloads } = usePlatform();
  const { projection } = useProjection();
  const [choice, setChoice] = useState('review');
  const [ways, setWays] = useState<AnkiWays>('one-way');
  const [scope] = useStoredState(REVIEW_SCOPE);
  const topics = topicsOf(choice, vocabulary, {
    projection,
    isInReview: (id) => isInReview(projection, id, scope),
  });
  const count = new Set(allWords({ topics }).map(({ id }) => id)).size;
  return (
    <section className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <h2 className="text-2xl font-bold">
        <Trans>Words for Anki</Trans>
      </h2>
      <p>
        <Trans>
          Anki is a free program for cards. Save the file, and choose <strong>File, Import</strong> in Anki.
          Anki does the rest if it is in English. In another language, choose a note type with two fields
          there. When you import the same words again, Anki changes their cards and makes no new ones.
        </Trans>
      </p>
      <SelectField
        label={t`Words to export`}
        name="anki-words"
        value={choice}
        onChange={({ currentTarget }) => setChoice(currentTarget.value)}
      >
        <option value="review">{t`Words in review`}</option>
        <option value="starred">{t`Words with a star`}</option>
        <option value="own">{t`My own words`}</option>
        <option value="all">{t`All words`}</option>
        {vocabulary.topics.filter(hasWords).map(({ key, title }) => (
          <option key={key} value={`topic ${key}`}>
            {textOf(nameOfWords(key, title), i18n)}
          </option>
        ))}
      </SelectField>
      <RadioGroup
        legend={<Trans>Cards</Trans>}
        name="anki-ways"
        options={WAYS}
        value={ways}
        onChange={setWays}
      />
      <Button
        disabled={count === 0}
        onClick={() => downloads.save('oefenpad-anki.txt', 'text/plain', ankiFile(topics, ways))}
      >
        <Trans>
          Save <Plural value={count} one="# word" other="# words" /> for Anki
        </Trans>
      </Button>
    </section>
  );
}

function hasWords({ subsections }: Topic): boolean {
  return subsections.length > 0;
}

interface Studied {
  readonly projection: Projection;
  readonly isInReview: (itemId: string) => boolean;
}

function topicsOf(
  choice: string,
  { topics }: Vocabulary,
  { projection, isInReview: isIn }: Studied,
): readonly Topic[] {
  switch (choice) {
    case 'all':
      return topics;
    case 'own':
      return topics.filter(({ key }) => typeof key === 'string');
    case 'review':
      return topics.map((topic) => withWords(topic, ({ id }) => isIn(itemId('word', id))));
    case 'starred':
      return topics.map((topic) => withWords(topic, ({ id }) => isStarred(projection, itemId('word', id))));
    default:
      return topics.filter(({ key }) => `topic ${key}` === choice);
  }
}

function withWords(topic: Topic, isWanted: (word: Word) => boolean): Topic {
  const subsections = topic.subsections.map((list) => ({ ...list, words: list.words.filter(isWanted) }));
  return { ...topic, subsections };
}
