import { INTERACTION_THEMES } from '#content/interactions/themes.ts';
import { readCsvRows } from '#content/schema/csv.ts';
import { interactionRowSchema } from '#content/schema/interaction-row.ts';
import { buildTheme, type Theme } from '#domain/interactions/theme.ts';
import { dataFilesHook } from '#shared/data-files/data-file-hooks.ts';
import { sharedFile } from '#services/data-files/data-file-cache.ts';
import { reportSkippedRows } from '#services/data-files/report-skipped-rows.ts';

/** The themes' files, in the order of the themes (INT-07). */
export const themeFiles = INTERACTION_THEMES.map(({ path, ...outline }) =>
  sharedFile<Theme>({
    path,
    read(text, { report }) {
      const { rows, skipped } = readCsvRows(text, interactionRowSchema);
      reportSkippedRows(report, path, skipped);
      if (rows.length === 0) throw new Error(`${path} holds no usable row`);
      return buildTheme(outline, rows);
    },
  }),
);

export const useThemeFiles = dataFilesHook(themeFiles);
