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
  const choose = (select: HTMLSelectElement) => {
    if (LANGUAGE.write(storage, select.value).ok) return page.reload();
    select.value = page.language();
    // In the old language, the page would look as if the press had been missed.
    setLost(true);
  };
  /** The sign-in page is there before the app listens: what was chosen until then counts, too. */
  const heed = (select: HTMLSelectElement | null) => {
    if (select !== null && select.value !== page.language()) choose(select);
  };
  return (
    <>
      <select
        aria-label={i18n._('Language')}
        // Else a browser may fill in what was chosen on an earlier visit.
        autoComplete="off"
        ref={heed}
        defaultValue={page.language()}
        onChange={({ target }) => choose(target)}
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
