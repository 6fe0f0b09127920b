import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BoothProps } from './booth.tsx';
import { BoothStart } from './booth-start.tsx';
import { useLender } from './lender.ts';
import { useBoothTakes } from './use-booth-takes.ts';
import { RECORD_VIEWS } from '#routes/record-views.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { PagePlaceholder } from '#components/page-placeholder.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';

const booth = lazyCode<BoothProps>(() => import('./booth.tsx'));
const LATE_PARTS = [booth];

/** `/record`: anybody who speaks Dutch well can lend their voice, text by text. Nothing is sent anywhere (SPK-05). */
export default function RecordScreen() {
  const { t } = useLingui();
  const { view, showView, goBack } = usePageView(RECORD_VIEWS);
  const takes = useBoothTakes();
  const { isKnown } = useLender();
  // Only for this visit: the next one may be in another room.
  const [isRoomChecked, setRoomChecked] = useState(false);
  useFetchedAhead(LATE_PARTS);
  // Back or a reload may open the booth after the speaker's name was deleted.
  if (view.kind === 'start' || !isKnown) {
    return <BoothStart takes={takes} onBegun={(set) => showView({ kind: 'booth', set })} />;
  }
  return (
    <LazyView
      key={view.set}
      code={booth}
      placeholder={<PagePlaceholder title={t`Record your voice`} />}
      props={{
        setId: view.set,
        takes,
        isRoomChecked,
        onRoomChecked: () => setRoomChecked(true),
        onLeft: goBack,
      }}
    />
  );
}
