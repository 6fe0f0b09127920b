import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { MovableSentence } from '#content/schema/grammar-lesson.ts';
import { InversionBlock } from './inversion-block.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const MARKET: MovableSentence = {
  english: 'I am going to the market tomorrow.',
  parts: [
    { part: 'subject', text: 'ik' },
    { part: 'finite-verb', text: 'ga' },
    { part: 'time', text: 'morgen' },
    { part: 'place', text: 'naar de markt' },
  ],
  orders: [
    { label: 'Subject first', order: [0, 1, 2, 3] },
    { label: 'Time first', order: [2, 1, 0, 3] },
  ],
};

afterEach(() => delete document.documentElement.dataset['motion']);

/** jsdom can't animate, so the animations that were asked for are recorded. */
function setUp({ isMotionReduced = false } = {}) {
  const moved: (string | null)[] = [];
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: Element) {
      moved.push(this.textContent);
    },
  });
  document.documentElement.dataset['motion'] = isMotionReduced ? 'less' : 'full';
  const platform = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <InversionBlock caption="Two beginnings" sentence={MARKET} />
    </PlatformProvider>,
  );
  return { moved, platform, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const fields = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const SUBJECT_FIRST = ['1 subjectIk', '2 verbga', 'timemorgen', 'placenaar de markt.'];
const TIME_FIRST = ['1 timeMorgen', '2 verbga', 'subjectik', 'placenaar de markt.'];

describe('inversion', () => {
  it('GRA-10: another part moves to the front, the verb stays second, and each sentence is announced', async () => {
    const { user } = setUp();
    const group = screen.getByRole('group', { name: 'Two beginnings' });
    expect(within(group).getAllByRole('button')).toHaveLength(2);
    expect(button('Subject first').getAttribute('aria-pressed')).toBe('true');
    expect(fields()).toEqual(SUBJECT_FIRST);
    expect(screen.getByRole('status').textContent).toBe('');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Time first'));
    expect(button('Time first').getAttribute('aria-pressed')).toBe('true');
    expect(button('Subject first').getAttribute('aria-pressed')).toBe('false');
    expect(fields()).toEqual(TIME_FIRST);
    expect(screen.getByRole('status').textContent).toBe('Morgen ga ik naar de markt.');
    expect(screen.getByRole('status').lang).toBe('nl');
    await user.click(button('Subject first'));
    expect(fields()).toEqual(SUBJECT_FIRST);
    expect(screen.getByRole('status').textContent).toBe('Ik ga morgen naar de markt.');
  });

  it('GRA-10: the parts glide to their places', async () => {
    const { moved, user } = setUp();
    expect(moved).toEqual([]);
    await user.click(button('Time first'));
    expect(moved).toHaveLength(TIME_FIRST.length);
    expect(new Set(moved)).toEqual(new Set(TIME_FIRST));
  });

  it('GRA-10 QUA-15: with reduced motion nothing glides', async () => {
    const { moved, user } = setUp({ isMotionReduced: true });
    await user.click(button('Time first'));
    expect(fields()).toEqual(TIME_FIRST);
    expect(moved).toEqual([]);
  });

  it('GRA-10 SPK-01: plays the order on screen, and stops when the order changes', async () => {
    const { platform, user } = setUp();
    platform.speech.hold();
    await user.click(button('Time first'));
    await user.click(button('Listen: Morgen ga ik naar de markt.'));
    expect(platform.speech.spoken).toEqual(['Morgen ga ik naar de markt.']);
    const before = platform.speech.stops();
    await user.click(button('Subject first'));
    expect(platform.speech.stops()).toBeGreaterThan(before);
    expect(button('Listen: Ik ga morgen naar de markt.')).toBeTruthy();
  });
});
