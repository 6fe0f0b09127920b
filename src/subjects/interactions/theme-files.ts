import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { INTERACTION_THEMES } from '#content/interactions/themes.ts';
import { interactionRowSchema } from '#content/schema/interaction-row.ts';
import { THEME_NAMES } from '#content/interactions/names.ts';
import { FALLBACK_THEME } from './fallback-theme.ts';
import {
  type QuestionRow,
  type Theme,
  type ThemeOutline,
  buildTheme,
} from '#subjects/interactions/rules/theme.ts';
import { csvFile } from '#data-files/csv-file.ts';
import { type DataFileState, sharedFile } from '#data-files/data-file-cache.ts';
import { inChosenLanguage } from '#data-files/meanings.ts';
import { dataFilesHook } from '#data-files/components/data-file-hooks.ts';
import { showToast } from '#ui/toast.ts';

const OUTLINES = INTERACTION_THEMES.map((theme): ThemeOutline & { readonly path: string } => ({
  ...theme,
  title: THEME_NAMES[theme.title],
  description: THEME_NAMES[theme.description],
}));

/** The themes' files, in the order of the themes (INT-07). */
export const themeFiles = OUTLINES.map(({ path, ...outline }) =>
  sharedFile(
    csvFile({
      path,
      schema: interactionRowSchema,
      build: async (rows, platform): Promise<Theme> =>
        buildTheme(
          outline,
          await inChosenLanguage(
            'interactions',
            rows,
            platform,
            (row: QuestionRow, { question, answer }) => ({
              ...row,
              questionMeaning: question,
              answerMeaning: answer,
            }),
          ),
        ),
    }),
  ),
);

const useThemeFiles = dataFilesHook(themeFiles);

/** The themes loaded so far. */
export interface Interactions {
  /** `loading` until each theme is loaded or has failed for good; `fallback` when none could be loaded. */
  readonly phase: 'loading' | 'complete' | 'incomplete' | 'fallback';
  /** The themes that can be practised, in order. Never empty after loading: see `FALLBACK_THEME`. */
  readonly themes: readonly Theme[];
  /** The themes still loading. */
  readonly coming: readonly ThemeOutline[];
  /** Something needed a second try: time to explain why it takes long. */
  readonly isSlow: boolean;
  /** The themes that failed to load, once that is certain for all of them. */
  readonly failed: readonly ThemeOutline[];
  /** The state of each theme’s file. */
  readonly states: readonly DataFileState<Theme>[];
  /** Loads again what failed or is incomplete. */
  readonly retry: () => void;
}

/** The six themes, each from its own file: some may fail without affecting the others (INT-07). */
export function useInteractions(): Interactions {
  const { i18n } = useLingui();
  const { states, retry } = useThemeFiles();
  const themes = states.flatMap((state) => (state.phase === 'ready' ? [state.data] : []));
  const missing = OUTLINES.filter((_, place) => states[place]?.phase !== 'ready');
  const phase = phaseOf(states);
  const hasFailed = phase === 'incomplete' || phase === 'fallback';
  useEffect(() => {
    if (!hasFailed) return;
    showToast({
      title: i18n._(msg`Loading Error`),
      description: i18n._(msg`There was a problem loading the themes.`),
      tone: 'danger',
    });
  }, [hasFailed, i18n]);
  return {
    phase,
    themes: phase === 'fallback' ? [FALLBACK_THEME] : themes,
    // A failed one waits for the others, so that all failures are reported together.
    coming: phase === 'loading' ? missing : [],
    isSlow: states.some((state) => state.phase === 'loading' && state.retries > 0),
    failed: hasFailed ? missing : [],
    states,
    retry,
  };
}

function phaseOf(states: readonly DataFileState<Theme>[]): Interactions['phase'] {
  if (states.some((state) => state.phase === 'loading')) return 'loading';
  const readyCount = states.filter((state) => state.phase === 'ready').length;
  if (readyCount === states.length) return 'complete';
  return readyCount === 0 ? 'fallback' : 'incomplete';
}
