import { Trans } from '@lingui/react/macro';
import { LANGUAGES } from '#content/languages/languages.ts';
import { LanguageChoice } from '#components/settings/language-choice.tsx';
import LanguageExtent from '#components/settings/language-extent.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { SESSION } from '#storage/session-values.ts';
import { SettingsSection } from './settings-section.tsx';

/** The language of the screens, what of it is there, and who has checked it (LNG-01, LNG-03, LNG-05). */
export function LanguageSection() {
  const { page, storage } = usePlatform();
  const language = page.language();
  return (
    <SettingsSection title={<Trans>Language</Trans>}>
      <LanguageChoice />
      {SESSION.read(storage) === null && (
        <p>
          <Trans>You have to log in again after you choose another language.</Trans>
        </p>
      )}
      {language !== 'en' && (
        <>
          <LanguageExtent />
          <Check language={language} />
        </>
      )}
    </SettingsSection>
  );
}

function Check({ language }: { language: string }) {
  const checked = LANGUAGES.find(({ code }) => code === language)?.checked;
  if (checked === undefined)
    return (
      <p>
        <Trans>No native speaker has checked this language yet.</Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        {{ name: checked.by }} has checked this language on {{ date: checked.on }}.
      </Trans>
    </p>
  );
}
