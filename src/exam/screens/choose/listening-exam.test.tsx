import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const { default: ListeningExam } = await LISTENING.mock.load();

const QUESTIONS = LISTENING_EXAM_FRAGMENTS[0]?.flatMap(({ questions }) => questions) ?? [];
const questionAt = (place: number) => QUESTIONS[place]?.question ?? 'there is none';

async function open(platform: FakePlatform) {
  platform.speech.hold();
  await renderPage(
    platform,
    <ListeningExam
      view={{ kind: 'intro', part: 'listening', examId: 'listening-1' }}
      showView={() => undefined}
      goBack={() => undefined}
    />,
  );
  return { platform, spoken: () => platform.speech.spoken };
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await settlePage();
}

/** The same device after the page was reloaded. */
async function reload(platform: FakePlatform) {
  platform.page.hide();
  await settlePage();
  cleanup();
  return open(reloadPage(platform));
}

const readAloud = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Read each question aloud/ });

it('MOC-04 MOC-08: each question is read aloud once when it appears, but not again after a reload', async () => {
  const { platform, spoken } = await open(createFakePlatform());
  await press('Start');
  expect(spoken()).toEqual([questionAt(0)]);
  await press('Volgende');
  expect(spoken()).toEqual([questionAt(0), questionAt(1)]);
  await press('Vorige');
  await press('Alle vragen');
  await press('Vraag 2: open');
  expect(spoken()).toHaveLength(2);
  const again = await reload(platform);
  expect(screen.getByText(questionAt(1))).toBeTruthy();
  expect(again.spoken()).toEqual([]);
  await press('Vraag markeren');
  expect(again.spoken()).toEqual([]);
  await press('Volgende');
  expect(again.spoken()).toEqual([questionAt(2)]);
});

it('MOC-05 MOC-08: reading aloud can be switched off beforehand, which is remembered', async () => {
  const { platform } = await open(createFakePlatform());
  expect(readAloud().checked).toBe(true);
  await userEvent.click(readAloud());
  const { spoken } = await reload(platform);
  expect(readAloud().checked).toBe(false);
  await press('Start');
  expect(spoken()).toEqual([]);
  await press('Luister naar het fragment');
  expect(spoken()).toHaveLength(1);
});
