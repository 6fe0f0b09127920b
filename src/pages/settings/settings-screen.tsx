import { Trans } from '@lingui/react/macro';
import { DisplaySection } from './display-section.tsx';
import { SpeechSection } from './speech-section.tsx';
import { ExamSection } from './exam-section.tsx';
import { KeyboardSection } from './keyboard-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PlacementSection } from './placement-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { SoundSection } from './sound-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { VoicesSection } from './voices-section.tsx';
import { VersionSection } from './version-section.tsx';

/** How the app looks, sounds and behaves on this device (`/settings`, MEM-16). Every choice applies at once. */
export default function SettingsScreen() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-10">
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl font-bold">
          <Trans>Settings</Trans>
        </h1>
        <p className="text-lg text-ink-soft">
          <Trans>Your choices work immediately, in this browser on this device.</Trans>
        </p>
      </div>
      <LanguageSection />
      <DisplaySection />
      <SpeechSection />
      <VoicesSection />
      <SoundSection />
      <PlacementSection />
      <ReviewSection />
      <ExamSection />
      <KeyboardSection />
      <StorageSection />
      <OwnDataSection />
      <VersionSection />
    </div>
  );
}
