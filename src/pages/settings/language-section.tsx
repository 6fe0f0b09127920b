import { Trans } from '@lingui/react/macro';
import { LANGUAGES } from '#content/languages/languages.ts';
import { LanguageChoice } from '#components/settings/language-choice.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The language of the screens, what of it is there, and who has checked it (LNG-01, LNG-03, LNG-05). */
export function LanguageSection() {
  const language = usePlatform().page.language();
  if (LANGUAGES.length === 1) return null;
  return (
    <SettingsSection title={<Trans>Language</Trans>}>
      <LanguageChoice />
      {language !== 'en' && (
        <>
          <p>
            <Trans>
              The first 1,500 words, all interactions and all culture words have their meaning in this
              language. Other words, examples and lessons are explained in English.
            </Trans>
          </p>
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
