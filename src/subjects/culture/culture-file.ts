import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { CULTURE_NAMES } from '#content/culture/names.ts';
import { CULTURE_TOPICS } from '#content/culture/topics.ts';
import { cultureRowSchema } from '#content/schema/culture-row.ts';
import {
  type CultureRow,
  type CultureTopic,
  type TopicTitles,
  buildCulture,
} from '#subjects/culture/rules/culture.ts';
import { csvFile } from '#data-files/csv-file.ts';
import { type DataFileState, LOADING, sharedFile } from '#data-files/data-file-cache.ts';
import { inChosenLanguage } from '#data-files/meanings.ts';
import { dataFilesHook } from '#data-files/components/data-file-hooks.ts';
import { showToast } from '#ui/toast.ts';

const TITLES = CULTURE_TOPICS.map(({ title, sections }): TopicTitles => ({
  title,
  name: CULTURE_NAMES[title],
  sections: sections.map(({ dutch, english }) => ({ dutch, meaning: CULTURE_NAMES[english] })),
}));

/** The culture words (CUL-05). */
export const cultureFile = sharedFile(
  csvFile({
    path: '/culture.csv',
    schema: cultureRowSchema,
    build: async (rows, platform): Promise<readonly CultureTopic[]> =>
      buildCulture(
        await inChosenLanguage('culture', rows, platform, (row: CultureRow, { meaning, definition }) => ({
          ...row,
          meaning,
          explanation: definition,
        })),
        TITLES,
      ),
  }),
);

/** As a group of one file: a page without words must let the person try again (CUL-05). */
const useCultureFiles = dataFilesHook([cultureFile]);

interface Culture {
  readonly file: DataFileState<readonly CultureTopic[]>;
  /** Loads the words again after they failed to load. */
  readonly retry: () => void;
}

/** The culture words; a message when they can't be loaded (CUL-05). */
export function useCulture(): Culture {
  const { i18n } = useLingui();
  const { states, retry } = useCultureFiles();
  const file = states[0] ?? LOADING;
  const failed = file.phase === 'failed';
  useEffect(() => {
    if (!failed) return;
    showToast({
      title: i18n._(msg`Loading Error`),
      description: i18n._(msg`There was a problem loading the culture content.`),
      tone: 'danger',
    });
  }, [failed, i18n]);
  return { file, retry };
}
