import { Undo2 } from 'lucide-react';
import { SettingsSection } from './settings-section.tsx';
import { itemsMarkedBy } from '#learning/rules/marked-known.ts';
import { counted } from '#lib/counted.ts';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { rangeText, totalText } from '#learning/components/placement-texts.ts';
import { PLACEMENT, PLACEMENT_UNDER_WAY, type PlacementState } from '#storage/placement-values.ts';
import { Button, buttonClass } from '#ui/button.tsx';

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The result of the placement, with what it marked, and a way to do it again (PTH-01). */
export function PlacementSection() {
  const [placement, setPlacement] = useStoredState(PLACEMENT);
  const [underWay] = useStoredState(PLACEMENT_UNDER_WAY);
  return (
    <SettingsSection title="What you know already">
      <Result placement={placement} />
      {placement.phase === 'done' && placement.markId !== null && (
        <Marked markId={placement.markId} onUndone={() => setPlacement({ ...placement, markId: null })} />
      )}
      <AppLink to={PATHS.placement} className={buttonClass({ tone: 'secondary', className: 'self-start' })}>
        {underWay !== null
          ? 'Continue the word test'
          : placement.phase === 'done'
            ? 'Do the word test again'
            : 'Show what I know (3 minutes)'}
      </AppLink>
    </SettingsSection>
  );
}

function Result({ placement }: { readonly placement: PlacementState }) {
  switch (placement.phase) {
    case 'none':
      return (
        <p className="text-ink-soft">
          A short test finds out which words you know. They are not taught, and not asked, but for a check.
        </p>
      );
    case 'skipped':
      return <p>You said that you know no Dutch yet.</p>;
    case 'done':
      return (
        <div className="flex flex-col gap-1">
          <p className="font-semibold">{totalText(placement)}</p>
          <p>
            {rangeText(placement)} {!placement.isSure && 'This number is not sure. '}
            <span className="text-ink-soft">Tested on {LONG_DATE.format(placement.at)}.</span>
          </p>
        </div>
      );
  }
}

function Marked({ markId, onUndone }: { readonly markId: string; readonly onUndone: () => void }) {
  const studyLog = useStudyLog();
  const { projection, status } = useProjection();
  const itemIds = itemsMarkedBy(projection, markId);
  if (itemIds.length === 0) return status === 'reading' ? <output>Loading your answers …</output> : null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{counted(itemIds.length, 'word')} are marked as known.</p>
      <Button
        tone="secondary"
        onClick={() => {
          studyLog.unmark({ id: markId, itemIds });
          onUndone();
        }}
      >
        <Undo2 aria-hidden size={18} />
        Undo
      </Button>
    </div>
  );
}
