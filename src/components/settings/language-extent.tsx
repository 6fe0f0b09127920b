import { Trans } from '@lingui/react/macro';
import { hasMeanings } from '#content/languages/languages.ts';
import { usePlatform } from '#components/platform-context.tsx';

/**
 * What is there in the chosen language, and what is in English (LNG-03): before anything is studied, and in settings. Not in English itself.
 * Loaded late by home, hence the default export.
 */
export default function LanguageExtent() {
  return (
    <p>
      {!hasMeanings(usePlatform().page.language()) ? (
        <Trans>
          Buttons and messages are in this language. Meanings of words, examples and lessons are in English.
        </Trans>
      ) : (
        <Trans>
          The first 1,500 words, all interactions and all culture words have their meaning in this language.
          Other words, examples and lessons are explained in English.
        </Trans>
      )}
    </p>
  );
}
