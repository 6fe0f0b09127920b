import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { SKILLS, type ExamPart, type MockPartProps } from '#exam/part.ts';
import { FormatLine } from './format-line.tsx';
import { SKILL_ICONS } from '#exam/screens/skill-look.ts';
import { isUnderWay } from '#learning/kept-exams.ts';
import { useMockExams } from '#learning/components/use-mock-exams.ts';
import { mockExamViews } from '#routes/mock-exam-views.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';
import { route } from '#routes/routes.ts';
import { PagePlaceholder } from '#components/page-placeholder.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** By part and not by page: what was loaded stays when one comes again. */
const codes = new WeakMap<ExamPart, LazyCode<MockPartProps>>();

function codeOf(part: ExamPart): LazyCode<MockPartProps> {
  const code = codes.get(part) ?? lazyCode(part.mock.load);
  codes.set(part, code);
  return code;
}

/** `/mock-exam`: the parts of the exam, each sat as on the day (MOC-01 to MOC-12). */
export default function MockExamScreen() {
  const { i18n } = useLingui();
  const { parts } = useCourse();
  const views = useMemo(() => mockExamViews(parts.map(({ slug }) => slug)), [parts]);
  const { view, showView, goBack } = usePageView(views);
  useFetchedAhead(useMemo(() => parts.map(codeOf), [parts]));
  const part = view.kind === 'parts' ? undefined : parts.find(({ slug }) => slug === view.part);
  if (view.kind === 'parts' || part === undefined) return <PartList />;
  return (
    <LazyView
      key={part.id}
      code={codeOf(part)}
      placeholder={<PagePlaceholder title={i18n._(part.phrases.mockExam)} />}
      props={{ view, showView, goBack }}
    />
  );
}

function PartList() {
  const { i18n } = useLingui();
  const { parts } = useCourse();
  const exams = useMockExams();
  const bySkill = parts.toSorted((one, other) => SKILLS.indexOf(one.skill) - SKILLS.indexOf(other.skill));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex max-w-3xl flex-col gap-2">
        <h1 className="text-3xl font-bold">
          <Trans>Mock exam</Trans>
        </h1>
        <p className="text-lg text-ink-soft">
          <Trans>
            As in the real exam: no lives, no English and no answers before you hand in. Every answer is saved
            on this device immediately.
          </Trans>
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
        {bySkill.map((part) => {
          const { id, slug, skill, name, phrases, formats, room } = part;
          const isSat = isUnderWay(exams, id);
          const Icon = SKILL_ICONS[skill];
          return (
            <Card key={id} as="li" className="flex flex-col gap-3">
              <h2 className="flex items-center gap-3 text-xl font-bold">
                <Icon aria-hidden size={24} className="shrink-0 text-brand" />
                {i18n._(name)}
              </h2>
              {isSat && (
                <p className="self-start rounded-md bg-action-soft px-2.5 py-0.5 text-sm font-semibold text-action">
                  <Trans>Not finished</Trans>
                </p>
              )}
              <FormatLine format={formats.official} />
              <AppLink
                to={isSat ? route('mockExam', { kind: 'part', part: slug }) : room}
                className={buttonClass({ tone: 'secondary', className: 'mt-auto self-start' })}
              >
                {isSat ? <Trans>Continue: {{ part: i18n._(name) }}</Trans> : i18n._(phrases.exams)}
              </AppLink>
            </Card>
          );
        })}
      </ul>
    </div>
  );
}
