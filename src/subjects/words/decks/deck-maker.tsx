import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Vocabulary } from '#dutch/vocabulary/vocabulary.ts';
import { PICK_LABELS } from './deck-words.ts';
import { WORD_PICKS, type WordDeck, type WordPick } from '#routes/vocabulary-views.ts';
import { BackButton } from '#components/back-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';

interface DeckMakerProps {
  readonly vocabulary: Vocabulary;
  readonly onChosen: (deck: WordDeck) => void;
  readonly onBack: () => void;
}

const ALL_TOPICS = 'all';

/** What can be studied as one deck, apart from a list (MEM-21). */
export function DeckMaker({ vocabulary, onChosen, onBack }: DeckMakerProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <BackButton label={t`Back to topics`} onClick={onBack} />
        <h1 className="text-3xl font-bold">
          <Trans>Choose cards</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>Choose what you want to practise together. Nothing has to be saved.</Trans>
        </p>
      </div>
      <Card as="section" className="flex max-w-2xl flex-col items-start gap-3">
        <h2 className="text-xl font-bold">
          <Trans>Your last mistakes</Trans>
        </h2>
        <p>
          <Trans>Everything you answered wrong in the last seven days: words, questions and sentences.</Trans>
        </p>
        <Button tone="secondary" onClick={() => onChosen({ of: 'mistakes' })}>
          <Trans>Practise my mistakes</Trans>
        </Button>
      </Card>
      <Card as="section" className="flex max-w-2xl flex-col items-start gap-3">
        <h2 className="text-xl font-bold">
          <Trans>My stars</Trans>
        </h2>
        <p>
          <Trans>Everything that you gave a star: words, culture words, questions and answers.</Trans>
        </p>
        <Button tone="secondary" onClick={() => onChosen({ of: 'stars' })}>
          <Trans>Practise my stars</Trans>
        </Button>
      </Card>
      <KindOfWords vocabulary={vocabulary} onChosen={onChosen} />
      <p className="max-w-2xl text-ink-soft">
        <Trans>
          To practise the words of a search, look them up in Vocabulary and choose “Practise these words”.
        </Trans>
      </p>
    </div>
  );
}

/** Words of one kind, of one topic or of all. */
function KindOfWords({ vocabulary, onChosen }: Pick<DeckMakerProps, 'vocabulary' | 'onChosen'>) {
  const { t, i18n } = useLingui();
  const [pick, setPick] = useState<WordPick>('verb');
  const [topic, setTopic] = useState(ALL_TOPICS);
  const topics = vocabulary.topics.filter(({ subsections }) => subsections.length > 0);
  return (
    <Card as="section" className="flex max-w-2xl flex-col items-start gap-4">
      <h2 className="text-xl font-bold">
        <Trans>Words of one kind</Trans>
      </h2>
      <RadioGroup
        legend={<Trans>Which words?</Trans>}
        name="word-pick"
        options={WORD_PICKS.map((value) => ({ value, label: i18n._(PICK_LABELS[value]) }))}
        value={pick}
        onChange={setPick}
      />
      <SelectField
        label={t`Of which topic?`}
        name="topic"
        className="max-w-full"
        value={topic}
        onChange={(event) => setTopic(event.currentTarget.value)}
      >
        <option value={ALL_TOPICS}>{t`All topics`}</option>
        {topics.map(({ key, title }) => (
          <option key={key} value={key}>
            {textOf(nameOfWords(key, title), i18n)}
          </option>
        ))}
      </SelectField>
      <Button
        onClick={() =>
          onChosen({ of: 'pick', pick, topic: topics.find(({ key }) => String(key) === topic)?.key ?? null })
        }
      >
        <Trans>Open these cards</Trans>
      </Button>
    </Card>
  );
}
