import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { TextAgain } from './reading-frame.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

it('SPK-06: the text of a result can be listened to sentence by sentence, from its title on', async () => {
  const text = READING_EXAM_TEXTS[0]?.[0];
  if (text === undefined) throw new Error('There is no exam');
  const platform = createFakePlatform();
  platform.speech.hold();
  await renderPage(platform, <TextAgain item={{ text }} />);
  await userEvent.click(screen.getByText('Sentence by sentence'));
  await userEvent.click(await screen.findByText('Start'));
  expect(platform.speech.spoken).toHaveLength(1);
  expect(platform.speech.spoken[0]?.startsWith(text.title)).toBe(true);
});
