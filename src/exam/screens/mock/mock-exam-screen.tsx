import { BookOpen, Headphones, Landmark, Mic, PenLine, type LucideIcon } from 'lucide-react';
import { useCallback } from 'react';
import { OFFICIAL_FORMATS } from '#content/mock-exam/formats.ts';
import type { MockPartProps } from './mock-part-screen.tsx';
import { MOCK_EXAM_VIEWS, MOCK_PARTS, type MockPartId } from '#routes/mock-exam-views.ts';
import { FormatLine } from './format-line.tsx';
import { gamesUnderWay } from '#practice/games-under-way.ts';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { usePageView } from '#routes/components/use-page-view.ts';
import { PagePlaceholder } from '#components/page-placeholder.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface PartEntry {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly code: LazyCode<MockPartProps>;
}

const PARTS: Record<MockPartId, PartEntry> = {
  reading: {
    title: 'Reading',
    Icon: BookOpen,
    code: lazyCode(() => import('#exam/screens/choose/reading-exam.tsx')),
  },
  listening: {
    title: 'Listening',
    Icon: Headphones,
    code: lazyCode(() => import('#exam/screens/choose/listening-exam.tsx')),
  },
  writing: {
    title: 'Writing',
    Icon: PenLine,
    code: lazyCode(() => import('#exam/screens/write/writing-exam.tsx')),
  },
  speaking: {
    title: 'Speaking',
    Icon: Mic,
    code: lazyCode(() => import('#exam/screens/speak/speaking-exam.tsx')),
  },
  knm: {
    title: 'KNM',
    Icon: Landmark,
    code: lazyCode(() => import('#exam/screens/choose/knm-exam.tsx')),
  },
};
const LATE_PARTS = MOCK_PARTS.map((part) => PARTS[part].code);

/** `/mock-exam`: the parts of the exam, each sat as on the day (MOC-01 to MOC-12). */
export default function MockExamScreen() {
  const { view, showView, goBack } = usePageView(MOCK_EXAM_VIEWS);
  useFetchedAhead(LATE_PARTS);
  if (view.kind === 'parts') return <PartList onChosen={(part) => showView({ kind: 'part', part })} />;
  const { title, code } = PARTS[view.part];
  return (
    <LazyView
      key={view.part}
      code={code}
      placeholder={<PagePlaceholder title={`${title}: mock exam`} />}
      props={{ view, showView, goBack }}
    />
  );
}

/** In which parts a sitting is under way; none until the device has told. */
function usePartsUnderWay(): ReadonlySet<MockPartId> {
  const platform = usePlatform();
  const games = loadedOr(useLoaded(useCallback(() => gamesUnderWay(platform), [platform])), []);
  const keys = new Set(games.map(({ key }) => key));
  return new Set(MOCK_PARTS.filter((part) => keys.has(`mock-${part}`)));
}

function PartList({ onChosen }: { readonly onChosen: (part: MockPartId) => void }) {
  const underWay = usePartsUnderWay();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex max-w-3xl flex-col gap-2">
        <h1 className="text-3xl font-bold">Mock exam</h1>
        <p className="text-lg text-ink-soft">
          As in the real exam: no lives, no English and no answers before you hand in. Every answer is saved
          on this device at once.
        </p>
      </div>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {MOCK_PARTS.map((part) => {
          const { title, Icon } = PARTS[part];
          return (
            <Card key={part} as="li" className="flex flex-col gap-3">
              <h2 className="flex items-center gap-3 text-xl font-bold">
                <Icon aria-hidden size={24} className="shrink-0 text-brand" />
                {title}
              </h2>
              {underWay.has(part) && (
                <p className="self-start rounded-md bg-action-soft px-2.5 py-0.5 text-sm font-semibold text-action">
                  Under way
                </p>
              )}
              <FormatLine format={OFFICIAL_FORMATS[part]} />
              <Button tone="secondary" className="mt-auto self-start" onClick={() => onChosen(part)}>
                {title} exams
              </Button>
            </Card>
          );
        })}
      </ul>
    </div>
  );
}
