import { Trans, useLingui } from '@lingui/react/macro';
import { CHECKED_ON, OFFICIAL_SOURCES } from '#content/exam/official-sources.ts';
import { LevelPanel, OtherPartsPanel, PracticeNotes, SuccessPanel } from './practice-panels.tsx';
import { SectionCard } from './section-card.tsx';
import { SourceLinks } from './section-card.tsx';
import { dateText } from '#lib/formatted.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { TilePattern } from '#components/brand.tsx';

/** The exam and how it is practised here (`/practice-a2`, EXM-01 to EXM-03), with the ways to the games. */
export default function ExamInfoScreen() {
  const parts = useCourse().parts.filter(({ level }) => level === 'a2');
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl font-bold">
          <Trans>Practice A2</Trans>
        </h1>
        <p className="text-lg text-ink-soft">
          <Trans>A game for each section of the exam.</Trans>
        </p>
      </div>
      <Hero />
      <section aria-labelledby="exam-sections" className="flex flex-col gap-4">
        <h2 id="exam-sections" className="text-2xl font-bold">
          <Trans>The sections of the exam</Trans>
        </h2>
        <p className="max-w-3xl">
          <Trans>
            “Practice here” is the format of this app, not DUO’s. Next to it you see the official exam with
            its times. The number of questions and tasks is that of DUO’s practice exams.
          </Trans>
        </p>
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
          <ul className="contents">
            {parts.map((part) => (
              <SectionCard key={part.id} part={part} />
            ))}
          </ul>
          <OfficialSources />
        </div>
      </section>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <SuccessPanel />
        <PracticeNotes sections={parts.length} />
      </div>
      <LevelPanel />
      <OtherPartsPanel />
    </div>
  );
}

function Hero() {
  return (
    <div className="relative isolate flex flex-col gap-3 overflow-hidden rounded-card bg-brand-soft px-5 py-8 sm:px-10">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)]" />
      <h2 className="text-2xl font-bold sm:text-3xl">
        <Trans>A2 Inburgering Information</Trans>
      </h2>
      <p className="max-w-2xl text-lg">
        <Trans>What the exam looks like, what you practise here, and where the two differ.</Trans>
      </p>
    </div>
  );
}

function OfficialSources() {
  const { i18n, t } = useLingui();
  const date = dateText(Date.parse(`${CHECKED_ON}T12:00`), i18n.locale);
  return (
    <section
      aria-label={t`Official sources`}
      className="flex flex-col gap-2 rounded-card border border-line p-5 sm:p-6"
    >
      <p>
        <Trans>
          Official figures checked on{' '}
          <time dateTime={CHECKED_ON} className="font-semibold">
            {date}
          </time>
          , from DUO’s own pages and practice exams. Look there before you book your exam.
        </Trans>
      </p>
      <SourceLinks sources={OFFICIAL_SOURCES} />
    </section>
  );
}
