import { ArrowRight, Headphones, LayoutGrid, MessagesSquare, type LucideIcon } from 'lucide-react';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { TilePattern } from '#shared/parts/brand.tsx';
import { PATHS, type AppPath } from '#services/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const FEATURES: readonly { title: string; text: string; path: AppPath; Icon: LucideIcon }[] = [
  {
    title: 'Structured Themes',
    text: 'Words in twenty themes of daily life: shopping, the GP, the neighbours, the town hall.',
    path: PATHS.vocabulary,
    Icon: LayoutGrid,
  },
  {
    title: 'Practise Interactions',
    text: 'Questions that people really ask you, with answers short enough to say yourself.',
    path: PATHS.interactions,
    Icon: MessagesSquare,
  },
  {
    title: 'Practise Listening',
    text: 'Short fragments as in the exam: listen first, then answer. Words and sentences can be heard everywhere.',
    path: PATHS.listeningGame,
    Icon: Headphones,
  },
];

/** The first page after signing in (HOME-01). */
export function HomeScreen() {
  return (
    <div className="flex flex-col gap-8">
      <Hero />
      <ul className="grid gap-4 sm:grid-cols-3">
        {FEATURES.map(({ title, text, path, Icon }) => (
          <li key={title} className="flex">
            {/* The whole card can be pressed; its title is the link. */}
            <Card className="relative flex flex-1 flex-col gap-2 p-5 transition-transform duration-150 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:-translate-y-0.5">
              <Icon aria-hidden size={28} className="text-brand" />
              <h2 className="text-lg font-bold">
                <AppLink
                  to={path}
                  className="flex min-h-11 items-center text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
                >
                  {title}
                  <ArrowRight aria-hidden size={20} className="ml-auto shrink-0 text-brand" />
                </AppLink>
              </h2>
              <p className="text-ink-soft">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
      <Card className="flex flex-col items-start gap-4 p-6 sm:p-8">
        <h2 className="text-2xl font-bold">Ready to get started?</h2>
        <p className="max-w-prose text-ink-soft">
          Ten minutes a day is more than an hour on Sunday. Begin with the words you need this week.
        </p>
        <div className="flex flex-wrap gap-3">
          <AppLink to={PATHS.vocabulary} className={buttonClass({ tone: 'primary' })}>
            Study vocabulary
          </AppLink>
          <AppLink to={PATHS.interactions} className={buttonClass({ tone: 'secondary' })}>
            Practise interactions
          </AppLink>
        </div>
      </Card>
    </div>
  );
}

function Hero() {
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-brand-soft px-5 py-8 sm:px-10 sm:py-14">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)]" />
      <div className="flex max-w-2xl flex-col gap-4">
        <p lang="nl" className="font-semibold text-brand-strong">
          Stap voor stap
        </p>
        <h1 className="text-3xl leading-tight font-bold sm:text-5xl">
          Learn the Dutch you need, up to A2 and your exam
        </h1>
        <p className="max-w-prose text-lg">
          Words, sentences and sound from everyday life in the Netherlands, for the inburgering exam and the
          day after.
        </p>
      </div>
    </div>
  );
}
