import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { FakePlatform } from '#testing/fake-platform.ts';

/** The frames that were asked for. In a browser each comes at an unknown time: here they are drawn while a step settles. */
interface Frames {
  readonly ask: (draw: FrameRequestCallback) => number;
  readonly cancel: (frame: number) => void;
  readonly areWaiting: () => boolean;
  /** Those that wait now, not what they ask for. */
  readonly draw: () => void;
}

export function createFrames(): Frames {
  const waiting = new Map<number, FrameRequestCallback>();
  let last = 0;
  return {
    ask(draw) {
      last += 1;
      waiting.set(last, draw);
      return last;
    },
    cancel: (frame) => void waiting.delete(frame),
    areWaiting: () => waiting.size > 0,
    draw() {
      const asked = [...waiting.keys()];
      for (const frame of asked) {
        const draw = waiting.get(frame);
        waiting.delete(frame);
        draw?.(0);
      }
    },
  };
}

/** Waits until only the clock is waited for: code is loaded, storage was read, frames are drawn, the screen is stable. */
export async function settle(platform: FakePlatform, frames: Frames): Promise<void> {
  let hasChanged = true;
  const changes = new MutationObserver(() => (hasChanged = true));
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  while (hasChanged || frames.areWaiting()) {
    hasChanged = false;
    await act(async () => {
      await drain(platform, frames);
      await vi.dynamicImportSettled();
      await drain(platform, frames);
    });
  }
  changes.disconnect();
}

/** Runs promises, due calls of the clock and frames in turn: a long file is read in many such pieces. */
async function drain(platform: FakePlatform, frames: Frames): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    if (turn % 4 === 0) {
      platform.advance(0);
      frames.draw();
    }
    await Promise.resolve();
  }
}
