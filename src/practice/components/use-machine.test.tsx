import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMachine } from './use-machine.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

function Question() {
  const { state, hasPlayed, send } = useMachine<string | null, { readonly answer: string }>(() => ({
    initial: null,
    reduce: (given, { answer }) => given ?? answer,
    askedOf: (given) => (given === null ? 'fiets' : null),
    answerOf: (_, given) =>
      given === null ? null : { itemId: 'word:fiets', activity: 'quiz', grade: 'right', answer: given },
  }));
  return (
    <button
      onClick={() => {
        send({ answer: 'bike' });
        send({ answer: 'car' });
      }}
    >
      {state ?? 'nothing yet'} {hasPlayed ? 'played' : 'fresh'}
    </button>
  );
}

it('MEM-01: a screen shows the state, and a second press at the same moment is not a second answer', async () => {
  const platform = createFakePlatform();
  const { unmount } = render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <Question />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('nothing yet fresh');
  platform.advance(2500);
  act(() => button.click());
  expect(button.textContent).toBe('bike played');
  platform.advance(0);
  await act(() => Promise.resolve());
  expect(platform.database.events).toMatchObject([
    { itemId: 'word:fiets', answer: 'bike', durationMs: 2500 },
  ]);
  unmount();
});
