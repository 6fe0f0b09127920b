import { useState } from 'react';
import { LANGUAGES } from '#content/languages/languages.ts';
import { useBasePlatform } from '#components/platform-context.tsx';
import { LANGUAGE } from '#storage/session-values.ts';
import { usePlainTexts } from '#ui/plain-texts.ts';

/** The language of the screens, each by its own name. The page is loaded again in it, at the same address (LNG-01). */
export function LanguageChoice() {
  const i18n = usePlainTexts();
  const { page, storage } = useBasePlatform();
  const [isLost, setLost] = useState(false);
  const choose = (language: string) => {
    if (LANGUAGE.write(storage, language).ok) return page.reload();
    // In the old language, the page would look as if the press had been missed.
    setLost(true);
  };
  return (
    <>
      <select
        aria-label={i18n._('Language')}
        value={page.language()}
        onChange={({ target }) => choose(target.value)}
        className="min-h-12 rounded-control border border-line-strong bg-surface-raised px-3"
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      {isLost && <p role="alert">{i18n._('This browser can’t keep your choice of language')}</p>}
    </>
  );
}
