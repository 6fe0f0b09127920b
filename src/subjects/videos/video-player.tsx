import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, RotateCcw, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import {
  LOADING_PLAYER,
  type PlayerEvent,
  type PlayerState,
  nextPlayerState,
  readRefusal,
} from '#subjects/videos/rules/player-state.ts';
import { PLAYER_ORIGIN, type Video, playerAddress, watchAddress } from '#subjects/videos/rules/video.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Clock } from '#browser/platform.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

/** What the host's page may do here; docs/decisions/0009-videos.md gives the reasons. */
const MAY_USE = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

interface VideoPlayerProps {
  readonly video: Video;
  readonly isOnline: boolean;
  readonly onClosed: () => void;
}

/** The host's player, created when a person presses play, with a way out when it shows nothing (VID-03). */
export function VideoPlayer({ video, isOnline, onClosed }: VideoPlayerProps) {
  const { t, i18n } = useLingui();
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
  const trouble = isOnline ? troubleOf(state) : msg`A video needs a connection.`;
  return (
    <div className="flex flex-col gap-3">
      <iframe
        key={attempt}
        ref={frame}
        title={t`${{ title: video.title }}, video from YouTube`}
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
        {i18n._(
          trouble ??
            msg`No picture? Your connection may not reach YouTube, or the video was removed or plays on YouTube only.`,
        )}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={onClosed}>
          <X aria-hidden size={18} />
          <Trans>Close video</Trans>
        </Button>
        <Button tone="secondary" onClick={reload}>
          <RotateCcw aria-hidden size={18} />
          <Trans>Load again</Trans>
        </Button>
        <a
          href={watchAddress(video)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ tone: 'quiet' })}
        >
          <Trans>Watch on YouTube (new tab)</Trans>
          <ExternalLink aria-hidden size={18} className="shrink-0" />
        </a>
      </div>
    </div>
  );
}

function troubleOf(state: PlayerState): MessageDescriptor | null {
  switch (state.phase) {
    case 'loading':
    case 'loaded':
      return null;
    case 'slow':
      return msg`The video is slow to load. Wait a little longer, or watch it on YouTube.`;
    case 'refused':
      return REFUSALS[state.reason];
  }
}

const REFUSALS = {
  gone: msg`This video is not there any more, or it is private.`,
  'not-embeddable': msg`You can watch this video on YouTube only.`,
  failed: msg`YouTube can’t play this video here. It may work on YouTube itself.`,
};

/** Asked again in case the player starts listening only some time after its page has loaded. */
const ASK_AFTER_MS = [0, 0.5, 1, 2, 4].map((seconds) => seconds * SECOND_MS);
/** People wait this long without an explanation, not longer. */
const SLOW_AFTER_MS = 8 * SECOND_MS;

/** What the host's own script sends to a player to make it report its errors. */
const QUESTIONS = [
  { event: 'listening', id: 1, channel: 'widget' },
  { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
].map((question) => JSON.stringify(question));

/**
 * Follows the state of a player's frame. Little is visible from another origin: that something loaded, perhaps only the browser's own error
 * page, and what the player reports about itself, if anything.
 */
function followPlayer(frame: HTMLIFrameElement, clock: Clock, tell: (event: PlayerEvent) => void): Cancel {
  const planned = new Set<Cancel>();
  const ask = () =>
    QUESTIONS.forEach((question) => frame.contentWindow?.postMessage(question, PLAYER_ORIGIN));
  const onLoad = () => {
    tell({ kind: 'frame-loaded' });
    // Focus given to an empty frame isn't passed on to the page that loads into it.
    if (frame.ownerDocument.activeElement === frame) frame.contentWindow?.focus();
    for (const delayMs of ASK_AFTER_MS) planned.add(clock.after(delayMs, ask));
  };
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== PLAYER_ORIGIN) return;
    const reason = readRefusal(data);
    if (reason !== null) tell({ kind: 'refused', reason });
  };
  frame.addEventListener('load', onLoad);
  addEventListener('message', onMessage);
  planned.add(clock.after(SLOW_AFTER_MS, () => tell({ kind: 'waited' })));
  return () => {
    frame.removeEventListener('load', onLoad);
    removeEventListener('message', onMessage);
    planned.forEach((cancel) => cancel());
  };
}
