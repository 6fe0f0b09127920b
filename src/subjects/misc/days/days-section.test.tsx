import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DAY_PARTS, WEEKDAY_CARDS } from '#content/misc/days.ts';
import { MONTH_NAMES, SEASONS } from '#content/misc/seasons.ts';
import { MONTHS, WEEKDAYS } from '#dutch/calendar.ts';
import DaysSection from './days-section.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { LanguageContext } from '#ui/language.tsx';
import { textsIn } from '#ui/texts.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

const PROMPT = 'Click on a day and time period to see the combination';

function setUp() {
  const platform = createFakePlatform({ now: new Date(2026, 10, 20, 12).getTime() });
  render(
    <PlatformProvider platform={platform}>
      <DaysSection />
    </PlatformProvider>,
  );
  return { platform, user: userEvent.setup() };
}

const card = (name: RegExp) => screen.getByRole('button', { name });

describe('days and parts of the day', () => {
  it('MSC-05 MSC-03: a day and a part of the day together make a word; pressing one again removes it', async () => {
    const { platform, user } = setUp();
    expect(screen.getByText(PROMPT)).toBeTruthy();
    await user.click(card(/Maandag/));
    expect(screen.getByText(PROMPT)).toBeTruthy();
    await user.click(card(/De ochtend/));
    expect(screen.getByText('Op maandagochtend')).toBeTruthy();
    expect(screen.getByText('On Monday morning')).toBeTruthy();
    await user.click(card(/De nacht/));
    expect(screen.getByText('Op maandagnacht')).toBeTruthy();
    expect(screen.getByText('On Monday night, after midnight')).toBeTruthy();
    expect(platform.speech.spoken).toEqual([
      'Maandag',
      'De ochtend, De morgen. ’s ochtends, ’s morgens.',
      'De nacht. ’s nachts.',
    ]);
    await user.click(card(/Maandag/));
    expect(screen.getByText(PROMPT)).toBeTruthy();
    expect(card(/Maandag/).getAttribute('aria-pressed')).toBe('false');
    expect(card(/De nacht/).getAttribute('aria-pressed')).toBe('true');
  });

  it('MSC-04: seven numbered days, four parts with approximate hours and their adverbs', () => {
    setUp();
    expect(card(/^1 Maandag Monday$/)).toBeTruthy();
    expect(card(/^7 Zondag Sunday$/)).toBeTruthy();
    expect(
      card(/^De ochtend \/ De morgen The morning ongeveer \/ about 05:30-11:59 ’s ochtends \/ ’s morgens$/),
    ).toBeTruthy();
    expect(card(/about 12:00-17:00 ’s middags$/)).toBeTruthy();
    expect(card(/about 17:00-23:59 ’s avonds$/)).toBeTruthy();
    expect(card(/about 00:00-05:30 ’s nachts$/)).toBeTruthy();
    expect(new Set(WEEKDAY_CARDS.map(({ colour }) => colour)).size).toBe(7);
    expect(new Set(DAY_PARTS.map(({ colour }) => colour)).size).toBe(4);
  });

  it('MSC-04: four seasons with their months, words and sentences', () => {
    setUp();
    for (const months of ['March–May', 'June–August', 'September–November', 'December–February'])
      expect(screen.getByText(`about ${months}`)).toBeTruthy();
    expect(card(/^de sneeuw/)).toBeTruthy();
    expect(screen.getByText('In autumn the leaves fall.')).toBeTruthy();
  });

  it('MSC-04: days and months are named as in the calendar', () => {
    expect(WEEKDAY_CARDS.map(({ dutch }) => dutch.toLowerCase())).toEqual([...WEEKDAYS]);
    expect(WEEKDAY_CARDS.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(MONTH_NAMES.map(({ dutch }) => dutch)).toEqual([...MONTHS]);
    const months = SEASONS.flatMap((season) => season.months.split(', '));
    expect(new Set(months)).toEqual(new Set(MONTHS));
    expect(months).toHaveLength(12);
  });

  it('MSC-04: today’s date is shown as it is written and as it is read aloud', () => {
    setUp();
    expect(screen.getByText('Vandaag is het vrijdag 20 november.')).toBeTruthy();
    expect(screen.getByText('vrijdag twintig november')).toBeTruthy();
    expect(screen.getByText('vrijdag de twintigste november')).toBeTruthy();
  });
});

const textIn = (language: string) => {
  const { container, unmount } = render(
    <PlatformProvider platform={createFakePlatform()}>
      <LanguageContext value={textsIn(language, {})}>
        <DaysSection />
      </LanguageContext>
    </PlatformProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

it('LNG-04 MSC-04: the months of a season stand in the language of the app, and once where that is Dutch', () => {
  expect(textIn('en')).toContain('March–May');
  expect(textIn('tr')).toContain('Aralık–Şubat');
  expect(textIn('nl')).not.toContain('maart–mei');
});
