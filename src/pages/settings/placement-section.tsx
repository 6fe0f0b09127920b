import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { SettingsSection } from './settings-section.tsx';
import { itemsMarkedBy } from '#learning/rules/marked-known.ts';
import { dateText } from '#lib/formatted.ts';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { rangeText, totalText } from '#learning/components/placement-texts.ts';
import { PLACEMENT, PLACEMENT_UNDER_WAY, type PlacementState } from '#storage/placement-values.ts';
import { Button, buttonClass } from '#ui/button.tsx';

/** The result of the placement, with what it marked, and a way to do it again (PTH-01). */
export function PlacementSection() {
  const [placement, setPlacement] = useStoredState(PLACEMENT);
  const [underWay] = useStoredState(PLACEMENT_UNDER_WAY);
  return (
    <SettingsSection title={<Trans>What you know already</Trans>}>
      <Result placement={placement} />
      {placement.phase === 'done' && placement.markId !== null && (
        <Marked markId={placement.markId} onUndone={() => setPlacement({ ...placement, markId: null })} />
      )}
      <AppLink to={PATHS.placement} className={buttonClass({ tone: 'secondary', className: 'self-start' })}>
        {underWay !== null ? (
          <Trans>Continue the word test</Trans>
        ) : placement.phase === 'done' ? (
          <Trans>Do the word test again</Trans>
        ) : (
          <Trans>Show what I know (3 minutes)</Trans>
        )}
      </AppLink>
    </SettingsSection>
  );
}

function Result({ placement }: { readonly placement: PlacementState }) {
  const { i18n } = useLingui();
  switch (placement.phase) {
    case 'none':
      return (
        <p className="text-ink-soft">
          <Trans>
            A short test finds out which words you know. They are not taught. Review asks a few of them, to
            check.
          </Trans>
        </p>
      );
    case 'skipped':
      return (
        <p>
          <Trans>You said that you know no Dutch yet.</Trans>
        </p>
      );
    case 'done':
      return (
        <div className="flex flex-col gap-1">
          <p className="font-semibold">{i18n._(totalText(placement, i18n.locale))}</p>
          <p>
            {i18n._(rangeText(placement, i18n.locale))}{' '}
            {!placement.isSure && <Trans>This number is not sure.</Trans>}{' '}
            <span className="text-ink-soft">
              <Trans>Tested on {{ date: dateText(placement.at, i18n.locale) }}.</Trans>
            </span>
          </p>
        </div>
      );
  }
}

function Marked({ markId, onUndone }: { readonly markId: string; readonly onUndone: () => void }) {
  const studyLog = useStudyLog();
  const { projection, status } = useProjection();
  const itemIds = itemsMarkedBy(projection, markId);
  if (itemIds.length === 0)
    return status === 'reading' ? (
      <output>
        <Trans>Loading your answers …</Trans>
      </output>
    ) : null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        <Plural
          value={itemIds.length}
          one="# word is marked as known."
          other="# words are marked as known."
        />
      </p>
      <Button
        tone="secondary"
        onClick={() => {
          studyLog.unmark({ id: markId, itemIds });
          onUndone();
        }}
      >
        <Undo2 aria-hidden size={18} />
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
