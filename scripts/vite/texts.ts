import path from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { USES_TEXTS, withTexts } from '../texts/with-texts.mjs';

/** `<Trans>`, `t` and `msg` of Lingui in what is built, served and tested (docs/decisions/0050-languages.md). */
export function texts(): Plugin {
  return {
    name: 'oefenpad:texts',
    // While JSX is still JSX.
    enforce: 'pre',
    load: {
      filter: { id: /\.po$/ },
      handler: catalogueModule,
    },
    transform: {
      filter: { id: /\.tsx?$/, code: USES_TEXTS },
      handler: (code, id) => withTexts(code, id),
    },
  };
}

/** A translator's file as the app loads it. The content check says what is missing in it. */
async function catalogueModule(file: string): Promise<string> {
  const config = getConfig();
  const { locale, catalog } = getCatalogForFile(
    path.relative(process.cwd(), file),
    await getCatalogs(config),
  );
  const { messages } = await catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: 'en',
  });
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ id }) => id).join(', ')}`);
  return source;
}
