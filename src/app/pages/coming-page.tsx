import { useLocation } from 'wouter';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { PATHS } from '#services/paths.ts';
import { buttonClass } from '#ui/button.tsx';

const PAGES: Record<string, { title: string; sentence: string }> = {
  [PATHS.mockExam]: { title: 'Mock exam', sentence: 'The mock exams are being made and are not here yet.' },
};

/** A page that is still being made says so under its own heading, and points to what can be studied now. */
export default function ComingPage() {
  const [path] = useLocation();
  const page = PAGES[path];
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 py-8">
      <h1 className="text-3xl font-bold">{page?.title}</h1>
      <p className="text-lg text-ink-soft">{page?.sentence}</p>
      <AppLink to={PATHS.vocabulary} className={buttonClass({ tone: 'secondary' })}>
        Study vocabulary
      </AppLink>
    </div>
  );
}
