import { expect, it } from 'vitest';
import { dayMonthText, shortDayText, timeText, weekdayText } from './formatted-days.ts';

it('LNG-04: days and times follow the language, whatever language came before', () => {
  const at = new Date(2026, 10, 26, 9, 5).getTime();
  const inLanguage = (language: string) =>
    [weekdayText, shortDayText, dayMonthText, timeText].map((text) => text(at, language));
  expect(inLanguage('en-GB')).toEqual(['Thu 26 Nov', '26 Nov', '26 November', '09:05']);
  expect(inLanguage('nl')).toEqual(['do 26 nov', '26 nov', '26 november', '09:05']);
  expect(inLanguage('tr')).toEqual(['26 Kas Per', '26 Kas', '26 Kasım', '09:05']);
});
