import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SelfRatedDeck } from './self-rated-deck.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const WORDS = [
  { dutch: 'brood', english: 'bread' },
  { dutch: 'melk', english: 'milk' },
  { dutch: 'kaas', english: 'cheese' },
];
const SECOND_MS = 1000;

function setUp() {
  const platform = createFakePlatform({ now: 0 });
  const shown: (number | 'finished')[] = [];
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <SelfRatedDeck
          items={WORDS}
          cardOf={({ dutch, english }) => ({
            itemId: `word:${dutch}`,
            front: <h2>{dutch}</h2>,
            back: <p>{english}</p>,
            spokenFront: null,
            spokenBack: null,
          })}
          firstCard={0}
          onCardShown={(position) => shown.push(position)}
          onFinished={() => shown.push('finished')}
        />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const logged = () => {
    platform.advance(0);
    return platform.database.events.map(({ itemId, activity, grade, durationMs }) =>
      [itemId, activity, grade, durationMs].join(' '),
    );
  };
  return { platform, press, user, shown, logged };
}

const heightOf = (name: string) =>
  screen.getByRole('heading', { name }).closest<HTMLElement>('[style]')?.style.minHeight;

describe('self-rated words', () => {
  it('VOC-05 MEM-01: a rating is logged once with its time, and goes on to the next card', async () => {
    const { platform, press, shown, logged } = setUp();
    platform.advance(2 * SECOND_MS);
    await press('Show Translation');
    expect(screen.getByText('bread')).toBeTruthy();
    await press('I knew it');
    expect(screen.getByRole('heading', { name: 'melk' })).toBeTruthy();
    platform.advance(SECOND_MS);
    await press('Show Translation');
    await press('Not yet');
    expect(logged()).toEqual(['word:brood flashcard good 2000', 'word:melk flashcard again 1000']);
    expect(shown).toEqual([1, 2]);
  });

  it('QUA-22: the fronts keep the height of the highest back and its rating, so that the page does not jump', async () => {
    let heights = { card: 200, bar: 60 };
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function of(
      this: HTMLElement,
    ) {
      if (this.classList.contains('action-bar')) return heights.bar;
      return Math.max(heights.card, Number.parseInt(this.style.minHeight || '0', 10));
    });
    const { press } = setUp();
    heights = { card: 400, bar: 140 };
    await press('Show Translation');
    heights = { card: 300, bar: 60 };
    await press('I knew it');
    expect(heightOf('melk')).toBe('480px');
    heights = { card: 300, bar: 140 };
    await press('Show Translation');
    expect(heightOf('melk')).toBe('400px');
    heights = { card: 300, bar: 60 };
    await press('I knew it');
    expect(heightOf('kaas')).toBe('480px');
    await press('Previous');
    heights = { card: 300, bar: 140 };
    await press('Show Translation');
    // The phone is turned.
    const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
    await press('Hide Translation');
    await press('Show Translation');
    expect(heightOf('melk')).toBe('300px');
    width.mockRestore();
    height.mockRestore();
  });

  it('VOC-05 MEM-01: a turned, unrated card is logged as hard, an unturned one is not logged', async () => {
    const { press, user, shown, logged } = setUp();
    await press('Next');
    await press('Show Translation');
    await user.keyboard('{ArrowLeft}');
    await press('Show Translation');
    await press('Hide Translation');
    await press('Next');
    expect(logged()).toEqual(['word:melk flashcard hard 0']);
    expect(shown).toEqual([1, 0, 1]);
  });

  it('VOC-05: a rating of the last card completes the deck', async () => {
    const { user, shown, logged } = setUp();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight} 2');
    expect(shown).toEqual([1, 2, 'finished']);
    expect(logged()).toEqual(['word:kaas flashcard good 0']);
  });
});
