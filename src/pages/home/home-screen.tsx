import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Headphones, LayoutGrid, MessagesSquare, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { AskFirstProps } from './ask-for-dates.tsx';
import { StartCard } from './start-card.tsx';
import type { TodayProps } from './today-block.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { HAS_BEGUN } from '#storage/device-values.ts';
import { EXAM_DATES } from '#storage/study-values.ts';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { TilePattern } from '#components/brand.tsx';
import { PATHS, type AppPath } from '#routes/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface Feature {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly path: AppPath;
  readonly Icon: LucideIcon;
}

const FEATURES: readonly Feature[] = [
  {
    title: msg`Structured Themes`,
    text: msg`Words in twenty topics of daily life: shopping, the doctor, the neighbours, the town hall.`,
    path: PATHS.vocabulary,
    Icon: LayoutGrid,
  },
  {
    title: msg`Practise Interactions`,
    text: msg`Questions that people really ask, with short answers that you can say.`,
    path: PATHS.interactions,
    Icon: MessagesSquare,
  },
  {
    title: msg`Practise Listening`,
    text: msg`Listen to short recordings, as in the exam, and answer questions. You can listen to every word and sentence in the app.`,
    path: PATHS.listeningGame,
    Icon: Headphones,
  },
];

/** Only for a person with answers or a date: the log is read after the first paint. */
const TODAY = lazyCode<TodayProps>(() => import('./today-block.tsx'));

/** Asks for the exam date; only for a person who wants to give one. */
const ASK = lazyCode<AskFirstProps>(() => import('./ask-for-dates.tsx'));

/** Only in another language than English. */
const EXTENT = lazyCode(() => import('#components/settings/language-extent.tsx'));

/**
 * The first page after signing in: the minutes one has and one button (PTH-03), what the day holds (MEM-20) and, at the foot, where to
 * go for anything else (HOME-01). It is drawn before the log is read; below the button is what only the log knows.
 */
export function HomeScreen({ today = TODAY }: { today?: LazyCode<TodayProps> }) {
  const { page, storage } = usePlatform();
  const [hasBegun, setBegun] = useState(
    () => HAS_BEGUN.read(storage) === 'yes' || Object.keys(EXAM_DATES.read(storage)).length > 0,
  );
  if (!hasBegun)
    return (
      <div className="flex flex-col gap-8">
        <div className="flex min-h-[calc(100svh-7rem)] flex-col gap-6">
          <Hero />
          <StartCard />
          <LazyView code={ASK} props={{ onSet: () => setBegun(true) }} />
          {page.language() !== 'en' && <LazyView code={EXTENT} props={{}} />}
        </div>
        <Features />
        <ReadyToStart />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-bold">
        <Trans>Today</Trans>
      </h1>
      <StartCard />
      <LazyView code={today} props={{ rest: <Features /> }} placeholder={<TodaySkeleton />} />
    </div>
  );
}

function Features() {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {FEATURES.map(({ title, text, path, Icon }) => (
        <li key={path} className="flex">
          {/* The whole card can be pressed; its title is the link. */}
          <Card className="relative flex flex-1 flex-col gap-2 p-5 transition-transform duration-150 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:-translate-y-0.5">
            <Icon aria-hidden size={28} className="text-brand" />
            <h2 className="text-lg font-bold">
              <AppLink
                to={path}
                className="flex min-h-11 items-center wrap-anywhere text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
              >
                {i18n._(title)}
                <ArrowRight aria-hidden size={20} className="ms-auto shrink-0 text-brand" />
              </AppLink>
            </h2>
            <p className="text-ink-soft">{i18n._(text)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function ReadyToStart() {
  return (
    <Card className="flex flex-col items-start gap-4 p-6 sm:p-8">
      <h2 className="text-2xl font-bold">
        <Trans>Ready to get started?</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Ten minutes every day help more than an hour on Sunday. Begin with the words you need this week.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <AppLink to={PATHS.vocabulary} className={buttonClass({ tone: 'secondary' })}>
          <Trans>Study vocabulary</Trans>
        </AppLink>
        <AppLink to={PATHS.interactions} className={buttonClass({ tone: 'secondary' })}>
          <Trans>Practise interactions</Trans>
        </AppLink>
      </div>
    </Card>
  );
}

function Hero() {
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-brand-soft px-5 py-6 sm:px-10 sm:py-10">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)]" />
      <h1 className="max-w-2xl text-3xl leading-tight font-bold sm:text-5xl">
        <Trans>Learn the Dutch you need, up to A2 and your exam</Trans>
      </h1>
    </div>
  );
}
