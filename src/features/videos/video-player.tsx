import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { ExternalLink, RotateCcw, X } from 'lucide-react';
import { LOADING_PLAYER, nextPlayerState, type PlayerState } from '#domain/videos/player-state.ts';
import { playerAddress, watchAddress, type Video } from '#domain/videos/video.ts';
import { followPlayer } from '#features/videos/follow-player.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

/** What the host's page may do here; docs/decisions/0009-videos.md says why each. */
const MAY_USE = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

interface VideoPlayerProps {
  readonly video: Video;
  readonly isOnline: boolean;
  readonly onClosed: () => void;
}

/** The host's player, made when a person presses play, and the way out when it shows nothing (VID-03). */
export function VideoPlayer({ video, isOnline, onClosed }: VideoPlayerProps) {
  const { clock, page } = usePlatform();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(nextPlayerState, LOADING_PLAYER);
  const [attempt, setAttempt] = useState(1);
  useLayoutEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    const player = attempt > 0 ? frame.current : null;
    return player ? followPlayer(player, clock, dispatch) : undefined;
  }, [clock, attempt]);
  const reload = () => {
    dispatch({ kind: 'reload-requested' });
    setAttempt(attempt + 1);
  };
  const trouble = isOnline ? troubleOf(state) : 'A video needs a connection.';
  return (
    <div className="flex flex-col gap-3">
      <iframe
        key={attempt}
        ref={frame}
        title={`${video.title}, video from YouTube`}
        src={playerAddress(video, page.address().origin)}
        allow={MAY_USE}
        sandbox={SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-control bg-surface-sunken"
      />
      <output
        className={
          trouble === null
            ? 'text-sm text-ink-soft'
            : 'rounded-control border border-warning bg-warning-soft px-3 py-2'
        }
      >
        {trouble ?? 'No picture? The video may have been removed, or may be watched on YouTube only.'}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={onClosed}>
          <X aria-hidden size={18} />
          Close Video
        </Button>
        <Button tone="secondary" onClick={reload}>
          <RotateCcw aria-hidden size={18} />
          Load Again
        </Button>
        <a
          href={watchAddress(video)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ tone: 'quiet' })}
        >
          Watch on YouTube (new tab)
          <ExternalLink aria-hidden size={18} className="shrink-0" />
        </a>
      </div>
    </div>
  );
}

function troubleOf(state: PlayerState): string | null {
  switch (state.phase) {
    case 'loading':
    case 'loaded':
      return null;
    case 'slow':
      return 'The video is slow to come. Wait a little longer, or watch it on YouTube.';
    case 'refused':
      return REFUSALS[state.reason];
  }
}

const REFUSALS = {
  gone: 'This video is not there any more, or it is private.',
  'not-embeddable': 'The maker of this video lets it be watched on YouTube only.',
  failed: 'YouTube can’t play this video here. It may work on YouTube itself.',
};
