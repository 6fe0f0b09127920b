import { Trans, useLingui } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { useLoaded } from '#components/use-loaded.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { PagePlaceholder } from '#components/page-placeholder.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { usePageView } from '#routes/components/use-page-view.ts';
import { READING_VIEWS } from '#routes/reading-views.ts';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import type { OwnTextPageProps } from './own-text-page.tsx';
import { RoomList } from './room-list.tsx';
import type { RoomTextPageProps } from './room-text-page.tsx';
import { loadRoomTexts } from './room-texts.ts';
import { useKnowledge, useRoomWords } from './use-room-words.ts';

const textCode = lazyCode<RoomTextPageProps>(() => import('./room-text-page.tsx'));
const ownTextCode = lazyCode<OwnTextPageProps>(() => import('./own-text-page.tsx'));
const LATE_PARTS = [textCode, ownTextCode];

/** The reading room (`/reading`, RDG-03): its texts, one of them, and a text of one’s own. */
export default function ReadingScreen() {
  const { t } = useLingui();
  const { view, showView, goBack } = usePageView(READING_VIEWS);
  useFetchedAhead(LATE_PARTS);
  switch (view.kind) {
    case 'texts':
      return (
        <Texts
          onChosen={(text) => showView({ kind: 'text', text })}
          onOwn={() => showView({ kind: 'own' })}
        />
      );
    case 'text':
      return (
        <LazyView
          key={view.text}
          code={textCode}
          props={{ id: view.text, onLeave: goBack }}
          placeholder={<PagePlaceholder title={t`Reading room`} />}
        />
      );
    case 'own':
      return (
        <LazyView
          code={ownTextCode}
          props={{ onLeave: goBack }}
          placeholder={<PagePlaceholder title={t`A text of your own`} />}
        />
      );
  }
}

interface TextsProps {
  readonly onChosen: (id: string) => void;
  readonly onOwn: () => void;
}

function Texts({ onChosen, onOwn }: TextsProps) {
  const { t } = useLingui();
  const { retry, ...loaded } = useLoaded(loadRoomTexts);
  const words = useRoomWords();
  const { projection } = useProjection();
  const knowledgeOf = useKnowledge();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl font-bold">
            <Trans>Reading room</Trans>
          </h1>
          <p className="text-ink-soft">
            <Trans>Short texts from daily life. Press a word to see what it means.</Trans>
          </p>
        </div>
        <Button tone="secondary" onClick={onOwn}>
          <PencilLine aria-hidden size={18} className="shrink-0" />
          <Trans>Read a text of your own</Trans>
        </Button>
      </div>
      {loaded.phase === 'failed' ? (
        <Alert tone="danger" title={t`The texts could not be loaded`}>
          <p>
            <Trans>Check your connection.</Trans>
          </p>
          <Button tone="secondary" className="mt-3" onClick={retry}>
            <Trans>Try Again</Trans>
          </Button>
        </Alert>
      ) : loaded.phase === 'loading' || words === undefined || knowledgeOf === null ? (
        <Skeleton className="h-96" />
      ) : (
        <RoomList
          texts={loaded.value}
          words={words}
          projection={projection}
          knowledgeOf={knowledgeOf}
          onChosen={onChosen}
        />
      )}
    </div>
  );
}
