import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Vocabulary } from '#dutch/vocabulary/vocabulary.ts';
import { WORDS_AT_A_TIME } from '#learning/rules/next-words.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { TOPIC_FIRST } from '#storage/study-values.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';

const NO_TOPIC = 'none';

interface NextWordsCardProps {
  readonly vocabulary: Vocabulary;
  readonly onChosen: (count: number) => void;
}

/** The first thing on the vocabulary page: the next words, and one topic to put first (PTH-02). */
export function NextWordsCard({ vocabulary, onChosen }: NextWordsCardProps) {
  const { t, i18n } = useLingui();
  const [topicFirst, chooseTopic] = useStoredState(TOPIC_FIRST);
  const topics = vocabulary.topics.filter(
    ({ key, subsections }) => typeof key === 'number' && subsections.length > 0,
  );
  return (
    <Card as="section" className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl font-bold">
          <Trans>Next words</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>Ten at a time. The words that you need most come first.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`One topic first`}
          name="topic-first"
          className="max-w-72"
          value={topicFirst ?? NO_TOPIC}
          onChange={({ currentTarget: { value } }) => chooseTopic(value === NO_TOPIC ? null : Number(value))}
        >
          <option value={NO_TOPIC}>{t`No topic`}</option>
          {topics.map(({ key, title }) => (
            <option key={key} value={key}>
              {textOf(nameOfWords(key, title), i18n)}
            </option>
          ))}
        </SelectField>
        {/* As high as the field next to it. */}
        <Button className="min-h-12.5" onClick={() => onChosen(WORDS_AT_A_TIME)}>
          <Trans>
            Learn <Plural value={WORDS_AT_A_TIME} one="# new word" other="# new words" />
          </Trans>
        </Button>
      </div>
    </Card>
  );
}
