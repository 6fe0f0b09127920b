import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { type Video, type VideoFilter, countTopics } from '#subjects/videos/rules/video.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { nameOfVideos } from '#content/videos/names.ts';
import { textOf } from '#lib/shown-text.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

interface VideoSearchProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly videos: readonly Video[];
  /** The topics in the order to show them. */
  readonly topics: readonly string[];
  readonly filter: VideoFilter;
  readonly onChanged: (filter: VideoFilter) => void;
  /** A topic was chosen, or the search box left. */
  readonly onDone: (filter: VideoFilter) => void;
}

/** Searches titles and artists, within a topic. `/` focuses the box, Esc clears it. */
export function VideoSearch({ box, videos, topics, filter, onChanged, onDone }: VideoSearchProps) {
  const { t, i18n } = useLingui();
  useShortcuts({ '/': () => box.current?.focus() });
  return (
    <search className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <SelectField
        label={t`Topic`}
        name="topic"
        value={filter.topic ?? ''}
        onChange={(event) => {
          const chosen = { ...filter, topic: event.currentTarget.value || null };
          onChanged(chosen);
          onDone(chosen);
        }}
      >
        <option value="">
          <Trans>All topics</Trans>
        </option>
        {countTopics(videos, topics).map(({ topic, count }) => (
          <option key={topic} value={topic}>
            {textOf(nameOfVideos(topic), i18n)} ({count})
          </option>
        ))}
      </SelectField>
      <TextField
        ref={box}
        label={t`Search`}
        name="search"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t`Title or artist`}
        value={filter.query}
        onChange={(event) => onChanged({ ...filter, query: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChanged({ ...filter, query: '' });
        }}
        onBlur={() => onDone(filter)}
      />
    </search>
  );
}
