import '#app/shell/signed-in.css';
import { COURSE } from '#app/course.ts';
import { AppShell } from '#app/shell/app-shell.tsx';
import { createBrowserPlatform } from '#platform/browser-platform.ts';
import { holdBack } from '#platform/history/app-history.ts';
import type { BasePlatform, Platform, SpeechWish } from '#platform/platform.ts';
import { SPEECH_RATE, VOICE } from '#services/storage/device-values.ts';
import { CourseProvider } from '#shared/course/course-context.tsx';
import { PlatformProvider, useBasePlatform } from '#shared/platform-context.tsx';
import { BackClosesDialogs } from '#ui/dialog.tsx';
import { StudyLogProvider } from '#shared/study-log/study-log-context.tsx';

/** By base and not by component: signing out and in again makes no second one. */
const platforms = new WeakMap<BasePlatform, Platform>();

function platformOn(base: BasePlatform): Platform {
  const platform = platforms.get(base) ?? createBrowserPlatform(base, () => speechWishOn(base));
  platforms.set(base, platform);
  return platform;
}

function speechWishOn({ storage }: BasePlatform): SpeechWish {
  return { voice: VOICE.read(storage), rate: SPEECH_RATE.read(storage) };
}

/** Everything that only somebody who signed in needs. Its own chunk, so that the sign-in page stays light (QUA-01). */
export default function SignedInApp() {
  return (
    <PlatformProvider platform={platformOn(useBasePlatform())}>
      <CourseProvider course={COURSE}>
        <StudyLogProvider>
          <BackClosesDialogs value={holdBack}>
            <AppShell />
          </BackClosesDialogs>
        </StudyLogProvider>
      </CourseProvider>
    </PlatformProvider>
  );
}
