import '#app/shell/signed-in.css';
import { AppShell } from '#app/shell/app-shell.tsx';
import { StudyLogProvider } from '#shared/study-log/study-log-context.tsx';

/** Everything that only somebody who signed in needs. Its own chunk, so that the sign-in page stays light (QUA-01). */
export default function SignedInApp() {
  return (
    <StudyLogProvider>
      <AppShell />
    </StudyLogProvider>
  );
}
