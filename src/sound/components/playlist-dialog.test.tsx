import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#lib/duration.ts';
import { err } from '#lib/result.ts';
import { isBusyHere } from '#updates/busy.ts';
import { SPEECH_RATE } from '#storage/device-values.ts';
import { PlaylistButton } from './playlist-button.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const WORDS = [
  { dutch: 'de fiets', meaning: 'the bicycle' },
  { dutch: 'de trein', meaning: 'the train' },
];
const SENTENCES = [{ dutch: 'Ik ga met de trein.', meaning: null }];

async function setUp() {
  const platform = createFakePlatform();
  platform.speech.hold();
  platform.audio.hold();
  const user = userEvent.setup();
  const page = await renderPage(
    platform,
    <PlaylistButton
      title="Transport"
      choices={() => [
        { label: 'Words', items: WORDS },
        { label: 'Example sentences', items: SENTENCES },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Listen to all' }));
  await screen.findByRole('button', { name: 'Start' });
  const events = async () => {
    await settlePage();
    const kept = await platform.database.eventsSince(0);
    return kept.ok ? kept.value.events : null;
  };
  return { platform, user, page, events };
}

const button = (name: string) => screen.getByRole('button', { name });
/** Ends the current speech or pause. */
async function goOn({ platform }: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  await act(async () => {
    platform.speech.finish();
    platform.audio.finish();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => void setTimeout(resolve));
  });
}

describe('listening to a list', () => {
  it('SPK-07: one large button starts it and pauses it; what is said is shown with its place, and nothing is logged', async () => {
    const all = await setUp();
    const { platform, user, events } = all;
    await waitFor(() => expect(document.activeElement).toBe(button('Start')));
    expect(platform.speech.spoken).toEqual([]);
    await user.keyboard('{Enter}');
    expect(platform.speech.spoken).toEqual(['de fiets']);
    expect(screen.getByText('1 of 2')).toBeTruthy();
    expect(isBusyHere()).toBe(true);
    await goOn(all);
    expect(screen.getByText('What does it mean?')).toBeTruthy();
    await goOn(all);
    expect(platform.speech.spokenMeanings).toEqual(['the bicycle']);
    for (let turn = 0; turn < 3; turn += 1) await goOn(all);
    expect(platform.speech.spoken).toEqual(['de fiets', 'de fiets', 'de trein']);
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await user.click(button('Pause'));
    expect(screen.getByText('Paused')).toBeTruthy();
    expect(isBusyHere()).toBe(false);
    expect(await events()).toEqual([]);
  });

  it('SPK-06: the speed is that of the settings, and is saved', async () => {
    const { platform } = await setUp();
    const speed = screen.getByRole('slider', { name: 'Speed' });
    expect(speed.getAttribute('aria-valuetext')).toBe('0.8 times normal speed');
    fireEvent.change(speed, { target: { value: '1.2' } });
    expect(SPEECH_RATE.read(platform.storage)).toBe(1.2);
  });

  it('SPK-06: repeats, goes forward and back by key, and plays any chosen sentence', async () => {
    const { platform, user } = await setUp();
    await user.click(button('Again'));
    await user.click(button('Again'));
    expect(platform.speech.spoken).toEqual(['de fiets', 'de fiets']);
    await user.keyboard('{ArrowRight}');
    expect(platform.speech.spoken.at(-1)).toBe('de trein');
    await user.keyboard('{ArrowLeft}');
    expect(platform.speech.spoken.at(-1)).toBe('de fiets');
    await user.click(screen.getByText('Choose one of 2'));
    await user.click(screen.getByRole('button', { name: 'de trein the train' }));
    expect(platform.speech.spoken.at(-1)).toBe('de trein');
    await user.click(screen.getByRole('radio', { name: 'Example sentences' }));
    expect(screen.getByText('Press Start and listen.')).toBeTruthy();
    await user.click(button('Start'));
    expect(platform.speech.spoken.at(-1)).toBe('Ik ga met de trein.');
  });

  it('SPK-06: to repeat aloud there is a pause, and a recording next to the example', async () => {
    const all = await setUp();
    const { platform, user, page } = all;
    await user.click(screen.getByRole('radio', { name: 'Say it too' }));
    await user.click(button('Start'));
    await goOn(all);
    expect(screen.getByText('Say it now')).toBeTruthy();
    await user.click(button('Record this sentence'));
    await settlePage();
    expect(screen.getByText('Paused')).toBeTruthy();
    expect(isBusyHere()).toBe(true);
    await user.click(button('Stop recording'));
    await settlePage();
    expect(platform.recorder.openMicrophones()).toBe(0);
    await user.click(button('Hear mine'));
    const mine = platform.audio.played.at(-1);
    expect(mine).toMatchObject({ durationMs: 4000, keepsPace: true });
    await user.click(button('Hear the example'));
    expect(button('Hear mine')).toBeTruthy();
    expect(platform.speech.spoken.at(-1)).toBe('de fiets');
    await act(async () => platform.speech.finish());
    await user.click(button('Hear mine'));
    expect(platform.audio.played.at(-1)).toEqual(mine);
    await user.click(button('Continue'));
    expect(button('Hear mine')).toBeTruthy();
    expect(platform.recorder.kept.size).toBe(1);
    expect(screen.getByText(/stays on this page and is sent nowhere/)).toBeTruthy();
    await user.click(button('Next'));
    expect(platform.recorder.kept.size).toBe(0);
    page.unmount();
    expect(isBusyHere()).toBe(false);
  });

  it('SPK-06 QUA-14: after a choice by key the focus stays there, and the repeat mode too', async () => {
    const { platform, user } = await setUp();
    await user.selectOptions(screen.getByLabelText('Repeat'), 'Repeat the list');
    await user.click(screen.getByRole('radio', { name: 'Example sentences' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Example sentences' }));
    expect(screen.getByText('1 of 1')).toBeTruthy();
    await user.click(button('Start'));
    await user.click(button('Next'));
    expect(screen.queryByText('That was the last one.')).toBeNull();
    expect(platform.speech.spoken).toHaveLength(2);
  });

  it('SPK-06: a list that is started while the browser asks for the microphone is not recorded', async () => {
    const { platform, user } = await setUp();
    platform.recorder.hold();
    await user.click(screen.getByRole('radio', { name: 'Say it too' }));
    await user.click(button('Record this sentence'));
    await user.click(button('Start'));
    await act(async () => platform.recorder.answer());
    await settlePage();
    expect(platform.recorder.openMicrophones()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Stop recording' })).toBeNull();
    expect(button('Record this sentence')).toBeTruthy();
  });

  it('SPK-06: a recording ends by itself, and a silent one does not replace the last', async () => {
    const { platform, user } = await setUp();
    await user.click(screen.getByRole('radio', { name: 'Say it too' }));
    await user.click(button('Record this sentence'));
    await settlePage();
    act(() => platform.advance(MINUTE_MS));
    await settlePage();
    expect(platform.recorder.openMicrophones()).toBe(0);
    expect(button('Hear mine')).toBeTruthy();
    platform.recorder.setSound({ durationMs: 4000, spokenMs: 0 });
    await user.click(button('Record again'));
    await settlePage();
    await user.click(button('Stop recording'));
    expect(await screen.findByText('No voice was heard.')).toBeTruthy();
    expect(button('Try Again')).toBeTruthy();
    await user.click(button('Hear mine'));
    expect(platform.audio.played.at(-1)).toMatchObject({ durationMs: 4000, keepsPace: true });
    expect(platform.recorder.kept.size).toBe(1);
  });

  it('SPK-06: without a microphone it says so, and the rest works', async () => {
    const { platform, user } = await setUp();
    platform.recorder.failWith('no-microphone');
    await user.click(screen.getByRole('radio', { name: 'Say it too' }));
    await user.click(button('Record this sentence'));
    expect(await screen.findByText(/This device has no microphone.*press Try Again/)).toBeTruthy();
    expect(button('Try Again')).toBeTruthy();
    await user.click(button('Start'));
    expect(platform.speech.spoken).toEqual(['de fiets']);
  });

  it('SPK-02 SPK-07: items that cannot be heard are named, also if none can', async () => {
    const { platform, user } = await setUp();
    platform.speech.speak = () => Promise.resolve(err('no-dutch-voice'));
    platform.synthesis.failWith('unavailable');
    await user.click(button('Start'));
    expect(await screen.findByText('No sound can play now')).toBeTruthy();
    expect(screen.getByText('de fiets · de trein')).toBeTruthy();
    expect(button('Continue')).toBeTruthy();
  });

  it('SPK-01 SPK-07: closing it stops everything', async () => {
    const { platform, user } = await setUp();
    await user.click(button('Start'));
    expect(platform.mediaControls.shown()).toMatchObject({ title: 'de fiets', place: '1 of 2' });
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.mediaControls.shown()).toBeNull();
    await settlePage();
    expect([platform.speech.stops() > 0, isBusyHere()]).toEqual([true, false]);
  });
});
