import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { spokenPieces, type RoomText } from '#content/schema/room-text.ts';
import { loadLexiconOfText } from '#lexicon/lexicon-file.ts';
import { RoomTextView } from '#practice/components/text/room-text-view.tsx';
import type { MediaService } from '#browser/platform.ts';
import type { Playlist } from '#sound/rules/playlist-machine.ts';
import { ComputerVoiceLabel } from '#sound/components/computer-voice-label.tsx';
import { PlaylistNotes } from '#sound/components/playlist-notes.tsx';
import { LoadingNote } from '#sound/components/sound-note.tsx';
import { useMedia, usePlaylist } from '#sound/components/use-playlist.ts';
import type { PlaylistItem } from '#sound/playlist-player.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { wordHelpCode } from '#components/words/word-help-code.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { voicedPieces } from './room-voices.ts';
import { useWordStates } from './word-states.tsx';

/** A page with a text: something follows below its bars. */
export const READING_PAGE = 'mx-auto flex w-full max-w-3xl flex-col gap-6 [--edge-below:0px]';

interface TextReaderProps {
  /** A text of one’s own has no id, and no reader: any voice says it. */
  readonly text: Pick<RoomText, 'title' | 'blocks'> & Partial<Pick<RoomText, 'id' | 'reader'>>;
  /** False where the page has the title. */
  readonly isTitled?: boolean;
}

/** A text to read and to hear, sentence by sentence (RDG-03). */
export function TextReader({ text, isTitled = false }: TextReaderProps) {
  const { t } = useLingui();
  const media = useMedia();
  useAnswers(text.id);
  const pieces = useMemo(() => spokenPieces(text), [text]);
  const items = useMemo(() => heardItems(text, pieces), [text, pieces]);
  const { control, renderText } = useWordStates(pieces);
  const shown = { text, isTitled, ...(renderText !== undefined && { renderText }) };
  return (
    <section aria-label={t`Text`} className="flex flex-col gap-3">
      {control}
      {media === undefined ? (
        <RoomTextView {...shown} />
      ) : (
        <HeardText media={media} items={items} shown={shown} />
      )}
    </section>
  );
}

/** Fetches what answers when a word is pressed with the text, and not as late as elsewhere (RDG-06). */
function useAnswers(textId: string | undefined): void {
  const { files } = usePlatform();
  useEffect(() => {
    void wordHelpCode.load();
    if (textId !== undefined) void loadLexiconOfText(files, textId);
  }, [files, textId]);
}

function heardItems(
  { blocks, reader }: TextReaderProps['text'],
  pieces: readonly string[],
): readonly PlaylistItem[] {
  if (reader === undefined) return pieces.map((dutch) => ({ dutch, meaning: null }));
  const voiced = voicedPieces({ blocks, reader });
  const cast = [...new Set(voiced.map(({ by }) => by))];
  return voiced.map(({ text: dutch, by }) => ({
    dutch,
    meaning: null,
    speaker: { cast, place: cast.indexOf(by) },
  }));
}

interface HeardTextProps {
  readonly media: MediaService | null;
  readonly items: readonly PlaylistItem[];
  readonly shown: Parameters<typeof RoomTextView>[0];
}

function HeardText({ media, items, shown }: HeardTextProps) {
  const { t, i18n } = useLingui();
  const { list, heardFrom, isLoading, press } = usePlaylist({
    media,
    title: shown.text.title,
    items,
    way: 'read-along',
    repeat: 'nothing',
  });
  const isPlaying = list.phase === 'playing';
  const Icon = isPlaying ? Pause : Play;
  const isUnderWay = isPlaying || list.phase === 'paused';
  return (
    <>
      <RoomTextView {...shown} heard={isUnderWay ? list.place : null} />
      <PlaylistNotes list={list} items={items} />
      {(isLoading || heardFrom === 'synthetic') && (
        <div className="flex flex-wrap items-center gap-3">
          {heardFrom === 'synthetic' && <ComputerVoiceLabel />}
          {isLoading && <LoadingNote />}
        </div>
      )}
      <ActionBar>
        {isUnderWay && (
          <Button
            tone="secondary"
            aria-label={t`Previous sentence`}
            onClick={() => press({ kind: 'previous-requested' })}
          >
            <SkipBack aria-hidden size={20} />
          </Button>
        )}
        <Button
          tone="secondary"
          onClick={() => press({ kind: isPlaying ? 'pause-requested' : 'play-requested' })}
        >
          <Icon aria-hidden size={20} className="shrink-0" />
          {i18n._(LABELS[list.phase])}
        </Button>
        {isUnderWay && (
          <Button
            tone="secondary"
            aria-label={t`Next sentence`}
            onClick={() => press({ kind: 'next-requested' })}
          >
            <SkipForward aria-hidden size={20} />
          </Button>
        )}
      </ActionBar>
    </>
  );
}

const LABELS: Readonly<Record<Playlist['phase'], MessageDescriptor>> = {
  resting: msg`Listen to the text`,
  playing: msg`Pause`,
  paused: msg`Continue`,
  finished: msg`Listen again`,
};
