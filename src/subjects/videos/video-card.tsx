import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { nameOfVideos } from '#content/videos/names.ts';
import { textOf } from '#lib/shown-text.ts';
import type { Video } from '#subjects/videos/rules/video.ts';
import { VideoPicture } from './video-picture.tsx';
import { VideoPlayer } from './video-player.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

interface VideoCardProps {
  readonly video: Video;
  readonly titleLanguage: 'nl' | undefined;
  readonly isOnline: boolean;
  readonly isPlaying: boolean;
  /** The id of the video that plays now; null when it stops. */
  readonly onPlaying: (id: string | null) => void;
}

/** One video: its picture or its player, and its text (VID-01, VID-03). Not redrawn when another one is played (QUA-04). */
export const VideoCard = memo(function VideoCard(props: VideoCardProps) {
  const { video, titleLanguage, isOnline, isPlaying, onPlaying } = props;
  const { title, artist, description } = video;
  const { i18n } = useLingui();
  const topic = textOf(nameOfVideos(video.topic), i18n);
  // The picture takes the focus when its player is closed, but not when another video was started.
  const [wasClosed, setWasClosed] = useState(false);
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      {isPlaying ? (
        <VideoPlayer
          video={video}
          isOnline={isOnline}
          onClosed={() => {
            setWasClosed(true);
            onPlaying(null);
          }}
        />
      ) : (
        <VideoPicture
          video={video}
          titleLanguage={titleLanguage}
          isOnline={isOnline}
          takesFocus={wasClosed}
          onPlayed={() => {
            setWasClosed(false);
            onPlaying(video.id);
          }}
        />
      )}
      <div className="flex flex-col gap-1">
        <h2 lang={titleLanguage} className="text-xl leading-snug font-bold wrap-anywhere">
          {title}
        </h2>
        {artist !== undefined && <p className="font-semibold text-ink-soft">{artist}</p>}
        <English as="p">{description}</English>
        {isPlaying && (
          <p className="text-sm text-ink-soft">
            <Trans>Topic: {topic}</Trans>
          </p>
        )}
      </div>
    </Card>
  );
});
