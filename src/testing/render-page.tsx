import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { COURSE } from '#app/course.ts';
import { aroundNavigation } from '#browser/history/app-history.ts';
import { CourseProvider } from '#learning/components/course-context.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { SessionProvider } from '#auth/components/session-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import type { FakePlatform } from './fake-platform.ts';
import { createSessionFixture } from './session-fixture.ts';

/** Renders a page behind the sign-in with a fake Platform, after reading what is stored on the device. */
export async function renderPage(platform: FakePlatform, page: ReactNode): Promise<{ unmount: () => void }> {
  const { unmount } = render(
    <PlatformProvider platform={platform}>
      <SessionProvider store={createSessionFixture({ platform, start: false }).store}>
        <CourseProvider course={COURSE}>
          <StudyLogProvider>
            <Router aroundNav={aroundNavigation}>{page}</Router>
          </StudyLogProvider>
        </CourseProvider>
      </SessionProvider>
    </PlatformProvider>,
  );
  await settlePage();
  return { unmount };
}

/** Runs everything that waits for promises only. */
export async function settlePage(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
}
