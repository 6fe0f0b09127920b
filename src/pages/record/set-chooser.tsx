import { Trans, useLingui } from '@lingui/react/macro';
import { minutesLeft, timeText } from './minutes-left.ts';
import { goodTakes, type BoothTakes } from './use-booth-takes.ts';
import type { LoadedSets } from './use-recording-sets.ts';
import type { RecordedTexts, RecordingSet } from '#sound/texts/recorded-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { withoutMarks } from '#lib/marked-text.ts';
import { textOf } from '#lib/shown-text.ts';

interface SetChooserProps {
  readonly groups: readonly RecordedTexts[];
  readonly group: RecordedTexts;
  readonly onGroup: (group: RecordedTexts) => void;
  readonly loaded: LoadedSets;
  readonly onRetry: () => void;
  /** The chosen set; undefined until the sets are loaded. */
  readonly set: RecordingSet | undefined;
  readonly onSet: (id: string) => void;
  readonly takes: BoothTakes;
}

/** What to record, with what is done of it and how long the rest takes. */
export function SetChooser({ groups, group, onGroup, loaded, onRetry, set, onSet, takes }: SetChooserProps) {
  const { t, i18n } = useLingui();
  const done = goodTakes(set?.texts ?? [], takes.byText).length;
  return (
    <section aria-labelledby="what-to-record" className="flex flex-col gap-5">
      <h2 id="what-to-record" className="text-xl font-bold">
        <Trans>What to record</Trans>
      </h2>
      <RadioGroup
        legend={<Trans>What do you want to read?</Trans>}
        name="group"
        options={groups.map(({ title }) => ({ value: title.id, label: i18n._(title) }))}
        value={group.title.id}
        onChange={(id) => onGroup(groups.find(({ title }) => title.id === id) ?? group)}
      />
      {loaded.phase === 'loading' && (
        <output>
          <Trans>Looking for the texts …</Trans>
        </output>
      )}
      {loaded.phase === 'failed' && (
        <Alert tone="danger" title={t`The texts could not be loaded`}>
          <p>
            <Trans>Please check your connection. Your recordings are saved.</Trans>
          </p>
          <Button tone="secondary" className="mt-3" onClick={onRetry}>
            <Trans>Try Again</Trans>
          </Button>
        </Alert>
      )}
      {loaded.phase === 'ready' && loaded.sets.length > 1 && (
        <SelectField
          label={<Trans>Which one?</Trans>}
          name="set"
          value={set?.id}
          onChange={({ currentTarget }) => onSet(currentTarget.value)}
        >
          <SetOptions sets={loaded.sets} takes={takes} />
        </SelectField>
      )}
      {set !== undefined && (
        <div className="flex flex-col gap-2">
          <ProgressBar
            label={t`${{ title: withoutMarks(textOf(set.title, i18n)) }}: ${done} of ${{ total: set.texts.length }} recorded`}
            value={done}
            max={set.texts.length}
          />
          <p>{i18n._(timeText(minutesLeft(set, takes.byText)))}</p>
        </div>
      )}
    </section>
  );
}

function SetOptions({ sets, takes }: { sets: readonly RecordingSet[]; takes: BoothTakes }) {
  const { t, i18n } = useLingui();
  const topics = [...new Set(sets.map(({ topic }) => topic))];
  return topics.map((topic) => {
    const options = sets
      .filter((set) => set.topic === topic)
      .map((set) => (
        <option key={set.id} value={set.id}>
          {t`${{ title: withoutMarks(textOf(set.title, i18n)) }} (${{ done: goodTakes(set.texts, takes.byText).length }} of ${{ total: set.texts.length }})`}
        </option>
      ));
    return topic === null ? (
      options
    ) : (
      <optgroup key={textOf(topic, i18n)} label={textOf(topic, i18n)}>
        {options}
      </optgroup>
    );
  });
}
