import { Trans, useLingui } from '@lingui/react/macro';
import type { Topic, Vocabulary } from '#dutch/vocabulary/vocabulary.ts';
import { AnkiExport } from './anki-export.tsx';
import { OwnListCard } from './own-list-card.tsx';
import { OwnListImport } from './own-list-import.tsx';
import { OwnWordForm } from './own-word-form.tsx';
import { useOwnLists } from '#subjects/words/use-vocabulary.ts';
import { BackButton } from '#components/back-button.tsx';

export interface OwnListsViewProps {
  readonly vocabulary: Vocabulary;
  readonly onOpened: (key: Topic['key']) => void;
  readonly onBack: () => void;
}

/**
 * Custom word lists: typed or imported, opened, renamed and deleted (MEM-15), and words for Anki (MEM-14). Loaded late, hence the default
 * export.
 */
export default function OwnListsView({ vocabulary, onOpened, onBack }: OwnListsViewProps) {
  const { t } = useLingui();
  const lists = useOwnLists() ?? [];
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <BackButton label={t`Back to topics`} onClick={onBack} />
        <h1 className="text-3xl font-bold">
          <Trans>My own words</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            Your lists are among the topics. You can study, search, hear and review their words like all
            others.
          </Trans>
        </p>
      </div>
      {lists.length > 0 && (
        <ul className="flex flex-col gap-4">
          {lists.map((list) => (
            <OwnListCard key={list.id} list={list} onOpened={() => onOpened(list.id)} />
          ))}
        </ul>
      )}
      <OwnWordForm lists={lists} />
      <OwnListImport lists={lists} />
      <AnkiExport vocabulary={vocabulary} />
    </div>
  );
}
