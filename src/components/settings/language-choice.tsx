import { LANGUAGES } from '#content/languages/languages.ts';
import { useBasePlatform } from '#components/platform-context.tsx';
import { LANGUAGE } from '#storage/session-values.ts';
import { usePlainTexts } from '#ui/plain-texts.ts';

/** The language of the screens, each by its own name. The page is loaded again in it, at the same address (LNG-01). */
export function LanguageChoice() {
  const i18n = usePlainTexts();
  const { page, storage } = useBasePlatform();
  const choose = (language: string) => {
    LANGUAGE.write(storage, language);
    page.reload();
  };
  return (
    <select
      aria-label={i18n._('Language')}
      defaultValue={page.language()}
      onChange={({ target }) => choose(target.value)}
      className="min-h-12 rounded-control border border-line-strong bg-surface-raised px-3"
    >
      {LANGUAGES.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
