import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SentenceSound } from './sentence-sound.tsx';
import { err } from '#lib/result.ts';
import '#sound/recordings.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { synthesisedClip } from '#testing/fake-synthesis.ts';
import { renderPage } from '#testing/render-page.tsx';

it('SPK-03: without a voice a synthesiser says a sentence of a lesson, and is credited', async () => {
  const platform = createFakePlatform();
  platform.speech.answerWith(err('no-dutch-voice'));
  await renderPage(platform, <SentenceSound text="Amina werkt in Utrecht." />);
  await userEvent.click(screen.getByRole('button', { name: 'Listen: Amina werkt in Utrecht.' }));
  expect(await screen.findByText('Computerstem')).toBeTruthy();
  expect(platform.audio.played).toEqual([synthesisedClip('Amina werkt in Utrecht.')]);
});
