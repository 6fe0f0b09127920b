import './signed-in.css';
import { COURSE } from '#app/course.ts';
import { AppShell } from './app-shell.tsx';
import { createBrowserPlatform } from '#browser/browser-platform.ts';
import { holdBack } from '#browser/history/app-history.ts';
import type { BasePlatform, Platform, SpeechWish } from '#browser/platform.ts';
import { SPEECH_RATE, VOICE } from '#storage/device-values.ts';
import { CourseProvider } from '#learning/components/course-context.tsx';
import { PlatformProvider, useBasePlatform } from '#components/platform-context.tsx';
import { BackClosesDialogs } from '#ui/dialog.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';

/** One per base platform, so that signing out and in again does not create a second one. */
const platforms = new WeakMap<BasePlatform, Platform>();

function platformOn(base: BasePlatform): Platform {
  const platform = platforms.get(base) ?? createBrowserPlatform(base, () => speechWishOn(base));
  platforms.set(base, platform);
  return platform;
}

function speechWishOn({ storage }: BasePlatform): SpeechWish {
  return { voice: VOICE.read(storage), rate: SPEECH_RATE.read(storage) };
}

/** Everything behind the sign-in page, in a separate chunk, so that the sign-in page stays small (QUA-01). */
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
