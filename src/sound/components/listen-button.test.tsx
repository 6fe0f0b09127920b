import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { err } from '#lib/result.ts';
import { LOADING_SIGN_MS } from '#sound/app-speech.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { synthesisedClip } from '#testing/fake-synthesis.ts';
import { ListenButton } from './listen-button.tsx';

function setUp() {
  const platform = createFakePlatform();
  platform.speech.hold();
  const view = (children: React.ReactNode) => (
    <StrictMode>
      <PlatformProvider platform={platform}>{children}</PlatformProvider>
    </StrictMode>
  );
  return { platform, view, user: userEvent.setup() };
}

describe('ListenButton', () => {
  it('SPK-01: says the Dutch, shows Stop meanwhile, and returns to normal at the end', async () => {
    const { platform, view, user } = setUp();
    render(view(<ListenButton text="de fiets" />));
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    expect(platform.speech.spoken).toEqual(['de fiets']);
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveProperty('disabled', false);
    await act(async () => platform.speech.finish());
    expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
  });

  it('SPK-01: a second press stops it, by keyboard too, and the focus stays', async () => {
    const { platform, view, user } = setUp();
    render(view(<ListenButton text="de fiets" label="Pronunciation" />));
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(platform.speech.stops()).toBe(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pronunciation' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('SPK-01: only the button whose text is said shows Stop', async () => {
    const { view, user } = setUp();
    render(
      view(
        <>
          <ListenButton text="Hoe heet u?" label="Listen to the question" />
          <ListenButton text="Ik heet Sara." label="Listen to the answer" />
        </>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Listen to the question' }));
    await user.click(screen.getByRole('button', { name: 'Listen to the answer' }));
    expect(screen.getByRole('button', { name: 'Listen to the question' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(1);
  });

  it.each([
    ['leaving the view', null],
    ['moving on to another text', <ListenButton key="same" text="de trein" />],
    ['disabling it', <ListenButton key="same" text="de fiets" disabled />],
  ])('SPK-01: %s stops it', async (_, after) => {
    const { platform, view, user } = setUp();
    const { rerender } = render(view(<ListenButton key="same" text="de fiets" />));
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    rerender(view(after));
    expect(platform.speech.stops()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('SPK-01: removing a silent button does not stop another one', async () => {
    const { platform, view, user } = setUp();
    const { rerender } = render(
      view([
        <ListenButton key="1" text="a" label="First" />,
        <ListenButton key="2" text="b" label="Second" />,
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Second' }));
    rerender(view([<ListenButton key="2" text="b" label="Second" />]));
    expect(platform.speech.stops()).toBe(0);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  });

  it('SPK-01: a disabled one says nothing', async () => {
    const { platform, view, user } = setUp();
    render(view(<ListenButton text="de fiets" disabled />));
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    expect(platform.speech.spoken).toEqual([]);
  });

  it('SPK-03: without a voice or a recording the synthesiser is heard, and labelled', async () => {
    const { platform, view, user } = setUp();
    platform.audio.hold();
    render(view(<ListenButton text="Om 14:30 uur" />));
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    await act(async () => platform.speech.finish(err('no-dutch-voice')));
    expect(await screen.findByText('Computerstem')).toBeTruthy();
    expect(platform.audio.played).toEqual([synthesisedClip('Om 14:30 uur')]);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
  });

  it('SPK-02 SPK-03: a failing voice is replaced by the synthesiser, with a label', async () => {
    const { platform, view, user } = setUp();
    render(view(<ListenButton text="Om 14:30 uur" />));
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    await act(async () => platform.speech.finish(err('failed')));
    expect(await screen.findByText('Computerstem')).toBeTruthy();
    expect(platform.audio.played).toEqual([synthesisedClip('Om 14:30 uur')]);
    expect(screen.queryByText('The audio did not play')).toBeNull();
  });

  it.each([
    [false, 'Loading the sound…'],
    [true, 'Het geluid wordt geladen…'],
  ])(
    'SPK-01 SPK-03: a sound on its way is told of in words (in Dutch: %s), and Stop works',
    async (isDutch, text) => {
      const { platform, view, user } = setUp();
      platform.synthesis.hold();
      render(view(<ListenButton text="Om 14:30 uur" isDutch={isDutch} />));
      await user.click(screen.getByRole('button', { name: 'Listen' }));
      await act(async () => platform.speech.finish(err('no-dutch-voice')));
      await waitFor(() => expect(platform.synthesis.said).toHaveLength(1));
      act(() => platform.advance(LOADING_SIGN_MS));
      expect(screen.getByRole('status').textContent).toBe(text);
      await user.click(screen.getByRole('button', { name: 'Stop' }));
      expect(screen.queryByRole('status')).toBeNull();
      expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
      await act(async () => platform.synthesis.finish());
      expect(platform.audio.played).toEqual([]);
    },
  );

  it.each([
    [
      'unsupported',
      'Audio not available',
      /does not support speech output\. The app’s own computer voice could not be loaded/,
    ],
    ['no-dutch-voice', 'No Dutch voice on this device', /text-to-speech settings/],
    ['failed', 'The audio did not play', /Please try again/],
  ] as const)('SPK-02: %s is told in words of its own, once', async (failure, title, description) => {
    const { platform, view, user } = setUp();
    platform.synthesis.failWith('unavailable');
    render(view(<ListenButton text="de fiets" />));
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    await act(async () => platform.speech.finish(err(failure)));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(description)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
  });
});
