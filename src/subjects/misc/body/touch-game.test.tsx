import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BODY_PARTS, type BodyPartId } from '#content/misc/body-parts.ts';
import { TouchGame } from './touch-game.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

/** With the highest numbers the parts are asked from the foot up. */
const FROM_THE_FOOT_UP = () => 0.999;

function setUp() {
  const platform = createFakePlatform({ random: FROM_THE_FOOT_UP });
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <TouchGame />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, user: userEvent.setup() };
}

/** The part in either drawing; the style sheet shows one of the two. */
function part(id: BodyPartId): HTMLElement {
  const name = BODY_PARTS.find((one) => one.id === id)?.english ?? '';
  const [first] = screen.getAllByRole('button', { name });
  if (!first) throw new Error(`no ${name}`);
  return first;
}

const asked = () => screen.getByText(/^Tik aan:/).textContent;

it('MSC-07: the knee is right for the leg, the hand is wrong for the arm, and both are explained', async () => {
  const { platform, user } = setUp();
  const press = async (id: BodyPartId) => {
    await user.click(part(id));
    const told = screen.getByRole('status').textContent;
    await user.click(screen.getByRole('button', { name: 'Next part' }));
    return told;
  };
  await user.click(screen.getByRole('button', { name: 'Play: read the word' }));
  expect(await press('foot')).toBe('Right! It is the foot. ');
  expect(await press('leg')).toBe('Not right. It is the knee. You pressed het been, the leg.');
  expect(await press('knee')).toBe('Right! It is the leg. You pressed de knie, the knee: a piece of it.');
  expect(await press('back')).toBe('Right! It is the back. ');
  expect(await press('stomach')).toBe('Right! It is the stomach, the belly. ');
  expect(await press('hand')).toBe('Right! It is the hand. ');
  expect(await press('hand')).toBe(
    'Not right. It is the arm. You pressed de hand, the hand: that begins where the arm ends.',
  );
  act(() => platform.advance(0));
  expect(platform.database.events).toMatchObject([
    { grade: 'right', answer: 'foot' },
    { grade: 'wrong', answer: 'leg' },
    { grade: 'right', answer: 'knee' },
    { grade: 'right' },
    { grade: 'right' },
    { grade: 'right' },
    { grade: 'wrong', answer: 'hand' },
  ]);
});

it('MSC-07: in listening mode the word is said, and hidden until asked for', async () => {
  const { platform, user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Play: only hear it' }));
  expect(platform.speech.spoken).toEqual(['de voet']);
  expect(asked()).toBe('Tik aan: …');
  await user.click(screen.getByRole('button', { name: 'Show the word' }));
  expect(asked()).toBe('Tik aan: de voet');
});
